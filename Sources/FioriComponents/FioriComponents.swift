// The components' models are generated from `Specs/` while this module is built. Whoever uses them
// also needs the values and the validation of the run time.
@_exported public import FioriRuntime
