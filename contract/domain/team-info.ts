import type { Surface } from "../tables/match-facts.ts";
import type { Competition } from "./competition.ts";
import type { Team, TeamColours } from "./match.ts";
import type {
  BasketballAverages,
  ClubRef,
  CoachRef,
  FootballCounts,
  PlayerRef,
  Spell,
  TransferTerms,
  Trophy,
} from "./people.ts";

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
  /** As reported, without a date of birth; otherwise `ageAt` computes it. */
  age?: number;
  /** Name of the country, in the caller's language. */
  nationality?: string;
  flag?: string;
  isInjured?: true;
  heightCm?: number;
  weightKg?: number;
  /** This season's, in football and basketball. */
  counts: FootballCounts;
  averages: BasketballAverages;
}

export interface TeamTransfer extends TransferTerms {
  player: PlayerRef;
  /** YYYY-MM-DD. */
  date?: string;
  /** The other club; absent if unknown or if the player retired. */
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
  /** For a basketball team in a league that has them. */
  conference?: string;
  division?: string;
  colours?: TeamColours;
}
