import type { Side } from "#contract/domain/match";
import type { Names } from "../../../data/entries/types.ts";
import { clubIdOfYouth } from "../../../data/entries/youth-teams.ts";
import { articlesOfTeam } from "../../../data/grammar/articles.ts";
import { SIDES } from "../../../match/sides.ts";
import { appearancesIn } from "../../../simulator/football/appearances.ts";
import type { FootballProgress } from "../../../simulator/football/progress.ts";
import { originById } from "../../../simulator/people/careers.ts";
import { type Transfer, transfersOfPlayer } from "../../../simulator/people/transfers.ts";
import type { MatchData } from "./match-data.ts";
import type { Value } from "./values.ts";

export interface Debut {
  side: Side;
  player: { names: Names };
  /** The club that they came from. */
  from: Value;
  goals: number;
}

/**
 * The move that makes a match a player's first for a team: the only one to it, after the team's match before and from
 * another club, which the team's own youth is not.
 */
export function moveOfDebut(moves: readonly Transfer[], teamId: string, before: number): Transfer | undefined {
  const [move, another] = moves.filter(
    ({ to, kind }) => kind !== "loan_end" && to && "team" in to && to.team.id === teamId,
  );
  if (!move?.from || another || move.at <= before) return undefined;
  return "team" in move.from && clubIdOfYouth(move.from.team) === teamId ? undefined : move;
}

const clubValue = (from: NonNullable<Transfer["from"]>): Value =>
  "team" in from ? { names: from.team.names, articles: articlesOfTeam(from.team) } : { names: from.names };

/** Who played their first match for one of the teams; `progress` is the match's up to now. */
export function readDebuts({ fixture, recent, teams }: MatchData, progress: FootballProgress): Debut[] {
  const year = new Date(fixture.kickOff).getUTCFullYear();
  const played = appearancesIn(progress).filter(({ minutes }) => minutes !== undefined);
  return SIDES.flatMap((side) => {
    const before = recent[side].find((match) => match.fixture.kickOff < fixture.kickOff)?.fixture.kickOff;
    if (before === undefined) return [];
    return played.flatMap(({ side: own, sheetMan: { member }, goals }): Debut[] => {
      const { id, names } = member.player;
      const origin = own === side && member.since === year ? originById(id) : undefined;
      const move = origin && moveOfDebut(transfersOfPlayer(origin, fixture.kickOff), teams[side].id, before);
      return move?.from ? [{ side, player: { names }, from: clubValue(move.from), goals }] : [];
    });
  });
}
