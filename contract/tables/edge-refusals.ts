/**
 * Refusals of forms by the edge, before the upstream is called; no upstream has these business codes. They have no message:
 * pages say them in their own words.
 */
export const EDGE_REFUSALS = {
  /** Too many forms of one address or about one number within a minute; `retryAfter` says when to try again. */
  tooMany: 100301,
  /** The form came without the answer that it needs. */
  checkMissing: 100302,
  /** The answer is wrong, too old, used up, or for another form. */
  checkFailed: 100303,
  /** Nobody can say whether the answer is right. */
  checkUnavailable: 100304,
  /** Without script, and the one such form that an address has in ten minutes has been sent. */
  checkAllowance: 100305,
} as const;

export type EdgeRefusal = keyof typeof EDGE_REFUSALS;

/** The refusal that a business code stands for; undefined of an upstream's. */
export const edgeRefusalOf = (code: number): EdgeRefusal | undefined =>
  (Object.keys(EDGE_REFUSALS) as EdgeRefusal[]).find((name) => EDGE_REFUSALS[name] === code);
