const TWO_YEARS = 63_072_000;

/** The value of Strict-Transport-Security. Only an operator may ask browsers' makers to preload it: it is hard to take back. */
export const transportSecurity = ({ isPreloaded }: { isPreloaded: boolean }): string =>
  `max-age=${TWO_YEARS}; includeSubDomains${isPreloaded ? "; preload" : ""}`;
