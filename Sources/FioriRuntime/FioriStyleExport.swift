@_exported public import FioriStyle
