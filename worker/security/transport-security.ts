const TWO_YEARS = 63_072_000;

/** The value of Strict-Transport-Security. Only an operator may allow preloading: it is hard to undo. */
export const transportSecurity = ({ isPreloaded }: { isPreloaded: boolean }): string =>
  `max-age=${TWO_YEARS}; includeSubDomains${isPreloaded ? "; preload" : ""}`;
