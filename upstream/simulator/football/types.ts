import type { Pair, Side } from "#contract/domain/match";
import type { EVENT_REASONS, MatchPeriod, VAR_OUTCOMES } from "#contract/domain/match-events";
import type { BodyPart, ShotOutcome, ShotSituation } from "#contract/domain/match-statistics";
import type { Phase } from "#contract/domain/status";
import type { TeamEntry } from "../../data/entries/types.ts";
import type { MatchMinute } from "../../match/match-clock.ts";
import type { Timeline } from "../engine/timeline.ts";
import type { Absence, FootballRole, Person, SquadMember } from "../people/types.ts";

/** A player's place on their side's sheet: 0 to 10 started, the others were on the bench. */
export type Man = number;

export interface SheetMan {
  member: SquadMember;
  role: FootballRole;
  /** As in `Player.detail`, for the place they play in. */
  detail: string;
  /** For a starter: rows from the keeper's (1) forwards, columns from the side's own left (1). */
  row?: number;
  column?: number;
}

export interface TeamSheet {
  team: TeamEntry;
  coach?: Person;
  formation: string;
  /** #rrggbb. */
  kit: { shirt: string; number: string };
  men: readonly SheetMan[];
  captain: Man;
}

export type BySide<Value> = Readonly<Record<Side, Value>>;
export type CardReason = Extract<(typeof EVENT_REASONS)[number], "foul" | "dissent" | "handball" | "time_wasting">;

/** Events that involve people, each at its instant in milliseconds; `seq` counts from 1 in order of time. */
export type MatchEvent = { at: number; seq: number; period: MatchPeriod } & MatchMinute & EventKind;

export type EventKind =
  | GoalEvent
  | { kind: "miss"; side: Side; man: Man; outcome: "saved" | "off" | "post" }
  | { kind: "card"; side: Side; man: Man; colour: "yellow" | "second_yellow" | "red"; reason: CardReason }
  | { kind: "substitution"; side: Side; out: Man; in: Man; reason?: "injury" }
  | { kind: "review"; side: Side }
  | { kind: "decision"; side: Side; outcome: (typeof VAR_OUTCOMES)[number]; reason?: "offside" | "foul" }
  | { kind: "period"; phase: Phase; score: Pair };

export interface GoalEvent {
  kind: "goal";
  /** The side that it counts for. */
  side: Side;
  how: "open" | "penalty" | "own";
  /** Of that side; for an own goal, of the other. */
  man: Man;
  assist?: Man;
  /** After the goal. */
  score: Pair;
  /** The instant at which a review overturned it. */
  deletedAt?: number;
}

export interface MatchKick {
  at: number;
  order: number;
  side: Side;
  man: Man;
  isScored: boolean;
  score: Pair;
}

/** When a player was on the pitch, both inclusive; milliseconds. */
export interface Stint {
  from: number;
  to: number;
}

/** A match's people: who played when, and who was involved in which events. */
export interface Cast {
  timeline: Timeline;
  sheets: BySide<TeamSheet>;
  events: readonly MatchEvent[];
  kicks: readonly MatchKick[];
  /** By player; undefined for one who never came on. */
  stints: BySide<readonly (Stint | undefined)[]>;
  /** Each player's form on the day: 0 on average, mostly between -1 and 1. */
  forms: BySide<readonly number[]>;
}

export interface MatchShot {
  at: number;
  seq: number;
  side: Side;
  /** For an own goal, of the other side. */
  man: Man;
  /** Who passed to them. */
  from?: Man;
  outcome: ShotOutcome;
  /** The opponent who saved or blocked it. */
  stopper?: Man;
  /** The opponent whose mistake led to the goal. */
  culprit?: Man;
  x: number;
  y: number;
  goalX?: number;
  goalY?: number;
  xg: number;
  xgot: number;
  situation: ShotSituation;
  body: BodyPart;
  /** From then on, a goal overturned by a review is not a shot. */
  deletedAt?: number;
}

export type ActionKind =
  | "kickoff"
  | "attack"
  | "dangerousAttack"
  | "shot"
  | "corner"
  | "freeKick"
  | "throwIn"
  | "goalKick"
  | "offside"
  | "foul"
  | "penalty";

/** What the ball did; coordinates 0 to 100, with the side attacking to the right. */
export interface Action {
  at: number;
  kind: ActionKind;
  side: Side;
  x: number;
  y: number;
  man?: Man;
  /** For a foul, the opponent who was fouled. */
  other?: Man;
  /** For a shot: its index in the list of shots. */
  shot?: number;
}

/** The people of the world that a match needs. Instants are milliseconds. */
export interface FootballPeople {
  squadAt(team: TeamEntry, instant: number): readonly SquadMember[];
  coachAt(team: TeamEntry, instant: number): Person | undefined;
  absencesAt(team: TeamEntry, instant: number): readonly Absence[];
}
