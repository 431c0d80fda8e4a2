import type { FinishedMatch, HaltedMatch, LivePeriod, VoidMatch } from "./match.ts";

/** Phases of each match state (domain/match.ts). */
interface PhasesByGroup {
  pre: "SCHEDULED" | "TIME_TBA" | "DELAYED";
  live: LivePeriod;
  final: FinishedMatch["how"];
  halted: HaltedMatch["how"];
  void: VoidMatch["how"];
  unknown: "UNKNOWN";
}

export type PhaseGroup = keyof PhasesByGroup;
export type Phase = PhasesByGroup[PhaseGroup];

type GroupOf<One extends Phase> = {
  [Group in PhaseGroup]: One extends PhasesByGroup[Group] ? Group : never;
}[PhaseGroup];

const GROUPS: { [One in Phase]: GroupOf<One> } = {
  SCHEDULED: "pre",
  TIME_TBA: "pre",
  DELAYED: "pre",
  FIRST_HALF: "live",
  HALF_TIME: "live",
  SECOND_HALF: "live",
  ET_BREAK: "live",
  EXTRA_TIME: "live",
  SHOOTOUT: "live",
  Q1: "live",
  Q2: "live",
  Q3: "live",
  Q4: "live",
  H1: "live",
  H2: "live",
  OT: "live",
  END_OF_PERIOD: "live",
  FULL_TIME: "final",
  AFTER_ET: "final",
  AFTER_PENS: "final",
  AWARDED: "final",
  INTERRUPTED: "halted",
  SUSPENDED: "halted",
  POSTPONED: "void",
  CANCELLED: "void",
  ABANDONED: "void",
  NO_RESULT: "void",
  UNKNOWN: "unknown",
};

export const PHASES = Object.keys(GROUPS) as Phase[];
export const isPhase = (word: unknown): word is Phase => typeof word === "string" && Object.hasOwn(GROUPS, word);
export const phaseGroup = (phase: Phase): PhaseGroup => GROUPS[phase];
export const isInGroup = <Group extends PhaseGroup>(phase: Phase, group: Group): phase is PhasesByGroup[Group] =>
  GROUPS[phase] === group;

export interface Status {
  phase: Phase;
  minute?: number;
  addedMinute?: number;
}

// "Pen" is a shoot-out in progress, "Pen." and API-Football's "PEN" a finished one: the only statuses that differ by
// a full stop or by capitals.
const EXACT = wordTable({ Pen: "SHOOTOUT", "Pen.": "AFTER_PENS", PEN: "AFTER_PENS" });

// In lower case, without dots, spaces, dashes, underscores and slashes. The specification's words first, then those of similar suppliers.
const WORDS = wordTable({
  ft: "FULL_TIME",
  ht: "HALF_TIME",
  et: "EXTRA_TIME",
  aet: "AFTER_ET",
  canc: "CANCELLED",
  cancl: "CANCELLED",
  cancelled: "CANCELLED",
  canceled: "CANCELLED",
  aban: "ABANDONED",
  abandoned: "ABANDONED",
  noresult: "NO_RESULT",
  postp: "POSTPONED",
  postponed: "POSTPONED",
  tba: "TIME_TBA",
  tbd: "TIME_TBA",
  interr: "INTERRUPTED",
  int: "INTERRUPTED",
  interrupted: "INTERRUPTED",
  q1: "Q1",
  q2: "Q2",
  q3: "Q3",
  q4: "Q4",
  h1: "H1",
  h2: "H2",
  ot: "OT",
  ot2: "OT",
  ot3: "OT",
  p: "SHOOTOUT",
  pens: "AFTER_PENS",
  ap: "AFTER_PENS",
  breaktime: "ET_BREAK",
  bt: "ET_BREAK",
  susp: "SUSPENDED",
  suspended: "SUSPENDED",
  delayed: "DELAYED",
  awarded: "AWARDED",
  awd: "AWARDED",
  wo: "AWARDED",
  endofperiod: "END_OF_PERIOD",
  notstarted: "SCHEDULED",
  ns: "SCHEDULED",
  finished: "FULL_TIME",
  "1h": "FIRST_HALF",
  "2h": "SECOND_HALF",
  // In play, nobody says in which half: a minute beside it decides, else neither is shown.
  live: "FIRST_HALF",
  inplay: "FIRST_HALF",
  paused: "HALF_TIME",
  extratime: "EXTRA_TIME",
  penaltyshootout: "SHOOTOUT",
  timed: "SCHEDULED",
  scheduled: "SCHEDULED",
  pst: "POSTPONED",
  post: "POSTPONED",
  abd: "ABANDONED",
  // Basketball: after an overtime, and the number of one.
  aot: "FULL_TIME",
  final: "FULL_TIME",
  finalot: "FULL_TIME",
  final2ot: "FULL_TIME",
  "1ot": "OT",
  "2ot": "OT",
  "3ot": "OT",
});

/** Not a plain object: a supplier's word may be an inherited property, such as "constructor". */
function wordTable(words: Record<string, Phase>): ReadonlyMap<string, Phase> {
  return new Map(Object.entries(words));
}

/**
 * Parses a status: a kick-off time, a minute (67, 45+2), a word of the specification (section 4) or of a known
 * supplier. A known `phase` from the upstream takes precedence over the word; the minute still comes from the word.
 */
export function parseStatus(word: string, given?: string): Status {
  const text = word.trim();
  const clock = parseMinute(text);
  if (isPhase(given) && given !== "UNKNOWN") return { ...clock, phase: given };
  if (/^\d{1,2}:\d{2}$/.test(text)) return { phase: "SCHEDULED" };
  if (clock) return { ...clock, phase: phaseOfMinute(clock.minute) };
  return { phase: EXACT.get(text) ?? WORDS.get(text.toLowerCase().replace(/[.\s_/-]/g, "")) ?? "UNKNOWN" };
}

/** Parses a minute of play: 67, 45+2, 90+3'. Otherwise undefined. */
export function parseMinute(text: string): { minute: number; addedMinute?: number } | undefined {
  const found = /^(\d{1,3})(?:\+(\d{1,2}))?'?$/.exec(text);
  if (!found) return undefined;
  return { minute: Number(found[1]), ...(found[2] && { addedMinute: Number(found[2]) }) };
}

const phaseOfMinute = (minute: number): Phase =>
  minute <= 45 ? "FIRST_HALF" : minute <= 90 ? "SECOND_HALF" : "EXTRA_TIME";
