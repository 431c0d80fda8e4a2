/**
 * Where the clocks of the tests' sites begin: a Saturday, afternoon in Europe, evening in Asia, many competitions, some
 * live.
 */
export const E2E_NOW = "2026-10-17T14:20:00Z";
