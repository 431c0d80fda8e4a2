import type { TrophyWire } from "#contract/calls/people/people-wire";
import type { LocaleCode } from "#contract/tables/locales";
import { nameIn } from "../../data/entries/names.ts";
import type { Directory } from "../../matches/directory.ts";
import type { Title } from "./titles.ts";

/** One row per competition, its seasons latest first. */
export function trophiesWire(titles: readonly Title[], directory: Directory, locale: LocaleCode): TrophyWire[] {
  const byCompetition = new Map<string, Title[]>();
  for (const title of titles) {
    const others = byCompetition.get(title.competition.id);
    if (others) others.push(title);
    else byCompetition.set(title.competition.id, [title]);
  }
  return [...byCompetition.values()].map((own) => {
    const { competition } = own[0]!;
    const country = directory.countryById(competition.countryId);
    return {
      country: country && nameIn(country.names, locale).name,
      league: nameIn(competition.names, locale).name,
      leagueId: competition.id,
      status: "Winner",
      count: own.length,
      seasons: own
        .map(({ season }) => season)
        .sort()
        .reverse()
        .join(", "),
    };
  });
}
