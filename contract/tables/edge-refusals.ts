/**
 * Refusals of forms by the edge, before the upstream is called; no upstream uses these business codes. They carry no
 * message: pages have their own texts.
 */
export const EDGE_REFUSALS = {
  /** Too many forms from one address or about one number within a minute; `retryAfter` says when to retry. */
  tooMany: 100301,
  /** A required answer is missing. */
  checkMissing: 100302,
  /** The answer is wrong, expired, used up, or for another form. */
  checkFailed: 100303,
  /** The answer could not be verified. */
  checkUnavailable: 100304,
  /** Sent without an answer after the network used up its one such form in ten minutes, or strangers their tries. */
  checkAllowance: 100305,
} as const;

export type EdgeRefusal = keyof typeof EDGE_REFUSALS;

/** The refusal for a business code; undefined for an upstream's. */
export const edgeRefusalOf = (code: number): EdgeRefusal | undefined =>
  (Object.keys(EDGE_REFUSALS) as EdgeRefusal[]).find((name) => EDGE_REFUSALS[name] === code);
