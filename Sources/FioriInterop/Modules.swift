// The generated files use the models without naming the module that they are in.
@_exported public import FioriComponents
