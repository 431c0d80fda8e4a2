import type { COMPETITION_CALLS, CompetitionListBody, SidebarBody } from "#contract/calls/competitions";
import { phaseGroup } from "#contract/domain/status";
import type { QueryOf } from "#contract/registry";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { ofEachSport, type Sport } from "#contract/tables/sports";
import type { CountryRefWire } from "#contract/wire/match-item";
import type { CompetitionEntry, CountryEntry } from "../../data/entries/types.ts";
import { LONGEST_MATCH } from "../../match/match-clock.ts";
import { byText } from "../../match/match-order.ts";
import { withStates } from "../../match/with-state.ts";
import { type CallContext, type CallsOf, localeOf } from "../../matches/call-context.ts";
import type { Directory } from "../../matches/directory.ts";
import { competitionOf } from "../../matches/wire/match.ts";
import { countryWire, leagueWire } from "../../matches/wire/references.ts";
import { notFound } from "../../platform/envelope.ts";

const inCompetitionOrder = (a: CompetitionEntry, b: CompetitionEntry): number =>
  a.sortOrder - b.sortOrder || byText(a.id, b.id);

interface CountryCompetitions {
  country: CountryEntry;
  wire: CountryRefWire;
  competitions: CompetitionEntry[];
}

/** Countries that have competitions of the sport, sorted by their names in the language. */
function byCountry({ countries, competitions }: Directory, sport: Sport, locale: LocaleCode): CountryCompetitions[] {
  const inNameOrder = new Intl.Collator(localeRow(locale).tag).compare;
  const ofSport = competitions.filter((competition) => competition.sport === sport);
  return countries
    .map((country) => ({
      country,
      wire: countryWire(country, locale),
      competitions: ofSport.filter(({ countryId }) => countryId === country.id).sort(inCompetitionOrder),
    }))
    .filter((row) => row.competitions.length > 0)
    .sort((a, b) => inNameOrder(a.wire.countryName, b.wire.countryName) || byText(a.country.id, b.country.id));
}

function buildList(rows: CountryCompetitions[], directory: Directory, locale: LocaleCode): CompetitionListBody {
  const countries = rows.map(({ wire, competitions }) => ({
    ...wire,
    leagues: competitions.map((competition) => leagueWire(competition, directory, locale)),
  }));
  return { data: { countries } };
}

function allCompetitions(sport: Sport, lang: string, { directory }: CallContext): CompetitionListBody {
  const locale = localeOf(lang);
  return buildList(byCountry(directory, sport, locale), directory, locale);
}

function competitionsOfCountry(
  sport: Sport,
  { countryId, lang }: QueryOf<"leagueList">,
  context: CallContext,
): CompetitionListBody {
  const { directory } = context;
  if (countryId === undefined) return allCompetitions(sport, lang, context);
  if (!directory.countryById(countryId)) throw notFound("countryId", "no such country");
  const locale = localeOf(lang);
  const rows = byCountry(directory, sport, locale).filter(({ country }) => country.id === countryId);
  return buildList(rows, directory, locale);
}

async function liveMatchesByCountry(sport: Sport, context: CallContext): Promise<Map<string, number>> {
  const { sources, directory, now } = context;
  const recent = await sources.between(now - LONGEST_MATCH, now + 1, now);
  const ofSport = recent.filter((fixture) => competitionOf(fixture, directory).sport === sport);
  const counts = new Map<string, number>();
  for (const { fixture, state } of await withStates(ofSport, context)) {
    if (phaseGroup(state.phase) !== "live") continue;
    const { countryId } = competitionOf(fixture, directory);
    counts.set(countryId, (counts.get(countryId) ?? 0) + 1);
  }
  return counts;
}

/** Live is live in every zone, so the time zone does not matter here. */
async function sidebar(sport: Sport, lang: string, context: CallContext): Promise<SidebarBody> {
  const { directory } = context;
  const locale = localeOf(lang);
  const live = await liveMatchesByCountry(sport, context);
  const popular = directory.competitions
    .filter((competition) => competition.isPopular && competition.sport === sport)
    .sort(inCompetitionOrder);
  const countries = byCountry(directory, sport, locale).map(({ country, wire, competitions }) => ({
    ...wire,
    leagueCount: competitions.length,
    liveCount: live.get(country.id) ?? 0,
  }));
  return { data: { popular: popular.map((competition) => leagueWire(competition, directory, locale)), countries } };
}

/** Handlers of this family's calls. */
export const COMPETITION_ANSWERS: CallsOf<typeof COMPETITION_CALLS> = {
  ...ofEachSport(
    "leagueList",
    (sport) => (query: QueryOf<"leagueList">, context: CallContext) => competitionsOfCountry(sport, query, context),
  ),
  ...ofEachSport(
    "leagueAll",
    (sport) =>
      ({ lang }: QueryOf<"leagueAll">, context: CallContext) =>
        allCompetitions(sport, lang, context),
  ),
  ...ofEachSport(
    "competitionSidebar",
    (sport) =>
      ({ lang }: QueryOf<"competitionSidebar">, context: CallContext) =>
        sidebar(sport, lang, context),
  ),
};
