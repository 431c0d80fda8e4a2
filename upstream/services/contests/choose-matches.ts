import { kickOffsOfDay, lockOf } from "#contract/contests/contest-days";
import type { Sport } from "#contract/tables/sports";
import type { Fixture } from "../../match/match.ts";
import { byText, hasStatus } from "../../match/match-order.ts";
import { withState } from "../../match/with-state.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { competitionOf } from "../../matches/wire/match.ts";
import { teamsOf } from "../../simulator/football/progress.ts";
import { getLines } from "./lines.ts";

export interface ChosenMatch {
  matchId: string;
  day: string;
  kickOff: number;
  lockedAt: number;
  featuredTeamId?: string;
}

interface Choice {
  sport: Sport;
  /** Maximum number of matches. */
  most: number;
  /** Only matches with offered lines and a featured team. */
  isOfLines: boolean;
}

/** Ranks matches by fame: the competition's place in lists, then both teams' strength. */
const inOrderOfFame = (context: CallContext) => {
  const place = (fixture: Fixture): number => competitionOf(fixture, context.directory).sortOrder;
  const strength = (fixture: Fixture): number => {
    const { home, away } = teamsOf(fixture, context);
    return home.strength + away.strength;
  };
  return (a: Fixture, b: Fixture): number =>
    place(a) - place(b) || strength(b) - strength(a) || a.kickOff - b.kickOff || byText(a.id, b.id);
};

function strongerTeam(fixture: Fixture, context: CallContext): string {
  const { home, away } = teamsOf(fixture, context);
  return away.strength > home.strength ? away.id : home.id;
}

/** The best known matches of a day, as scheduled at the instant of `context`, best known first. */
export async function chooseMatches(day: string, choice: Choice, context: CallContext): Promise<ChosenMatch[]> {
  const { from, to } = kickOffsOfDay(day);
  const fixtures = (await context.sources.between(from, to, context.now))
    .filter((fixture) => fixture.isTimeConfirmed)
    .filter((fixture) => competitionOf(fixture, context.directory).sport === choice.sport)
    .sort(inOrderOfFame(context));
  const chosen: ChosenMatch[] = [];
  for (const fixture of fixtures) {
    if (chosen.length === choice.most) break;
    const { id: matchId, kickOff } = fixture;
    const lockedAt = lockOf(day, kickOff);
    if (!hasStatus(await withState(fixture, context), "upcoming")) continue;
    if (choice.isOfLines && (await getLines(fixture, lockedAt, context)).length === 0) continue;
    const isFeatured = choice.isOfLines && chosen.length === 0;
    chosen.push({
      matchId,
      day,
      kickOff,
      lockedAt,
      ...(isFeatured && { featuredTeamId: strongerTeam(fixture, context) }),
    });
  }
  return chosen;
}
