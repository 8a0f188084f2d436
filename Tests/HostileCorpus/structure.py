"""What outputs are made of, without the texts in them."""

import html.parser
import json
import re
import xml.parsers.expat


class HTMLStructure(html.parser.HTMLParser):
    """The elements and the addresses of a page of HTML."""

    def __init__(self, text):
        super().__init__()
        self.elements = []
        self.addresses = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        """Notes an element, and where it leads."""
        self.elements.append((tag, tuple(sorted(name for name, _ in attrs))))
        self.addresses += [value for name, value in attrs if name in ("href", "src")]


def xml_elements(text):
    """The names of all elements of an XML document with those of their attributes. Declarations of
    document types and entities are refused."""
    found = []
    parser = xml.parsers.expat.ParserCreate()
    parser.StartElementHandler = lambda name, attrs: found.append((name, tuple(sorted(attrs))))
    parser.StartDoctypeDeclHandler = refuse
    parser.EntityDeclHandler = refuse
    parser.Parse(text, True)
    return found


def refuse(*_):
    """Refuses a declaration."""
    raise ValueError("a declaration of a document type or an entity")


def json_shape(text):
    """A JSON document without the contents of its texts."""

    def shape(value):
        """The shape of a value."""
        if isinstance(value, dict):
            return {name: shape(inner) for name, inner in value.items()}
        if isinstance(value, list):
            return [shape(inner) for inner in value]
        return "text" if isinstance(value, str) else value

    return shape(json.loads(text))


def without_comments(sheet):
    """A style sheet without its comments, which do not nest."""
    return re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)


def declarations(tree):
    """The kinds and names of all declarations in what clang says about a C file; parameters and
    literals are left out, texts are in neither."""
    found = []
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if node.get("kind", "").endswith("Decl"):
            found.append((node["kind"], node.get("name"), node.get("type", {}).get("qualType")))
        waiting += node.get("inner", [])
    return sorted(map(str, found))


def symbols(graph):
    """The kinds and names of all symbols in a symbol graph of Swift."""
    return sorted(
        (symbol["kind"]["identifier"], ".".join(symbol["pathComponents"]))
        for symbol in graph["symbols"]
    )


INVISIBLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")
"""Characters that act on a terminal or an editor instead of being shown."""
