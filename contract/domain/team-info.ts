import type { Surface } from "../tables/surfaces.ts";
import type { Competition } from "./competition.ts";
import type { Team } from "./match.ts";
import type { BasketballAverages, ClubRef, CoachRef, FootballCounts, Spell, TransferTerms, Trophy } from "./people.ts";
import type { PlayerRef } from "./player-ref.ts";

export interface VenueInfo {
  id?: string;
  name: string;
  city?: string;
  address?: string;
  surface?: Surface;
  capacity?: number;
}

export interface SquadPlayer extends PlayerRef {
  /** G, D, M or F in football, PG to C in basketball. */
  position?: string;
  /** LB, CB, DM, ST … */
  detail?: string;
  birthDate?: string;
  /** As told, where no date of birth is; else `ageAt` says it. */
  age?: number;
  /** Name of the country, in the caller's language. */
  nationality?: string;
  flag?: string;
  isInjured?: true;
  heightCm?: number;
  weightKg?: number;
  /** Of this season, in football and in basketball. */
  counts: FootballCounts;
  averages: BasketballAverages;
}

export interface TeamTransfer extends TransferTerms {
  player: PlayerRef;
  /** YYYY-MM-DD. */
  date?: string;
  /** Whom he came from, or went to; absent where nobody knows, and of one who stopped playing. */
  club?: ClubRef;
}

export interface TeamInfo {
  team: Team;
  fullName?: string;
  country?: string;
  /** Year. */
  founded?: number;
  venue?: VenueInfo;
  coach?: CoachRef;
  competitions: Competition[];
  squad: SquadPlayer[];
  /** Latest first. */
  transfersIn: TeamTransfer[];
  transfersOut: TeamTransfer[];
  trophies: Trophy[];
  sidelined: (Spell & { player: PlayerRef })[];
  /** Of a basketball team in a league that has them. */
  conference?: string;
  division?: string;
}
