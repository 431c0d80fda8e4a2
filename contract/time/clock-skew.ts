/** Clocks of two machines, of the upstream, the edge and each other, differ by less, in milliseconds. */
export const CLOCK_SKEW = 5_000;
