import type { MatchInfoWire } from "#contract/calls/match-info";
import type { LocaleCode } from "#contract/tables/locales";
import type { CountryRefWire, LeagueRefWire, TeamRefWire } from "#contract/wire/match-item";
import { shortNameIn } from "../../data/clubs/football/short-names.ts";
import { nameIn } from "../../data/entries/names.ts";
import type { CompetitionEntry, CountryEntry, TeamEntry } from "../../data/entries/types.ts";
import type { CallContext } from "../call-context.ts";
import type { Directory } from "../directory.ts";

const orUndefined = (flag: boolean | undefined): true | undefined => (flag ? true : undefined);

export const countryWire = (country: CountryEntry, locale: LocaleCode): CountryRefWire => ({
  countryId: country.id,
  countryKey: country.key,
  countryName: nameIn(country.names, locale).name,
  countryCode: country.code,
});

/** Throws if the directory lacks the competition's country, since the data are then inconsistent. */
export function countryOf(competition: CompetitionEntry, directory: Directory): CountryEntry {
  const country = directory.countryById(competition.countryId);
  if (!country) throw new Error(`competition ${competition.id} names the unknown country ${competition.countryId}`);
  return country;
}

/** Throws like `countryOf`. */
export function leagueWire(competition: CompetitionEntry, directory: Directory, locale: LocaleCode): LeagueRefWire {
  const { name, isFallback } = nameIn(competition.names, locale);
  return {
    leagueId: competition.id,
    leagueKey: competition.key,
    leagueName: name,
    leagueShortName: competition.shortNames?.[locale],
    leagueType: competition.kind === "cup" ? 2 : 1,
    country: countryWire(countryOf(competition, directory), locale),
    sortOrder: competition.sortOrder,
    isPopular: orUndefined(competition.isPopular),
    nameIsFallback: orUndefined(isFallback),
  };
}

export function teamWire(team: TeamEntry, locale: LocaleCode): TeamRefWire {
  const { name, isFallback } = nameIn(team.names, locale);
  return {
    teamId: team.id,
    teamKey: team.key,
    teamName: name,
    shortName: shortNameIn(team, locale),
    countryCode: team.isNational ? team.country : undefined,
    nameIsFallback: orUndefined(isFallback),
  };
}

export const coloursWire = ({ colours: [main, second] }: Pick<TeamEntry, "colours">) => ({ main, second });

/** Who shows a competition's matches; nobody where nothing is stored. */
export async function channelsWire(
  competitionId: string,
  { channels }: Pick<CallContext, "channels">,
): Promise<MatchInfoWire["tv"]> {
  const known = (await channels?.(competitionId)) ?? [];
  return known.map(({ country, name }) => ({ country, channel: name }));
}
