import type { CompetitionMatches } from "#contract/domain/competition";
import { matchRowFragment } from "~/features/match-row/match-row-fragment";
import type { MadeRows } from "~/features/match-row/row-fragments";
import { FirstScreenEnd } from "~/ui/FirstScreenEnd";
import { fragmentMarkup } from "~/ui/fragments/Fragments";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import type { ListedMatches } from "./begun-before.ts";
import { CompetitionGroup } from "./CompetitionGroup.tsx";
import { aboutGroup, CompetitionHeading } from "./CompetitionHeading.tsx";
import { begunBeforeAnchor, groupAnchor } from "./group-anchor.ts";
import type { ListFacts } from "./list-facts.ts";
import { isOwnCountry } from "./order-groups.ts";
import { PartHeading } from "./PartHeading.tsx";
import { type GroupPlace, type GroupSize, placeGroups } from "./place-groups.ts";

/**
 * A list's competitions, each with its matches, and a marker at the end of the first screen. If some matches began the
 * day before, they and the day's own each have a heading.
 */
export function groupFragments(groups: readonly ListedMatches[], facts: ListFacts): Fragment[] {
  const placed = placeGroups(groups.map((group) => sizeOf(group, facts)));
  const anchored = new Set<string>();
  const partsOfAll: Fragment[][] = [];
  // Renders all uncached rows in one call, when the first uncached group needs them.
  let isPrepared = false;
  const prepare = () => {
    if (!isPrepared) fragmentMarkup(partsOfAll.flat());
    isPrepared = true;
  };
  const fragments = placed.map((place): Fragment => {
    const { hasBegunBefore, competition } = place.group;
    const id = hasBegunBefore ? begunBeforeAnchor(competition.id) : groupAnchor(competition.id);
    const anchor = anchored.has(id) ? "" : id;
    anchored.add(id);
    const parts = partsOf(place, facts);
    partsOfAll.push(parts);
    return groupFragment(place, anchor, parts, prepare);
  });
  const firstDeferred = placed.findIndex(({ isDeferred }) => isDeferred);
  return fragments.flatMap((fragment, index) => [
    ...(index === firstDeferred ? [FIRST_SCREEN_END] : []),
    ...partHeadings(groups, index, facts),
    fragment,
    ...(firstDeferred < 0 && index === fragments.length - 1 ? [FIRST_SCREEN_END] : []),
  ]);
}

const FIRST_SCREEN_END: Fragment = { key: "FirstScreenEnd", render: () => <FirstScreenEnd /> };

/** The heading above a group with which a part of the list begins; none if all of it is of the day. */
function partHeadings(groups: readonly ListedMatches[], index: number, { t }: ListFacts): Fragment[] {
  const isBefore = groups[index]?.hasBegunBefore === true;
  const isFirst = isBefore ? index === 0 : groups[index - 1]?.hasBegunBefore === true;
  if (!isFirst) return [];
  const text = t(isBefore ? "begunBefore" : "day.today");
  return [{ key: `PartHeading ${text}`, render: () => <PartHeading text={text} /> }];
}

interface SizedGroup extends GroupSize {
  group: ListedMatches;
}

const sizeOf = (group: ListedMatches, { country }: Pick<ListFacts, "country">): SizedGroup => ({
  group,
  rowCount: group.matches.length,
  liveCount: group.matches.filter(({ state }) => state === "live").length,
  isFavoured: group.competition.isPopular === true || isOwnCountry(group.competition.country, country),
});

/** The heading and rows of a competition. */
const partsOf = (sized: SizedGroup, facts: ListFacts): Fragment[] => [
  headingFragment(sized, facts),
  ...sized.group.matches.map((match) => matchRowFragment(match, facts.rows)),
];

/**
 * Headings in one language, memoised by the list's competition object: formatting a stage costs more than the row keys.
 */
const headings = new WeakMap<MadeRows, WeakMap<CompetitionMatches, Fragment>>();

function headingFragment({ group, liveCount }: SizedGroup, facts: ListFacts): Fragment {
  const made = headings.get(facts.rows.rows) ?? new WeakMap();
  headings.set(facts.rows.rows, made);
  const known = made.get(group);
  if (known) return known;
  const { competition, source, matches } = group;
  const { id, key, name, country } = competition;
  const shown = [facts.rows.rowsKey, facts.sport, id, key, name, country.key, country.name, country.flag, source];
  const fragment: Fragment = {
    key: `CompetitionHeading ${JSON.stringify([...shown, aboutGroup(group, facts), liveCount, matches.length])}`,
    render: () => <CompetitionHeading group={group} liveCount={liveCount} facts={facts} />,
  };
  made.set(group, fragment);
  return fragment;
}

function groupFragment(
  { group, rowCount, isOpen, isDeferred }: SizedGroup & GroupPlace,
  anchor: string,
  parts: readonly Fragment[],
  prepare: () => void,
): Fragment {
  const { competition, hasBegunBefore = false } = group;
  return {
    key: `CompetitionGroup ${isOpen} ${isDeferred} ${hasBegunBefore} ${anchor} ${parts.map(({ key }) => key).join()}`,
    render: () => {
      prepare();
      return (
        <CompetitionGroup
          competitionId={competition.id}
          anchor={anchor}
          hasBegunBefore={hasBegunBefore}
          rowCount={rowCount}
          isOpen={isOpen}
          isDeferred={isDeferred}
          parts={parts}
        />
      );
    },
  };
}
