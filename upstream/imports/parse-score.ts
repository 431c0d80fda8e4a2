import type { Pair } from "#contract/domain/match";
import { isObject } from "./json-object.ts";
import type { RowScore } from "./source-row.ts";

const FIELDS = { ht: "halfTime", ft: "fullTime", et: "extraTime", p: "shootout" } as const;
/** More than in any match ever played at this level: a typing error. */
const MOST_GOALS = 99;

const isGoals = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MOST_GOALS;

const readPair = (value: unknown): Pair | undefined =>
  Array.isArray(value) && value.length === 2 && isGoals(value[0]) && isGoals(value[1])
    ? [value[0], value[1]]
    : undefined;

/**
 * Reads `{ht, ft, et, p}`, or a bare pair, which is the score after 90 minutes. Empty if nothing was played. These
 * files omit `ht` for goalless matches; it was 0-0 then too.
 */
export function parseScore(score: unknown): RowScore | { reason: string } {
  if (score === undefined || score === null) return {};
  const fields = Array.isArray(score) ? { ft: score } : score;
  if (!isObject(fields)) return { reason: "score is neither an object nor a pair" };
  const read: RowScore = {};
  for (const [short, long] of Object.entries(FIELDS)) {
    if (fields[short] === undefined || fields[short] === null) continue;
    const pair = readPair(fields[short]);
    if (!pair) return { reason: `score.${short} is not a pair of goals: ${JSON.stringify(fields[short])}` };
    read[long] = pair;
  }
  const isGoalless = read.fullTime?.[0] === 0 && read.fullTime[1] === 0;
  return isGoalless && !read.halfTime ? { ...read, halfTime: [0, 0] } : read;
}
