import { begunBeforeAnchor, groupAnchor } from "./apply-folds.ts";
import type { ListedMatches } from "./begun-before.ts";
import { isOwnCountry } from "./place-groups.ts";
import { isShown, type ListFacts, showAddress } from "./show.ts";

/** A line of the panel: a competition, or a country with all its competitions of the day. */
export interface PanelEntry {
  name: string;
  /** The first of them, which the line links to. */
  competition: ListedMatches["competition"];
  href: string;
  liveCount: number;
  /** The competitions' ids; absent for a single one, which the address names. */
  ids?: string;
}

type AddressFacts = Pick<ListFacts, "path" | "date" | "show">;

/** The visitor's own country's and popular competitions, in list order. */
export const favouredEntries = (
  groups: readonly ListedMatches[],
  facts: AddressFacts & Pick<ListFacts, "country">,
): PanelEntry[] => {
  const favoured = groups.filter(
    ({ competition }) => competition.isPopular || isOwnCountry(competition.country, facts.country),
  );
  return entriesBy(
    favoured,
    ({ id }) => id,
    ({ name }) => name,
    facts,
  );
};

/** Every country with matches. */
export const countryEntries = (groups: readonly ListedMatches[], facts: AddressFacts): PanelEntry[] =>
  entriesBy(
    groups,
    ({ country }) => country.key,
    ({ country }) => country.name,
    facts,
  );

type Of = (competition: ListedMatches["competition"]) => string;

/** One entry for all groups with the same key, in list order. */
function entriesBy(groups: readonly ListedMatches[], keyOf: Of, nameOf: Of, facts: AddressFacts): PanelEntry[] {
  const byKey = Map.groupBy(groups, ({ competition }) => keyOf(competition));
  return [...byKey.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const ids = new Set(some.map(({ competition }) => competition.id));
    return {
      name: nameOf(first.competition),
      competition: first.competition,
      href: placeOf(mainOf(some, facts) ?? first, facts),
      liveCount: some.flatMap(({ matches }) => matches).filter(({ state }) => state === "live").length,
      ...(ids.size > 1 && { ids: [...ids].join(" ") }),
    };
  });
}

/** The group to lead to: of those that the filter shows, one of the day, which is here until midnight. */
const mainOf = (groups: readonly ListedMatches[], facts: AddressFacts): ListedMatches | undefined => {
  const here = groups.filter((group) => isHere(group, facts));
  return here.find(({ hasBegunBefore }) => !hasBegunBefore) ?? here[0];
};

/** Whether the filter shows matches of a group. */
const isHere = ({ matches }: ListedMatches, { show }: AddressFacts): boolean =>
  matches.some(({ state }) => isShown(state, show));

/** A competition's place on this page; if the filter hides all its matches, in the day's full list. */
function placeOf(group: ListedMatches, facts: AddressFacts): string {
  const { id } = group.competition;
  const anchor = group.hasBegunBefore ? begunBeforeAnchor(id) : groupAnchor(id);
  return `${isHere(group, facts) ? "" : showAddress(facts, "all")}#${anchor}`;
}
