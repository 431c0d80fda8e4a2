import { type ContestSeason, WORLD_CUP_2022 } from "../calendar/seasons.ts";
import { monthOfLabel } from "../calendar/weeks.ts";
import { recordedTournament } from "./recorded-tournament.ts";
import { simulatedTournament } from "./simulated-tournament.ts";
import type { Tournament } from "./tournament.ts";

/** By contest: the listed ones and a few older ones. */
const kept = new Map<string, Tournament>();
const MOST_KEPT = 12;

function play({ id, label }: ContestSeason): Tournament | undefined {
  if (id === WORLD_CUP_2022.id) return recordedTournament();
  const first = monthOfLabel(label);
  return first === undefined ? undefined : simulatedTournament(label, first);
}

/** A contest's tournament; undefined if it is not about one. */
export function tournamentOf(season: ContestSeason): Tournament | undefined {
  if (season.kind !== "worldCup") return undefined;
  const known = kept.get(season.id);
  if (known) return known;
  const tournament = play(season);
  if (!tournament) return undefined;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(season.id, tournament);
  return tournament;
}
