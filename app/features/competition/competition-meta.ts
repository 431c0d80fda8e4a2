import { countryPath } from "#contract/tables/paths";
import { dateIn } from "#contract/time/zone";
import { reachOf } from "~/features/match-list/read-day";
import type { Crumb } from "~/features/page-meta/page-meta";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import { seasonPath } from "./competition-address.ts";
import type { CompetitionHeadData } from "./load-competition-head.server.ts";

/** Sport, country, competition, then the tab's name if given. */
export function competitionTrail(head: CompetitionHeadData, sportName: string, tabName?: string): Crumb[] {
  const { competition, sport } = head;
  const { country } = competition;
  return [
    { name: sportName, path: `/${sport}/matches` },
    ...(adapterOf(sport).hasCountryPages ? [{ name: country.name, path: countryPath(country) }] : []),
    { name: competition.name, ...(tabName !== undefined && { path: seasonPath(head, "matches") }) },
    ...(tabName === undefined ? [] : [{ name: tabName }]),
  ];
}

/** schema.org's SportsEvent of a season, with its first and last day. */
export function seasonEvent(head: CompetitionHeadData, page: Page): Record<string, unknown> | undefined {
  const { competition, sport, season, seasons } = head;
  const days = seasons.find((one) => one.season === season);
  if (!days) return undefined;
  return {
    "@type": "SportsEvent",
    name: `${competition.name} ${season}`,
    sport: adapterOf(sport).schema.event,
    startDate: days.from,
    endDate: days.to,
    url: page.origin + localePath(page.locale, seasonPath(head, "matches")),
  };
}

/** Addresses omit the current season. */
export const seasonQuery = ({ isCurrentSeason }: CompetitionHeadData): string[] =>
  isCurrentSeason ? ["leagueId"] : ["leagueId", "season"];

/** Search engines see simulated seasons as far back as the calendar goes, and every season that was really played. */
export function isSeasonIndexed(
  { source, season, seasons, isCurrentSeason }: CompetitionHeadData,
  { now }: Page,
): boolean {
  if (source !== "simulated" || isCurrentSeason) return true;
  const lastDay = seasons.find((one) => one.season === season)?.to;
  return lastDay !== undefined && lastDay >= reachOf(dateIn(now, "UTC")).from;
}

export const headValues = (head: CompetitionHeadData) => ({
  name: head.competition.name,
  country: head.competition.country.name,
  season: head.season,
});
