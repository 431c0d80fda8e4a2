import type { CompetitionMatches } from "#contract/domain/competition";
import { groupAnchor } from "./group-anchor.ts";
import { type ListFacts, showAddress } from "./list-facts.ts";
import { isOwnCountry } from "./order-groups.ts";
import { isShown } from "./show.ts";

/** A line of the panel: a competition, or a country with all its competitions of the day. */
export interface PanelEntry {
  name: string;
  /** The first of them, which the line links to. */
  competition: CompetitionMatches["competition"];
  href: string;
  liveCount: number;
  /** The competitions' ids; absent for a single one, which the address names. */
  ids?: string;
}

type AddressFacts = Pick<ListFacts, "path" | "date" | "show">;

/** The visitor's own country's and popular competitions, in list order. */
export const favouredEntries = (
  groups: readonly CompetitionMatches[],
  facts: AddressFacts & Pick<ListFacts, "country">,
): PanelEntry[] =>
  groups
    .filter(({ competition }) => competition.isPopular || isOwnCountry(competition.country, facts.country))
    .map((group) => entryOf(group.competition.name, [group, []], facts));

/** Every country with matches. */
export function countryEntries(groups: readonly CompetitionMatches[], facts: AddressFacts): PanelEntry[] {
  const countries = new Map<string, [first: CompetitionMatches, others: CompetitionMatches[]]>();
  for (const group of groups) {
    const { key } = group.competition.country;
    const begun = countries.get(key);
    if (begun) begun[1].push(group);
    else countries.set(key, [group, []]);
  }
  return [...countries.values()].map((some) => entryOf(some[0].competition.country.name, some, facts));
}

function entryOf(
  name: string,
  [first, others]: readonly [CompetitionMatches, readonly CompetitionMatches[]],
  facts: AddressFacts,
): PanelEntry {
  const groups = [first, ...others];
  return {
    name,
    competition: first.competition,
    href: placeOf(first, facts),
    liveCount: groups.flatMap(({ matches }) => matches).filter(({ state }) => state === "live").length,
    ...(others.length > 0 && { ids: groups.map(({ competition }) => competition.id).join(" ") }),
  };
}

/** A competition's place on this page; if the filter hides all its matches, in the day's full list. */
function placeOf({ competition, matches }: CompetitionMatches, facts: AddressFacts): string {
  const isHere = matches.some(({ state }) => isShown(state, facts.show));
  return `${isHere ? "" : showAddress(facts, "all")}#${groupAnchor(competition.id)}`;
}
