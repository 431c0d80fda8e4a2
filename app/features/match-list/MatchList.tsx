import { FirstScreenEnd } from "~/ui/FirstScreenEnd";
import { Fragments } from "~/ui/fragments/Fragments";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import type { ListedMatches } from "./begun-before.ts";
import { EmptyList } from "./EmptyList.tsx";
import { groupFragments } from "./group-fragments.tsx";
import { ListFilters } from "./ListFilters.tsx";
import { ListLabels } from "./ListLabels.tsx";
import type { ListFacts } from "./list-facts.ts";
import { countShown, isShown, type Show, type ShowCounts } from "./show.ts";

interface MatchListProps {
  /** All groups of the list, in order. */
  groups: readonly ListedMatches[];
  facts: ListFacts;
  /** Something may still happen in the matches. */
  canChange: boolean;
  /** Milliseconds. */
  fetchedAt: number;
  /** It has all matches of the sport: of today, whatever is live belongs to it. */
  isWhole?: boolean;
}

/** The part of a day's list that changes with its matches: the filters with their counts, and the chosen matches. */
export function MatchList({ groups, facts, canChange, fetchedAt, isWhole = false }: MatchListProps) {
  const { t, show, sport } = facts;
  const matches = groups.flatMap((group) => group.matches);
  const counts = countShown(matches.map(({ state }) => state));
  const shown = groups.map((group) => chosen(group, show)).filter((group) => group.matches.length > 0);
  const attributes = {
    id: "list",
    "data-live": canChange ? sport : undefined,
    "data-fetched": fetchedAt,
    "data-show": show,
    "data-all-live": isWhole && facts.date === undefined ? "" : undefined,
    // Text that recount.ts writes on a competition.
    "data-live-words": t("liveNumber", { skipInterpolation: true }),
  };
  if (shown.length > 0)
    return <Fragments {...attributes} of={[headFragment(counts, facts), ...groupFragments(shown, facts)]} />;
  return (
    <div {...attributes}>
      <ListHead counts={counts} facts={facts} />
      <EmptyList matches={matches} counts={counts} facts={facts} />
      <FirstScreenEnd />
    </div>
  );
}

/** A competition with its chosen matches; the same object if all are chosen, so that its heading stays cached. */
function chosen(group: ListedMatches, show: Show): ListedMatches {
  const matches = group.matches.filter(({ state }) => isShown(state, show));
  return matches.length === group.matches.length ? group : { ...group, matches };
}

const ListHead = ({ counts, facts }: { counts: ShowCounts; facts: ListFacts }) => (
  <>
    <ListLabels rows={facts.rows} t={facts.t} />
    {counts.all > 0 && <ListFilters counts={counts} facts={facts} />}
  </>
);

/** The address includes the language. */
const headFragment = (counts: ShowCounts, facts: ListFacts): Fragment => ({
  key: `ListHead ${JSON.stringify([facts.path, facts.date, facts.show, counts])}`,
  render: () => <ListHead counts={counts} facts={facts} />,
});
