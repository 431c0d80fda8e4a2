import type { Pair } from "#contract/domain/match";
import type { StatKey } from "#contract/domain/match-statistics";
import type { JsonObject } from "../../json-object.ts";
import { KICKS, periodIn } from "./clock.ts";
import { numberAt, textAt } from "./json.ts";

export const typeOf = (event: JsonObject): string => textAt(event, "type", "name");

const isShot = (event: JsonObject, ...outcomes: readonly string[]): boolean =>
  typeOf(event) === "Shot" && (outcomes.length === 0 || outcomes.includes(textAt(event, "shot", "outcome", "name")));

const isPass = (event: JsonObject): boolean => typeOf(event) === "Pass";

/** A pass that arrived has no outcome. */
const hasArrived = (event: JsonObject): boolean => textAt(event, "pass", "outcome", "name") === "";

const cardOf = (event: JsonObject): string =>
  textAt(event, "foul_committed", "card", "name") || textAt(event, "bad_behaviour", "card", "name");

/** What counts as one, by statistic. */
const COUNTED: Partial<Record<StatKey, (event: JsonObject) => boolean>> = {
  shots: (event) => isShot(event),
  shotsOnTarget: (event) => isShot(event, "Goal", "Saved", "Saved to Post"),
  shotsOffTarget: (event) => isShot(event, "Off T", "Wayward", "Post", "Saved Off Target"),
  shotsBlocked: (event) => isShot(event, "Blocked"),
  hitWoodwork: (event) => isShot(event, "Post", "Saved to Post"),
  corners: (event) => isPass(event) && textAt(event, "pass", "type", "name") === "Corner",
  offsides: (event) =>
    typeOf(event) === "Offside" || (isPass(event) && textAt(event, "pass", "outcome", "name") === "Pass Offside"),
  fouls: (event) => typeOf(event) === "Foul Committed",
  yellowCards: (event) => cardOf(event) === "Yellow Card" || cardOf(event) === "Second Yellow",
  redCards: (event) => cardOf(event) === "Red Card" || cardOf(event) === "Second Yellow",
  passes: isPass,
  clearances: (event) => typeOf(event) === "Clearance",
  interceptions: (event) => typeOf(event) === "Interception",
  saves: (event) => /^(shot saved|penalty saved)/i.test(textAt(event, "goalkeeper", "type", "name")),
  substitutions: (event) => typeOf(event) === "Substitution",
};

const xgOf = (events: readonly JsonObject[]): number =>
  events.reduce((sum, event) => sum + (numberAt(event, "shot", "statsbomb_xg") ?? 0), 0);

const HUNDREDTH = 100;

/** Statistics of both sides from what happened before any shoot-out. */
export function countsOf(events: readonly JsonObject[], teams: readonly [home: string, away: string]) {
  const played = events.filter((event) => periodIn(event) < KICKS);
  const sides = teams.map((team) => played.filter((event) => textAt(event, "team", "name") === team));
  const pair = (count: (own: readonly JsonObject[]) => number): Pair => [count(sides[0]!), count(sides[1]!)];
  const counted = Object.entries(COUNTED).map(
    ([key, isOne]) => [key, pair((own) => own.filter(isOne).length)] as const,
  );
  const accuracy = pair((own) => {
    const passes = own.filter(isPass);
    return Math.round((passes.filter(hasArrived).length / Math.max(1, passes.length)) * 100);
  });
  const xg = pair((own) => Math.round(xgOf(own) * HUNDREDTH) / HUNDREDTH);
  return { ...Object.fromEntries(counted), passAccuracy: accuracy, xg } as Record<string, Pair>;
}
