import type { Side } from "#contract/domain/match";
import { DAY } from "#contract/time/units";
import type { Names } from "../../../data/entries/types.ts";
import { type Fixture, isSimulated, type MatchAt } from "../../../match/match.ts";
import { SIDES } from "../../../match/sides.ts";
import type { CallContext } from "../../../matches/call-context.ts";
import { filterBeside, meetings } from "../../../matches/history/team-history.ts";
import { getAbsences } from "../../../simulator/football/absences-of-match.ts";
import { type MatchData, readMatch } from "./match-data.ts";
import { readScorer, type Scorer } from "./scorers.ts";

type Player = { names: Names };

export interface PreviewData extends MatchData {
  /** The teams' last meetings, latest first. */
  meetings: readonly MatchAt[];
  /** Who will certainly miss the match; only known for simulated matches. */
  out?: Record<Side, readonly Player[]>;
  /** Each team's best scorer lately; only known for simulated matches. */
  scorers?: Partial<Record<Side, Scorer>>;
  /** Days since each team's last match. */
  rest?: Record<Side, number>;
}

const MEETINGS = 5;

const restOf = ({ recent, fixture }: MatchData): PreviewData["rest"] => {
  const days = (side: Side) => {
    const [last] = recent[side];
    return last && Math.round((fixture.kickOff - last.fixture.kickOff) / DAY);
  };
  const [home, away] = [days("home"), days("away")];
  return home === undefined || away === undefined ? undefined : { home, away };
};

async function readPeople(match: MatchData, context: CallContext): Promise<Pick<PreviewData, "out" | "scorers">> {
  const { fixture, teams, recent } = match;
  const absences = await getAbsences(fixture, context);
  const outOf = (side: Side) => absences[side].filter(({ certainty }) => certainty === "out");
  const missing = { home: outOf("home"), away: outOf("away") };
  const scorers = await Promise.all(
    SIDES.map(async (side) => [side, await readScorer(teams[side], recent[side], missing[side], context)] as const),
  );
  const named = (side: Side): Player[] => missing[side].map(({ player: { names } }) => ({ names }));
  return {
    out: { home: named("home"), away: named("away") },
    scorers: Object.fromEntries(scorers.filter(([, scorer]) => scorer !== undefined)),
  };
}

export async function readPreview(fixture: Fixture, context: CallContext): Promise<PreviewData> {
  const { homeId, awayId } = fixture;
  const [match, met] = await Promise.all([
    readMatch(fixture, context),
    meetings(homeId, awayId, context.now, MEETINGS, context, filterBeside(fixture)),
  ]);
  const rest = restOf(match);
  return {
    ...match,
    meetings: met,
    ...(rest && { rest }),
    ...(isSimulated(fixture) && (await readPeople(match, context))),
  };
}
