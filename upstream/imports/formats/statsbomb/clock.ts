import type { Goal } from "#contract/domain/match";
import type { JsonObject } from "../../json-object.ts";
import { numberAt } from "./json.ts";

/** Minutes of the end of each period. */
const ENDS = [45, 90, 105, 120] as const;
/** Of a shoot-out. */
export const KICKS = 5;

export const periodIn = (event: JsonObject): number => numberAt(event, "period") ?? 0;

/** The file counts whole minutes from 0 over each half's end: 46:10 of the first half is 45+2. */
export function minuteIn(event: JsonObject): Pick<Goal, "minute" | "addedMinute"> {
  const minute = (numberAt(event, "minute") ?? 0) + 1;
  const end = ENDS[periodIn(event) - 1] ?? 120;
  return minute > end ? { minute: end, addedMinute: minute - end } : { minute };
}
