import type { Log } from "../log.ts";

/** Of so many polls one is logged: a page polls six times a minute, and a line for each would cost more than the poll. */
const ONE_OF = 100;

/** The fields of a line are made only for those that are written. */
type SampledLog = (event: string, fields: () => Record<string, unknown>) => void;

/** A log that writes the first of every hundred lines, and says that it stands for a hundred. For one isolate. */
export function sampledLog(log: Log, oneOf = ONE_OF): SampledLog {
  let count = 0;
  return (event, fields) => {
    if (count === 0) log(event, { ...fields(), oneOf });
    count = (count + 1) % oneOf;
  };
}
