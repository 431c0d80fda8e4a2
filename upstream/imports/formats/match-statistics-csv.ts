import { hasColumns } from "./csv.ts";
import { readFootballData, SCORE_COLUMNS } from "./football-data.ts";
import type { Format } from "./format.ts";

const NAME = "match statistics CSV";

/**
 * Results with half-time, shots, fouls, corners, cards and referee. The file names neither league nor season: the
 * league follows from its clubs, and only if these are ambiguous from the file's name.
 */
export const matchStatisticsCsv: Format = {
  name: NAME,
  recognise: (text, fileName) =>
    hasColumns(text, SCORE_COLUMNS)
      ? {
          format: NAME,
          pass: 3,
          read: (part) => ({ reading: readFootballData(text, part, fileName, () => () => []) }),
        }
      : undefined,
};
