import type { ModalState } from "./modal-state.ts";

/** Maximum results of a list, and of each list of a global response (specification, section 9). */
const MOST = 10;
const MOST_OF_GLOBAL = 5;
/** Maximum results within one country: as many as a response may have. */
const MOST_OF_COUNTRY = 50;

/** The kind of a list in the modal, which decides its title. */
export type ListKind = "popularTeams" | "popularCompetitions" | "teams" | "competitions" | "countries";

export interface ListCall {
  /** Relative to the sport's part of the API. */
  path: string;
  query: Readonly<Record<string, string>>;
  /** The response's lists by kind, in display order, with their names there. */
  lists: Readonly<Partial<Record<ListKind, string>>>;
}

const POPULAR_TEAMS: ListCall = {
  path: "team/popular",
  query: { limit: String(MOST) },
  lists: { popularTeams: "data" },
};
const POPULAR_COMPETITIONS: ListCall = {
  path: "competition/popular",
  query: { limit: String(MOST) },
  lists: { popularCompetitions: "data" },
};
const POPULAR: ListCall = {
  path: "global/popular",
  query: { limit: String(MOST_OF_GLOBAL) },
  lists: { popularCompetitions: "competitionList", popularTeams: "teamList" },
};

/** The competitions of a country; all of them without a text. */
export const competitionsOf = (countryId: string, text = ""): ListCall => ({
  path: "competition/search",
  query: { countryId, ...(text && { q: text }), limit: String(MOST_OF_COUNTRY) },
  lists: { competitions: "data" },
});

/** The calls for a state of the modal, by the settled text. */
export function listCallsOf({ tab, country }: Pick<ModalState, "tab" | "country">, text: string): ListCall[] {
  if (country) return [competitionsOf(country.id, text)];
  const search = { q: text, limit: String(MOST) };
  switch (tab) {
    case "teams":
      return text ? [{ path: "team/search", query: search, lists: { teams: "data" } }] : [POPULAR_TEAMS];
    case "competitions":
      if (!text) return [POPULAR_COMPETITIONS];
      return [
        { path: "country/search", query: search, lists: { countries: "data" } },
        { path: "competition/search", query: search, lists: { competitions: "data" } },
      ];
    case "filter":
      if (!text) return [POPULAR];
      return [
        {
          path: "global/search",
          query: { ...search, limit: String(MOST_OF_GLOBAL) },
          lists: { countries: "country", competitions: "competition", teams: "team" },
        },
      ];
  }
}

/** What the walkthrough offers. */
interface WalkthroughState {
  /** The member's country, ISO 3166-1 alpha-2; empty if it is not known. */
  country: string;
  /** Id of that country in the sport's lists, if it has competitions. */
  countryId: string | undefined;
}

/**
 * The walkthrough's suggestions: what fans in the member's country follow, and its competitions if it has any. With a
 * text, what it finds.
 */
export function walkthroughCalls({ country, countryId }: WalkthroughState, text: string): ListCall[] {
  if (text) {
    const query = { q: text, limit: String(MOST) };
    return [{ path: "global/search", query, lists: { teams: "team", competitions: "competition" } }];
  }
  const ofFans = ({ query, ...call }: ListCall) => ({ ...call, query: { ...query, ...(country && { country }) } });
  return [ofFans(POPULAR_TEAMS), countryId === undefined ? ofFans(POPULAR_COMPETITIONS) : competitionsOf(countryId)];
}

/** Finds a country's id by its English name. */
export const countryCall = (name: string): ListCall => ({
  path: "country/search",
  query: { q: name, limit: String(MOST) },
  lists: { countries: "data" },
});
