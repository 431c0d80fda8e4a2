import type { SubLeagueBody, SubLeagueWire } from "#contract/calls/standings/sub-leagues";
import { phaseGroup } from "#contract/domain/status";
import type { QueryOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import { isTableStage, STAGES, type Stage } from "#contract/tables/stages";
import { buildConferenceParts } from "../../competitions/standings/conference-parts.ts";
import type { SeasonMatch } from "../../competitions/standings/counted.ts";
import { buildGroups } from "../../competitions/standings/groups.ts";
import { bestThirdsOf } from "../../competitions/standings/zones.ts";
import { nameIn } from "../../data/entries/names.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import type { SeasonRead } from "../../matches/history/read-season.ts";
import { leagueWire } from "../../matches/wire/references.ts";
import { notFound } from "../../platform/envelope.ts";
import { bracketWire } from "./bracket-wire.ts";
import { readRequestedSeason } from "./requested-season.ts";

type Part = Omit<SubLeagueWire, "order" | "isCurrent">;

const THROUGH_OF_GROUP = 2;

const isOpen = ({ state }: SeasonMatch): boolean => {
  const group = phaseGroup(state.phase);
  return group === "pre" || group === "live" || group === "halted";
};

/** Rounds of a part: numbered matchdays, else legs or games of its ties. */
function toRounds(matches: readonly SeasonMatch[]): Pick<Part, "totalRound" | "currentRound"> {
  const numberOf = ({ fixture: { matchday, leg, series } }: SeasonMatch): number =>
    matchday ?? series?.game ?? leg ?? 1;
  const total = Math.max(0, ...matches.map(numberOf));
  const open = matches.filter(isOpen).map(numberOf);
  return { totalRound: total, currentRound: open.length > 0 ? Math.min(...open) : total };
}

function stagePart(stage: Stage, matches: readonly SeasonMatch[]): Part {
  return {
    subLeagueId: stage,
    stage,
    ...toRounds(matches),
    hasRanking: isTableStage(stage),
    isTwoLegged: matches.some(({ fixture }) => fixture.leg === 2),
    isGroup: false,
    groupCount: null,
    qualifyPerGroup: null,
  };
}

function groupParts({ competition, season }: SeasonRead, matches: readonly SeasonMatch[]): Part[] {
  const groups = buildGroups(matches);
  const whole = stagePart("group", matches);
  const thirds = bestThirdsOf(competition.id, season, groups.length);
  return [
    { ...whole, isGroup: true, groupCount: groups.length, qualifyPerGroup: THROUGH_OF_GROUP },
    ...groups.map((group) => ({
      ...stagePart("group", group.matches),
      subLeagueId: group.id,
      groupName: group.group,
      isGroup: true,
      qualifyPerGroup: THROUGH_OF_GROUP,
    })),
    ...(thirds > 0 ? [{ ...whole, subLeagueId: "thirds", qualifyPerGroup: thirds }] : []),
  ];
}

function conferenceParts({ competition }: SeasonRead, matches: readonly SeasonMatch[], locale: LocaleCode): Part[] {
  return buildConferenceParts(competition.basketball).map(({ id, names, teamIds }) => {
    const own = matches.filter(({ fixture }) => teamIds.includes(fixture.homeId) || teamIds.includes(fixture.awayId));
    return { ...stagePart("regular", own), subLeagueId: id, name: nameIn(names, locale).name };
  });
}

function buildParts(read: SeasonRead, locale: LocaleCode): SubLeagueWire[] {
  const byStage = Map.groupBy(read.matches, ({ fixture }) => fixture.stage);
  const stages = STAGES.filter((stage) => byStage.has(stage));
  const current = stages.find((stage) => byStage.get(stage)!.some(isOpen)) ?? stages.at(-1);
  return stages
    .flatMap((stage): Part[] => {
      const matches = byStage.get(stage)!;
      if (stage === "group") return groupParts(read, matches);
      const conferences = stage === "regular" ? conferenceParts(read, matches, locale) : [];
      return [stagePart(stage, matches), ...conferences];
    })
    .map((part, index) => ({ ...part, order: index + 1, isCurrent: part.stage === current }));
}

/** The parts of a season, and its bracket. */
export async function partsOfSeason(
  { leagueId, season, lang }: QueryOf<"subLeagueList">,
  context: CallContext,
): Promise<SubLeagueBody> {
  const { directory } = context;
  const competition = directory.competitionById(leagueId);
  if (!competition) throw notFound("leagueId", "no such competition");
  const read = await readRequestedSeason(competition, season, context);
  const locale = localeOf(lang);
  return {
    data: {
      league: leagueWire(competition, directory, locale),
      season: read.season,
      source: read.source,
      subLeagues: buildParts(read, locale),
      bracket: bracketWire(read, { directory, locale }),
    },
  };
}
