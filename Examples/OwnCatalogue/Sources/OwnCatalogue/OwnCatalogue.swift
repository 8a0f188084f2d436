// Everything else in this module is generated from the specs. Whoever uses it also needs the values
// and the validation of the run time.
@_exported public import FioriComponents
@_exported public import FioriRuntime
