/** Business codes of the specification, sections 4 and 7. Separate from the envelope, whose parser is loaded late. */
export const BUSINESS_OK = 0;
/** A favourite is refused without a message: its star reverts. */
export const BUSINESS_SILENT = -1;
/** The session has expired. Only this code ends one. */
export const BUSINESS_SESSION_INVALID = 100_007;
/** Ours: the request itself was malformed; `result.field` names the parameter. */
export const BUSINESS_BAD_REQUEST = 400;
/** Ours: nothing has this id. */
export const BUSINESS_NOT_FOUND = 404;
/** Ours: it existed and will not return. */
export const BUSINESS_GONE = 410;
