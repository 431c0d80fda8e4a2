import type { Team, TeamColours } from "./match.ts";
import type { BasketballAverages, ClubRef, FootballCounts, PlayerRef, Spell, TransferTerms, Trophy } from "./people.ts";

export interface ClubSeason {
  season: string;
  team: ClubRef;
  competition?: string;
  competitionId?: string;
  /** Of the club's own league, rather than of a cup or a tournament. */
  isLeague?: true;
  counts: FootballCounts;
  averages: BasketballAverages;
}

export interface PlayerTransfer extends TransferTerms {
  date?: string;
  from?: ClubRef;
  to?: ClubRef;
}

export interface PlayerInfo extends PlayerRef {
  firstName?: string;
  lastName?: string;
  fullName?: string;
  nationality?: string;
  flag?: string;
  /** YYYY-MM-DD; `ageAt` computes the age. */
  birthDate?: string;
  birthPlace?: string;
  birthCountry?: string;
  position?: string;
  detail?: string;
  heightCm?: number;
  weightKg?: number;
  foot?: "L" | "R" | "B";
  team?: Team;
  /** The team's shirts, as far as a source knows them. */
  teamColours?: TeamColours;
  nationalTeam?: Team;
  contractUntil?: string;
  marketValueEur?: number;
  /** Basketball: years since their first professional season. */
  experienceYears?: number;
  college?: string;
  /** Latest first. */
  seasons: ClubSeason[];
  trophies: Trophy[];
  transfers: PlayerTransfer[];
  sidelined: Spell[];
}
