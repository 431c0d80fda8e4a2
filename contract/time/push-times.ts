/** A hub sends its listeners something at least this often, in milliseconds: a heartbeat if nothing has changed. */
export const HEARTBEAT = 10_000;

/** A page considers a socket dead that is silent for this long, in milliseconds: one heartbeat may be lost, not two. */
export const SILENCE = 25_000;

/** Clocks of two machines, of the upstream, the edge and each other, differ by less, in milliseconds. */
export const CLOCK_SKEW = 5_000;
