/** Business codes of the specification, sections 4 and 7. Apart from the envelope, whose reader is loaded late. */
export const BUSINESS_OK = 0;
/** A favourite is refused without a word: its star goes back to what it was. */
export const BUSINESS_SILENT = -1;
/** The session is over. Only this code ends one. */
export const BUSINESS_SESSION_INVALID = 100_007;
/** Ours: the request itself was malformed; `result.field` names the parameter. */
export const BUSINESS_BAD_REQUEST = 400;
/** Ours: no such thing under that id. */
export const BUSINESS_NOT_FOUND = 404;
/** Ours: it was there and will not be again. */
export const BUSINESS_GONE = 410;
