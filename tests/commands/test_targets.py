from tk.target import ROWS


def test_every_row_is_listed_and_auto_is_marked(tk):
    text = tk("targets").stdout
    assert "← auto" in text
    assert all(name in text for name in ROWS)  # a row's name, or its architecture


def test_json(tk):
    document = tk.json("targets")
    by_name = {row["name"]: row for row in document["targets"]}
    assert document["auto"] in by_name
    assert by_name["h200"]["shared_memory"] == 227 * 1024
    assert by_name["mi300x"]["wave"] == 64
    assert all(row["source"] for row in by_name.values())
