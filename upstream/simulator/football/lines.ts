import type { COMMENTARY_KINDS } from "#contract/domain/commentary";
import type { Pair, Side } from "#contract/domain/match";
import type { Phase } from "#contract/domain/status";
import { MINUTE } from "#contract/time/units";
import type { LineKey } from "../../data/sentences/commentary/keys.ts";
import { TEXTS } from "../../data/sentences/commentary/texts.ts";
import { VOICES } from "../../data/sentences/commentary/voices/texts.ts";
import type { Fixture } from "../../match/match.ts";
import { plus } from "../../match/score.ts";
import { Variants } from "../../platform/variants.ts";
import { actionLines, eventLines, kickLine, shotLines } from "./event-lines.ts";
import { buildClock } from "./play-time.ts";
import { OFFICIAL_BEFORE } from "./sheets.ts";
import type { Action, Cast, Man, MatchShot } from "./types.ts";
import { type Voice, Voices } from "./voices.ts";

export type CommentaryKind = (typeof COMMENTARY_KINDS)[number];

/** A player as named in a sentence. */
export interface Named {
  side: Side;
  man: Man;
}

/** A sentence to be rendered: its key, people and variant; the text depends on the language. */
export interface Line {
  at: number;
  /** From 1 in order of time. */
  seq: number;
  key: LineKey;
  kind: CommentaryKind;
  isKey: boolean;
  side?: Side;
  minute?: number;
  addedMinute?: number;
  x?: number;
  y?: number;
  player?: Named;
  other?: Named;
  score?: Pair;
  /** For added time. */
  minutes?: number;
  /** Of a team's corners so far. */
  count?: number;
  variant: number;
  /** The sentence that follows. */
  voice?: Voice & { variant: number };
}

export type Draft = Omit<Line, "seq" | "variant" | "voice" | "minute" | "addedMinute"> & { isOutside?: true };

interface LinesOf {
  fixture: Fixture;
  cast: Cast;
  shots: readonly MatchShot[];
  actions: readonly Action[];
}

const PHASES: Partial<Record<Phase, LineKey>> = {
  DELAYED: "delayed",
  POSTPONED: "postponed",
  HALF_TIME: "halfTime",
  SECOND_HALF: "secondHalf",
  FULL_TIME: "fullTime",
  AFTER_ET: "afterExtra",
  AFTER_PENS: "afterPens",
  INTERRUPTED: "interrupted",
  ABANDONED: "abandoned",
};

const mark = (at: number, key: LineKey, score?: Pair): Draft => ({
  at,
  key,
  kind: "PERIOD",
  isKey: true,
  ...(score && { score }),
});

/** The end of a period that decided nothing: in a second leg it is the sum of both that is level. */
export function undecidedLine(
  at: number,
  phase: "ET_BREAK" | "SHOOTOUT",
  { timeline, events }: Pick<Cast, "timeline" | "events">,
): Draft {
  const { firstLeg, periods } = timeline;
  const score = runningScore(events, at);
  if (firstLeg) return mark(at, phase === "SHOOTOUT" ? "shootoutTie" : "extraBreakTie", plus(firstLeg, score));
  if (phase === "ET_BREAK") return mark(at, "extraBreak", score);
  return mark(at, periods.some(({ firstMinute }) => firstMinute > 90) ? "shootout" : "shootoutAt90", score);
}

function phaseLines(cast: Cast): Draft[] {
  const { timeline, kicks, events } = cast;
  const { incidents, periods } = timeline;
  const phases = incidents.flatMap((incident): Draft[] => {
    if (incident.kind !== "phase") return [];
    const { at, phase } = incident;
    if (phase === "ET_BREAK" || phase === "SHOOTOUT") return [undecidedLine(at, phase, cast)];
    const key = PHASES[phase];
    if (!key) return [];
    const score = key === "afterPens" ? kicks.at(-1)?.score : runningScore(events, at);
    const isOutside = (periods[0]?.startsAt ?? Number.POSITIVE_INFINITY) > at;
    return [{ ...mark(at, key, score), ...(isOutside && { isOutside: true as const }) }];
  });
  const starts = periods.flatMap(({ firstMinute, startsAt }): Draft[] => {
    if (firstMinute === 46) return [];
    return [mark(startsAt, firstMinute === 1 ? "kickOff" : firstMinute === 91 ? "extraStart" : "extraTurn")];
  });
  return [...phases, ...starts];
}

/** Goals that stand at an instant. */
function runningScore(events: Cast["events"], instant: number): Pair {
  const score: [number, number] = [0, 0];
  for (const event of events) {
    if (event.kind !== "goal" || event.at > instant) continue;
    if (event.deletedAt === undefined || event.deletedAt > instant) score[event.side === "home" ? 0 : 1] += 1;
  }
  return score;
}

/** The board goes up at the end of a period that was not cut short; it shows the minutes actually added. */
const addedTime = ({ timeline: { periods } }: Cast): Draft[] =>
  periods.flatMap(({ startsAt, endsAt, firstMinute, lastMinute }): Draft[] => {
    const due = startsAt + (lastMinute - firstMinute + 1) * MINUTE;
    const minutes = Math.floor((endsAt - due) / MINUTE);
    return minutes < 1 ? [] : [{ at: due - 1_000, key: "addedTime", kind: "OTHER", isKey: false, minutes }];
  });

/** Line-ups are reported when announced; never, if the match was called off before. */
function lineUpLine({ kickOff }: Fixture, { timeline: { incidents } }: Cast): Draft[] {
  const at = kickOff - OFFICIAL_BEFORE;
  const isOff = incidents.some(
    (incident) => incident.kind === "phase" && incident.phase === "POSTPONED" && incident.at <= at,
  );
  return isOff ? [] : [{ at, key: "lineUps", kind: "OTHER", isKey: false, isOutside: true }];
}

const SENTENCES = { ...TEXTS.en, ...VOICES.en };

/** A match's commentary in order of time, including the future. */
export function buildLines({ fixture, cast, shots, actions }: LinesOf): Line[] {
  const { periods } = cast.timeline;
  const cards = new Set(cast.events.filter(({ kind }) => kind === "card").map(({ at }) => at));
  const drafts: Draft[] = [
    ...lineUpLine(fixture, cast),
    ...phaseLines(cast),
    ...addedTime(cast),
    ...actions.flatMap((action) => actionLines(action, (at) => cards.has(at))),
    ...shots.flatMap(shotLines),
    ...cast.events.flatMap((event) => eventLines(event, shots)),
    ...cast.kicks.map(kickLine),
  ];
  const variants = new Variants(fixture.id, SENTENCES);
  const voices = new Voices();
  const corners = { home: 0, away: 0 };
  return drafts
    .sort((a, b) => a.at - b.at)
    .map(({ isOutside, ...plain }, index) => {
      const draft = plain.key === "corner" && plain.side ? cornerLine(plain, ++corners[plain.side]) : plain;
      const clock = isOutside || !periods[0] ? undefined : minuteOf(periods, draft.at);
      // "They share the spoils": not so in a second leg.
      const isLegEnd = draft.key === "fullTime" && cast.timeline.firstLeg !== undefined;
      const voice = isLegEnd ? undefined : voices.next({ ...draft, minute: clock?.minute });
      const line: Line = {
        ...draft,
        seq: index + 1,
        variant: variants.of(draft.key, () => subjectOf(draft)),
        ...clock,
      };
      if (!voice) return line;
      const of = `${subjectOf(draft)} ${voice.side ?? ""} ${voice.count ?? ""}`;
      return { ...line, voice: { ...voice, variant: variants.of(voice.key, () => of) } };
    });
}

/** From here on corners are counted, at first every other. */
const COUNTED_CORNERS = 4;
const ALL_COUNTED = 9;

function cornerLine<One extends Omit<Draft, "isOutside">>(draft: One, count: number): One {
  const isCounted = count >= ALL_COUNTED || (count >= COUNTED_CORNERS && count % 2 === 0);
  return isCounted ? { ...draft, key: "cornerCount", count } : draft;
}

/** What tells two lines of one wording apart: the player, or else the team, and numbers. */
const subjectOf = ({ side, player, score, minutes, count }: Omit<Draft, "isOutside">): string =>
  [player ? `${player.side} ${player.man}` : side, score, minutes, count].join(" ");

function minuteOf(periods: Cast["timeline"]["periods"], at: number) {
  const { period: _, ...minute } = buildClock(periods, at);
  return minute;
}
