import { type BracketWire, placeholderKey, type SlotWire, type TieWire } from "#contract/calls/standings/wire-bracket";
import type { Placeholder } from "#contract/domain/bracket";
import { phaseGroup } from "#contract/domain/status";
import type { LocaleCode } from "#contract/tables/locales";
import { isTableStage } from "#contract/tables/stages";
import type { SeasonTable } from "../../competitions/standings/season-table.ts";
import { endsInPlayOffs } from "../../data/competitions/promotion-play-offs.ts";
import type { Directory } from "../../matches/directory.ts";
import { type SeasonRead, tablesOf, teamOf } from "../../matches/history/read-season.ts";
import { matchItemWire } from "../../matches/wire/match.ts";
import { teamWire } from "../../matches/wire/references.ts";
import { buildBracket, type PlayedTie, type TeamSlot } from "../../simulator/knockout/bracket.ts";
import { planOf } from "../../simulator/knockout/plan.ts";

interface Writing {
  directory: Directory;
  locale: LocaleCode;
}

const slotWire = ({ teamId, placeholder }: TeamSlot, { directory, locale }: Writing): SlotWire => ({
  team: teamId === undefined ? undefined : teamWire(teamOf(teamId, directory), locale),
  placeholder: placeholder && placeholderKey(placeholder),
});

const tieWire = (tie: PlayedTie, writing: Writing): TieWire => ({
  tieId: tie.id,
  order: tie.order,
  home: slotWire(tie.home, writing),
  away: slotWire(tie.away, writing),
  legs: tie.matches.map((match) => matchItemWire(match, writing.directory, writing.locale)),
  legCount: tie.legs,
  bestOf: tie.bestOf ?? null,
  agg: tie.aggregate,
  seriesWins: tie.seriesWins,
  awayGoalsRule: tie.awayGoals,
  extraTime: tie.extraTime,
  decidedBy: tie.decidedBy,
  winnerSlot: tie.winner,
  feedsTieId: tie.feeds?.tieId,
  feedsSlot: tie.feeds?.slot,
});

/** Whether a team fills a place of a finished table. */
function placesIn(read: SeasonRead): (teamId: string, place: Placeholder) => boolean {
  const { tables } = tablesOf(read);
  const isOver = (table: SeasonTable): boolean => {
    const ids = new Set(table.rows.map(({ teamId }) => teamId));
    return read.matches
      .filter(({ fixture: { stage, homeId, awayId } }) => isTableStage(stage) && ids.has(homeId) && ids.has(awayId))
      .every(({ state }) => phaseGroup(state.phase) === "final" || phaseGroup(state.phase) === "void");
  };
  const over = tables.filter(isOver);
  const has = (table: SeasonTable | undefined, teamId: string, rank: number): boolean =>
    table?.rows.some((row) => row.teamId === teamId && row.rank === rank) ?? false;
  return (teamId, place) => {
    if (place.kind === "group")
      return has(
        over.find(({ group }) => group === place.group),
        teamId,
        place.rank,
      );
    if (place.kind !== "rank") return false;
    return has(
      over.find(({ conference }) => conference === place.conference),
      teamId,
      place.rank,
    );
  };
}

/** A season's bracket; undefined if it has no knock-out rounds. */
export function bracketWire(read: SeasonRead, writing: Writing): BracketWire | undefined {
  const { competition, season, matches } = read;
  const plan = planOf({ competition, season, matches, isFrom: placesIn(read) });
  if (!plan) return undefined;
  const { rounds, thirdPlace } = buildBracket(matches, plan);
  return {
    rounds: rounds.map(({ stage, ties }, index) => ({
      roundId: stage,
      name: stage,
      order: index + 1,
      ties: ties.map((tie) => tieWire(tie, writing)),
    })),
    isForPromotion: endsInPlayOffs(competition.id),
    thirdPlace: thirdPlace && tieWire(thirdPlace, writing),
  };
}
