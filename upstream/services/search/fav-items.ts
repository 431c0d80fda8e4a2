import type { FavItemWire } from "#contract/calls/search/fav-item";
import type { LocaleCode } from "#contract/tables/locales";
import { countryByCode } from "../../competitions/world/world.ts";
import { nameIn } from "../../data/entries/names.ts";
import type { CompetitionEntry, CountryEntry, Names, TeamEntry } from "../../data/entries/types.ts";
import type { Directory } from "../../matches/directory.ts";
import { countryOf } from "../../matches/wire/references.ts";
import type { PlayerOfTeam } from "./players.ts";

function named(names: Names, locale: LocaleCode) {
  const { name, isFallback } = nameIn(names, locale);
  return { name, ...(isFallback && { nameIsFallback: true }) };
}

/** Common to every item: without a token it is not known whose favourite it is. */
const PUBLIC = { isFav: false } as const;

const ofCountry = (country: CountryEntry | undefined, locale: LocaleCode) =>
  country && { countryKey: country.key, detail: nameIn(country.names, locale).name };

export const countryItem = (country: CountryEntry, locale: LocaleCode): FavItemWire => ({
  ...PUBLIC,
  id: country.id,
  key: country.key,
  ...named(country.names, locale),
  countryCode: country.code,
  countryKey: country.key,
  type: "COUNTRY",
});

export const competitionItem = (
  competition: CompetitionEntry,
  directory: Directory,
  locale: LocaleCode,
): FavItemWire => ({
  ...PUBLIC,
  id: competition.id,
  key: competition.key,
  ...named(competition.names, locale),
  logo: `competition/${competition.id}`,
  ...ofCountry(countryOf(competition, directory), locale),
  type: "COMPETITION",
});

export const teamItem = (team: TeamEntry, locale: LocaleCode): FavItemWire => ({
  ...PUBLIC,
  id: team.id,
  key: team.key,
  ...named(team.names, locale),
  logo: `team/${team.id}`,
  ...(team.isNational && { countryCode: team.country }),
  ...ofCountry(countryByCode(team.country), locale),
  type: "TEAM",
});

export const playerItem = ({ player, team }: PlayerOfTeam, locale: LocaleCode): FavItemWire => ({
  ...PUBLIC,
  id: player.id,
  key: player.key,
  ...named(player.names, locale),
  countryCode: player.country,
  countryKey: countryByCode(player.country)?.key,
  detail: nameIn(team.names, locale).name,
  type: "PLAYER",
});
