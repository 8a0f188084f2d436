// The generated files use the models and the run time without naming the modules that they are in.
@_exported public import FioriComponents
@_exported public import FioriRuntime
