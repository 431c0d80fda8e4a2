import { DAY } from "#contract/time/units";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import type { Fixture } from "../../match/match.ts";
import { scoreOf } from "../../match/score.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { standingGoals } from "../engine/timeline.ts";
import { refereeOf } from "../people/referees.ts";
import { cardsIn } from "./cards.ts";

/** A referee's totals over a season's matches. */
interface RefereeRecord {
  matches: number;
  yellows: number;
  reds: number;
  homeWins: number;
}

/** Milliseconds after its kick-off by which every match is over. */
const LONGEST = DAY / 4;

/**
 * A referee's record in a match's season, up to the day before the match, or before today if the match is still to
 * come. Undefined without any matches.
 */
export async function refereeRecord(
  refereeId: string,
  { season, kickOff }: Fixture,
  competition: CompetitionEntry,
  { sources, now }: Pick<CallContext, "sources" | "now">,
): Promise<RefereeRecord | undefined> {
  const day = Math.floor(Math.min(kickOff, now) / DAY) * DAY;
  const fixtures = await sources.season(competition.id, season, day);
  const own = fixtures.filter(
    (fixture) => fixture.kickOff < day - LONGEST && refereeOf(fixture, competition).id === refereeId,
  );
  const record: RefereeRecord = { matches: 0, yellows: 0, reds: 0, homeWins: 0 };
  for (const fixture of own) {
    const { incidents, periods } = await sources.timelineOf(fixture);
    if (periods.length < 2) continue;
    const [home, away] = scoreOf(standingGoals(incidents));
    record.matches += 1;
    if (home > away) record.homeWins += 1;
    for (const { colour } of cardsIn(incidents)) {
      if (colour === "yellow") record.yellows += 1;
      else record.reds += 1;
    }
  }
  return record.matches > 0 ? record : undefined;
}
