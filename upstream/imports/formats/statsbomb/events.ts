import type { Goal, Side } from "#contract/domain/match";
import { type LinedUp, periodOfMinute, type ReportedEvent } from "../../../match/match-details.ts";
import { otherSide } from "../../../match/sides.ts";
import type { FactContent } from "../../../store/match-fact.ts";
import type { JsonObject } from "../../json-object.ts";
import type { Format, Reading } from "../format.ts";
import { KICKS, minuteIn, periodIn } from "./clock.ts";
import { countsOf, typeOf } from "./counts.ts";
import { idInName, listIn, nameAt, SOURCE, sourceKey, textAt } from "./json.ts";
import { lineUpIn, roleIn } from "./line-ups.ts";

const NAME = `${SOURCE}: events of a match`;

type SideOf = (event: JsonObject) => Side;

const personIn = (event: JsonObject) => {
  const name = nameAt(event, "player", "name");
  return name === "" ? {} : { player: { id: name, name } };
};

const outcomeOf = (event: JsonObject): string => textAt(event, "shot", "outcome", "name");
const isPenalty = (event: JsonObject): boolean => textAt(event, "shot", "type", "name") === "Penalty";

/** A goal, or an own goal, which the file tells of the side that concedes it. */
function goalIn(event: JsonObject, sideOf: SideOf): Goal[] {
  const name = nameAt(event, "player", "name");
  const player = name === "" ? {} : { player: name };
  if (typeOf(event) === "Own Goal Against")
    return [{ side: otherSide(sideOf(event)), ...minuteIn(event), ...player, isOwnGoal: true }];
  if (typeOf(event) !== "Shot" || outcomeOf(event) !== "Goal") return [];
  return [
    { side: sideOf(event), ...minuteIn(event), ...player, ...(isPenalty(event) && { isPenalty: true as const }) },
  ];
}

const at = (event: JsonObject, sideOf: SideOf) => {
  const { minute, addedMinute: added } = minuteIn(event);
  return { side: sideOf(event), minute, ...(added !== undefined && { added }), period: periodOfMinute(minute) };
};

const CARDS: Readonly<Record<string, ReportedEvent["type"]>> = {
  "Yellow Card": "YELLOW",
  "Second Yellow": "SECOND_YELLOW",
  "Red Card": "RED",
};

function cardIn(event: JsonObject, sideOf: SideOf): ReportedEvent[] {
  const card = textAt(event, "foul_committed", "card", "name") || textAt(event, "bad_behaviour", "card", "name");
  const type = CARDS[card];
  return type ? [{ type, ...at(event, sideOf), ...personIn(event) }] : [];
}

function changeIn(event: JsonObject, sideOf: SideOf): ReportedEvent[] {
  if (typeOf(event) !== "Substitution") return [];
  const name = nameAt(event, "substitution", "replacement", "name");
  return [
    { type: "SUBST", ...at(event, sideOf), ...personIn(event), ...(name !== "" && { other: { id: name, name } }) },
  ];
}

/** A penalty that was missed during play. */
function missIn(event: JsonObject, sideOf: SideOf): ReportedEvent[] {
  if (typeOf(event) !== "Shot" || !isPenalty(event) || outcomeOf(event) === "Goal") return [];
  return [{ type: "PEN_MISS", ...at(event, sideOf), ...personIn(event) }];
}

function kickIn(event: JsonObject, sideOf: SideOf): ReportedEvent[] {
  if (typeOf(event) !== "Shot") return [];
  const type = outcomeOf(event) === "Goal" ? "PEN_GOAL" : "PEN_MISS";
  return [{ type, side: sideOf(event), minute: 120, period: "ET2", isKick: true, ...personIn(event) }];
}

/** Who came on; the file does not tell their numbers. Who then did nothing has no role, and is left out. */
const cameOn = (changes: readonly ReportedEvent[], events: readonly JsonObject[], side: Side): LinedUp[] =>
  changes.flatMap((change) => {
    const role = change.side === side && change.other && roleIn(events, change.other.name);
    return role ? [{ ...change.other!, role }] : [];
  });

function shootoutFact(kicks: readonly ReportedEvent[]): FactContent[] {
  const scored = (side: Side) => kicks.filter((kick) => kick.side === side && kick.type === "PEN_GOAL").length;
  if (scored("home") === scored("away")) return [];
  return [{ kind: "shootouts", fact: scored("home") > scored("away") ? "home" : "away" }];
}

function factsOf(events: readonly JsonObject[], home: string, away: string): FactContent[] | { reason: string } {
  const teams = new Set(events.map((event) => textAt(event, "team", "name")).filter((name) => name !== ""));
  if (!teams.has(home) || !teams.has(away))
    return { reason: `tells of ${[...teams].join(" and ")}, not of ${home} and ${away}` };
  const sideOf: SideOf = (event) => (textAt(event, "team", "name") === home ? "home" : "away");
  const played = events.filter((event) => periodIn(event) < KICKS);
  const changes = played.flatMap((event) => changeIn(event, sideOf));
  const kicks = events.filter((event) => periodIn(event) === KICKS).flatMap((event) => kickIn(event, sideOf));
  const started = events.filter((event) => typeOf(event) === "Starting XI");
  const lineUps = Object.fromEntries(
    started.flatMap((event) => {
      const lineUp = lineUpIn(event, cameOn(changes, events, sideOf(event)));
      return lineUp ? [[sideOf(event), lineUp]] : [];
    }),
  );
  return [
    { kind: "goals", fact: played.flatMap((event) => goalIn(event, sideOf)) },
    ...shootoutFact(kicks),
    { kind: "cards", fact: played.flatMap((event) => cardIn(event, sideOf)) },
    { kind: "substitutions", fact: changes },
    { kind: "kicks", fact: [...played.flatMap((event) => missIn(event, sideOf)), ...kicks] },
    { kind: "line_ups", fact: lineUps },
    { kind: "statistics", fact: countsOf(events, [home, away]) },
  ];
}

function readEvents(text: string, fileName: string): { reading: Reading } | { reason: string } {
  const [events, id] = [listIn(text), idInName(fileName)];
  if ("reason" in events) return events;
  if (id === undefined) return { reason: "the file is not named by the id of a match" };
  return {
    reading: {
      kind: "details",
      what: "matches with events",
      matches: [{ index: 0, sourceId: sourceKey(id), factsOf: (home, away) => factsOf(events, home, away) }],
      refused: [],
    },
  };
}

/** All that happened on the pitch: goals, cards, substitutions, line-ups and statistics follow from it. */
export const statsbombEvents: Format = {
  name: NAME,
  recognise: (text, fileName) =>
    /^\uFEFF?\s*\[\s*\{\s*"id"\s*:\s*"[0-9a-f-]{36}"\s*,\s*"index"/.test(text)
      ? { format: NAME, pass: 4, read: () => readEvents(text, fileName) }
      : undefined,
};
