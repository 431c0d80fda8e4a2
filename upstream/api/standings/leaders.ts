import type { CompetitionInfoBody } from "#contract/calls/standings/competition-info";
import { phaseGroup } from "#contract/domain/status";
import type { LocaleCode } from "#contract/tables/locales";
import type { SeasonMatch } from "../../competitions/standings/counted.ts";
import { namedScorers } from "../../competitions/standings/records.ts";
import { byText } from "../../match/match-order.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { createMatchCache } from "../../matches/history/match-cache.ts";
import { type SeasonRead, teamOf } from "../../matches/history/read-season.ts";
import { memberWire } from "../../matches/wire/player-wire.ts";
import { teamWire } from "../../matches/wire/references.ts";
import { appearancesIn } from "../../simulator/football/appearances.ts";
import { getCast, hasProgress } from "../../simulator/football/progress.ts";
import { playerById } from "../../simulator/people/squads.ts";
import type { SquadMember } from "../../simulator/people/types.ts";
import { wholeRanks } from "./whole-ranks.ts";

type Leader = CompetitionInfoBody["data"]["leaders"][number];

interface Share {
  member: SquadMember;
  teamId: string;
  goals: number;
  assists: number;
}

// Finished matches do not change; a few names each.
const shareCache = createMatchCache<Share[]>(3_000);

/** Scorers and assists of a finished match. */
async function getShares({ fixture }: SeasonMatch, context: CallContext): Promise<Share[]> {
  const cast = await getCast(fixture, context);
  return appearancesIn(cast)
    .filter(({ goals, assists }) => goals + assists > 0)
    .map(({ side, sheetMan, goals, assists }) => ({
      member: sheetMan.member,
      teamId: side === "home" ? fixture.homeId : fixture.awayId,
      goals,
      assists,
    }));
}

async function sumOfShares(matches: readonly SeasonMatch[], context: CallContext): Promise<Share[]> {
  const shares = await Promise.all(
    matches.map((match) => shareCache(match.fixture.id, () => getShares(match, context))),
  );
  const sums = new Map<string, Share>();
  for (const share of shares.flat()) {
    const { id } = share.member.player;
    const known = sums.get(id);
    if (!known) sums.set(id, { ...share });
    else Object.assign(known, { goals: known.goals + share.goals, assists: known.assists + share.assists });
  }
  return [...sums.values()];
}

/** The leaders of a count; ties are sorted by English name. */
const first = (shares: readonly Share[], key: "goals" | "assists"): readonly Share[] =>
  wholeRanks(
    shares
      .filter((share) => share[key] > 0)
      .sort((a, b) => b[key] - a[key] || byText(a.member.player.names.en, b.member.player.names.en)),
    (share) => share[key],
  );

/** A football season's leaders, from the engine's matches or the source's scorers. */
export async function getLeaders(read: SeasonRead, context: CallContext, locale: LocaleCode): Promise<Leader[]> {
  const { directory } = context;
  const decided = read.matches.filter(({ state }) => phaseGroup(state.phase) === "final");
  const team = (id: string) => teamWire(teamOf(id, directory), locale);
  if (!decided[0] || !hasProgress(decided[0].fixture, context)) {
    return wholeRanks(namedScorers(decided), ({ goals }) => goals).map(({ name, teamId, goals }) => ({
      key: "goals",
      value: goals,
      player: { playerName: name, number: null },
      team: team(teamId),
    }));
  }
  const withGoals = decided.filter(({ state }) => state.score && state.score[0] + state.score[1] > 0);
  const shares = await sumOfShares(withGoals, context);
  const last = Math.max(...decided.map(({ fixture }) => fixture.kickOff));
  // Who has moved within the league stands with the club where they are, or were when the season ended.
  const clubOf = ({ member, teamId }: Share): string => {
    const { team: club } = playerById(member.player.id, last) ?? {};
    return club && read.teams.has(club.id) ? club.id : teamId;
  };
  return (["goals", "assists"] as const).flatMap((key) =>
    first(shares, key).map((share) => ({
      key,
      value: share[key],
      player: memberWire(share.member, locale),
      team: team(clubOf(share)),
    })),
  );
}
