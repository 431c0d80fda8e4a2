import type { PlayerRef } from "./people.ts";

export const PLAYER_STAT_KEYS = [
  "shots",
  "shotsOnTarget",
  "keyPasses",
  "passes",
  "passesAccurate",
  "crosses",
  "crossesAccurate",
  "longBalls",
  "longBallsAccurate",
  "touches",
  "dribbles",
  "dribblesWon",
  "tackles",
  "interceptions",
  "clearances",
  "blocks",
  "duels",
  "duelsWon",
  "aerialsWon",
  "foulsDrawn",
  "fouls",
  "offsides",
  "dispossessed",
  "saves",
  "savesInsideBox",
  "goalsConceded",
  "penaltiesSaved",
  "punches",
  "highClaims",
  "errorsLeadToGoal",
] as const;
export type PlayerStatKey = (typeof PLAYER_STAT_KEYS)[number];

export const LINE_UP_STATES = ["none", "predicted", "official"] as const;
export const ROLES = ["G", "D", "M", "F"] as const;
export const ABSENCE_KINDS = ["injury", "suspension", "national", "other"] as const;
export const ABSENCE_CERTAINTIES = ["out", "doubtful"] as const;

export interface LineUpPlayer extends PlayerRef {
  role: (typeof ROLES)[number];
  /** Of a starter: rows from the keeper (1) forwards, columns from the side's own left (1). */
  gridRow?: number;
  gridCol?: number;
  isCaptain?: true;
  /** Decimal text, 3.0 to 10.0; from a few minutes after they came on. */
  rating?: string;
  isManOfTheMatch?: true;
  goals: number;
  ownGoals: number;
  assists: number;
  yellow: number;
  isSecondYellow?: true;
  red: number;
  inMinute?: number;
  outMinute?: number;
  /** Minutes played. */
  minutes: number;
  stats: Partial<Record<PlayerStatKey, number>>;
}

export interface LineUpAbsence extends PlayerRef {
  kind: (typeof ABSENCE_KINDS)[number];
  certainty: (typeof ABSENCE_CERTAINTIES)[number];
  /** Translation key: `hamstring`, `illness`, `cards` … */
  reason: string;
  /** YYYY-MM-DD. */
  since?: string;
  until?: string;
}

export interface TeamLineUp {
  teamId: string;
  /** 4-2-3-1. */
  formation?: string;
  /** #rrggbb. */
  kit?: { shirt: string; number: string };
  coach?: PlayerRef;
  averageRating?: string;
  starters: LineUpPlayer[];
  bench: LineUpPlayer[];
  absences: LineUpAbsence[];
}

export interface LineUps {
  state: (typeof LINE_UP_STATES)[number];
  /** Milliseconds; for an official line-up. */
  confirmedAt?: number;
  home: TeamLineUp;
  away: TeamLineUp;
}

export interface SquadStatus {
  home: LineUpAbsence[];
  away: LineUpAbsence[];
  /** Milliseconds. */
  updatedAt: number;
}
