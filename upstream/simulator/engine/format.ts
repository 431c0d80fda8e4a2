import type { Calendar, CompetitionEntry } from "../../data/entries/types.ts";
import { planBasketballLeague } from "./basketball-league.ts";
import { planCup } from "./cup.ts";
import { planGroupsCup } from "./groups-cup.ts";
import { planLeague } from "./league.ts";
import { planLeaguePhaseCup } from "./league-phase-cup.ts";
import { planLoose } from "./loose.ts";
import type { SeasonFrame, SeasonPlan } from "./season-plan.ts";

/** A season's rounds and draws for its format. */
export function planSeason(
  frame: SeasonFrame,
  competition: CompetitionEntry,
  calendar: Calendar,
  startYear: number,
): SeasonPlan {
  const { format } = competition;
  switch (format.kind) {
    case "league":
      return planLeague(frame, format.times);
    case "cup":
      return planCup(frame);
    case "groups_cup":
      return planGroupsCup(frame);
    case "league_phase_cup":
      return planLeaguePhaseCup(frame, format.matches);
    case "loose":
      return planLoose(frame, calendar, startYear, format.perDay);
    case "basketball_league":
      return planBasketballLeague(frame, competition, format, calendar, startYear);
    case "recorded":
      return { rounds: [], pair: () => undefined };
  }
}
