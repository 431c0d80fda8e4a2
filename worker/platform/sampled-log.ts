import type { Log } from "./log.ts";

/**
 * One in this many polls is logged: a page polls six times a minute, and a line for each would cost more than the poll.
 */
export const ONE_OF = 100;

/** The fields of a line are built only if it is written. */
type SampledLog = (event: string, fields: () => Record<string, unknown>) => void;

/** A log that writes the first of every hundred lines, marked as standing for a hundred. One per isolate. */
export function sampledLog(log: Log, oneOf = ONE_OF): SampledLog {
  let count = 0;
  return (event, fields) => {
    if (count === 0) log(event, { ...fields(), oneOf });
    count = (count + 1) % oneOf;
  };
}
