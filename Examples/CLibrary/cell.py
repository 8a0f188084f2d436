"""What cell.c does, from Python: the library is loaded with ctypes, without any binding.

Usage: cell.py LIBRARY CELL.json THEME.nss
"""

import ctypes
import sys
from ctypes import POINTER, Structure, byref, c_bool, c_char_p, c_double, c_int32, c_size_t
from ctypes import c_uint32, c_void_p, sizeof

OK, STRICT, BRIEF = 0, 1, 0
CHECKMARK, DISCLOSURE_INDICATOR = 3, 1
HEADLINE = b"fdlFUIObjectTableViewCell_headlineLabel"


class Issue(Structure):
    """struct fiori_issue"""

    _fields_ = [
        ("struct_size", c_size_t),
        ("severity", c_int32),
        ("rule", c_char_p),
        ("message", c_char_p),
        ("path", c_char_p),
        ("line", c_uint32),
        ("column", c_uint32),
    ]


class OptionalEnum(Structure):
    """An enumeration that may be absent, such as struct fiori_optional_cell_accessory_type."""

    _fields_ = [("has_value", c_bool), ("value", c_int32)]


class Image(Structure):
    """struct fiori_image"""

    _fields_ = [("source", c_int32), ("name", c_char_p), ("rendering_mode", OptionalEnum)]


class OptionalBool(Structure):
    """struct fiori_optional_bool"""

    _fields_ = [("has_value", c_bool), ("value", c_bool)]


class OptionalDouble(Structure):
    """struct fiori_optional_double"""

    _fields_ = [("has_value", c_bool), ("value", c_double)]


class Tag(Structure):
    """struct fiori_tag"""

    _fields_ = [("struct_size", c_size_t), ("title", c_char_p)]


class TagList(Structure):
    """struct fiori_tag_list"""

    _fields_ = [("items", POINTER(POINTER(Tag))), ("count", c_size_t)]


class AnyList(Structure):
    """A list whose elements this script does not look at."""

    _fields_ = [("items", c_void_p), ("count", c_size_t)]


class Cell(Structure):
    """struct fiori_object_table_view_cell, as far as this script knows it.

    struct_size tells the library how far that is; the other fields have their defaults.
    """

    _fields_ = [
        ("struct_size", c_size_t),
        ("detail_image", Image),
        ("preserve_detail_image_spacing", OptionalBool),
        ("headline_text", c_char_p),
        ("subheadline_text", c_char_p),
        ("footnote_text", c_char_p),
        ("description_text", c_char_p),
        ("show_description_in_compact", OptionalBool),
        ("status_text", c_char_p),
        ("status_image", Image),
        ("status_display_mode", OptionalEnum),
        ("substatus_text", c_char_p),
        ("substatus_image", Image),
        ("icon_images", AnyList),
        ("icons_column_width", OptionalDouble),
        ("preserve_icon_stack_spacing", OptionalBool),
        ("tags", TagList),
        ("accessory_type", OptionalEnum),
    ]


class Color(Structure):
    """struct fiori_rgba"""

    _fields_ = [(name, c_double) for name in ("red", "green", "blue", "alpha")]


def load(path):
    """The library, with the types of what is called here."""
    library = ctypes.CDLL(path)
    library.fiori_abi_version.restype = c_uint32
    library.fiori_status_text.restype = c_char_p
    library.fiori_document_create.restype = c_void_p
    library.fiori_document_free.argtypes = [c_void_p]
    library.fiori_document_issue_count.argtypes = [c_void_p]
    library.fiori_document_issue_count.restype = c_size_t
    library.fiori_document_get_issue.argtypes = [c_void_p, c_size_t, POINTER(Issue)]
    library.fiori_document_clear_issues.argtypes = [c_void_p]
    library.fiori_object_table_view_cell_from_json.argtypes = [
        c_void_p, c_char_p, c_size_t, c_int32, POINTER(POINTER(Cell)),
    ]
    library.fiori_object_table_view_cell_validate.argtypes = [c_void_p, POINTER(Cell)]
    library.fiori_object_table_view_cell_to_json.argtypes = [
        c_void_p, POINTER(Cell), c_int32, POINTER(c_char_p), POINTER(c_size_t),
    ]
    library.fiori_theme_parse.argtypes = [c_void_p, c_char_p, c_size_t, POINTER(c_void_p)]
    library.fiori_theme_check.argtypes = [c_void_p, c_void_p]
    for name, value in (("text", c_char_p), ("number", c_double), ("color", Color)):
        function = getattr(library, f"fiori_theme_get_{name}")
        function.argtypes = [c_void_p, c_char_p, c_char_p, POINTER(value)]
    return library


class Document:
    """Owns what the library makes; freed at the end of a with statement."""

    def __init__(self, library):
        self.functions = library

    def __enter__(self):
        self.handle = self.functions.fiori_document_create()
        if not self.handle:
            raise MemoryError
        return self

    def __exit__(self, *_):
        self.functions.fiori_document_free(self.handle)

    def status_text(self, status):
        """What a status means."""
        return self.functions.fiori_status_text(status).decode()

    def check(self, status):
        """Raises what is not OK."""
        if status != OK:
            raise ValueError(self.status_text(status))

    def print_issues(self):
        """Prints what the library found, and forgets it."""
        for index in range(self.functions.fiori_document_issue_count(self.handle)):
            issue = Issue(struct_size=sizeof(Issue))
            self.check(self.functions.fiori_document_get_issue(self.handle, index, byref(issue)))
            place = f"line {issue.line}, column {issue.column}" if issue.line else issue.path.decode()
            print(f"issue: {place}: {issue.message.decode()} [{issue.rule.decode()}]")
        self.functions.fiori_document_clear_issues(self.handle)

    def read_cell(self, json):
        """Reads a cell, which is borrowed from the document."""
        cell = POINTER(Cell)()
        self.check(
            self.functions.fiori_object_table_view_cell_from_json(
                self.handle, json, len(json), STRICT, byref(cell)
            )
        )
        return cell.contents


def use_cell(document, json):
    """Reads the cell, changes it, checks it, writes it again."""
    library = document.functions
    read = document.read_cell(json)
    print(f"read: {read.headline_text.decode()}, {read.status_text.decode()}, {read.tags.count} tags")
    for index in range(read.tags.count):
        print(f"tag: {read.tags.items[index].contents.title.decode()}")

    cell = Cell.from_buffer_copy(read)
    cell.struct_size = sizeof(Cell)
    cell.headline_text = b"Pump 15"
    cell.substatus_text = b"since 8:00"
    for accessory in (CHECKMARK, DISCLOSURE_INDICATOR):
        cell.accessory_type.value = accessory
        status = library.fiori_object_table_view_cell_validate(document.handle, byref(cell))
        document.print_issues()
        print(f"checked: {document.status_text(status)}")
    text = c_char_p()
    document.check(
        library.fiori_object_table_view_cell_to_json(
            document.handle, byref(cell), BRIEF, byref(text), None
        )
    )
    print(f"written: {text.value.decode()}")


def use_theme(document, sheet):
    """Looks up how the theme shows the headline."""
    library = document.functions
    theme, font, size, color = c_void_p(), c_char_p(), c_double(), Color()
    document.check(library.fiori_theme_parse(document.handle, sheet, len(sheet), byref(theme)))
    document.check(library.fiori_theme_check(document.handle, theme))
    document.check(library.fiori_theme_get_text(theme, HEADLINE, b"font-name", byref(font)))
    document.check(library.fiori_theme_get_number(theme, HEADLINE, b"font-size", byref(size)))
    document.check(library.fiori_theme_get_color(theme, HEADLINE, b"font-color", byref(color)))
    parts = f"{color.red:.2f} {color.green:.2f} {color.blue:.2f}"
    print(f"theme: {font.value.decode()}, {size.value:g} points, colour {parts}")


def main():
    """Does what the other examples do."""
    path, cell, theme = sys.argv[1:]
    library = load(path)
    if library.fiori_abi_version() != 1:
        sys.exit("the library has another binary interface")
    with Document(library) as document:
        with open(cell, "rb") as file:
            use_cell(document, file.read())
        with open(theme, "rb") as file:
            use_theme(document, file.read())
        try:
            document.read_cell(b'{"headlineText": 15}')
        except ValueError:
            document.print_issues()


main()
