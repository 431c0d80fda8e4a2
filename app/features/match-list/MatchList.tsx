import type { ReactNode } from "react";
import type { Match } from "#contract/domain/match";
import { addDays } from "#contract/time/zone";
import { FEATURED_ROWS } from "~/features/match-row/row-classes";
import { formatClock } from "~/i18n/zone-offsets";
import { LIST_ID } from "~/page/element-ids";
import { classNames } from "~/ui/class-names";
import { FirstScreenEnd } from "~/ui/FirstScreenEnd";
import { Fragments } from "~/ui/fragments/Fragments";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import type { ListedMatches } from "./begun-before.ts";
import { nextKickOff } from "./can-change.ts";
import { groupFragments, ListLabels } from "./group-fragments.tsx";
import styles from "./list-filters.module.css";
import liveCount from "./live-count.module.css";
import { orderByKickOff } from "./order-by-kick-off.ts";
import { isInReach } from "./read-day.ts";
import { linesText } from "./row-lines.ts";
import {
  countShown,
  isShown,
  type ListFacts,
  listSearch,
  SHOWS,
  type Show,
  type ShowCounts,
  showAddress,
} from "./show.ts";

interface EmptyListProps {
  /** All matches of the day. */
  matches: readonly Match[];
  counts: ShowCounts;
  facts: ListFacts;
  isRealOnly: true | undefined;
}

/** The empty state of a list: the reason, and a link onwards. */
function EmptyList({ matches, counts, facts, isRealOnly }: EmptyListProps) {
  const { t, show, sport, date, today } = facts;
  if (counts.all === 0 && isRealOnly)
    return (
      <EmptyCard title={t("empty")} hint={t("realOnly")}>
        <NextLink href={`${facts.rows.base}/about-data/imports`} text={t("see.imports")} />
      </EmptyCard>
    );
  if (counts.all === 0)
    return (
      <EmptyCard title={t("empty")} hint={t(isInReach(date ?? today, today) ? "emptyHint" : "outOfReach")}>
        <OtherDay facts={facts} />
      </EmptyCard>
    );
  if (show === "all") return null;
  const next = show === "live" ? nextKickOff(matches, facts.now) : undefined;
  if (next === undefined)
    return (
      <EmptyCard title={t(`none.${show}`)}>
        <NextLink href={showAddress(facts, "all")} text={t("see.all")} />
      </EmptyCard>
    );
  const time = formatClock(next, facts.rows.offsets);
  return (
    <EmptyCard title={t("none.live")} hint={t(`nextKickOff.${sport}`, { time })}>
      <NextLink href={showAddress(facts, "upcoming")} text={t("see.upcoming")} />
    </EmptyCard>
  );
}

/** Today if another day is shown, otherwise tomorrow. */
const OtherDay = ({ facts: { date, path, t, today } }: Pick<EmptyListProps, "facts">) =>
  date ? (
    <NextLink href={path} text={t("see.today")} />
  ) : (
    <NextLink href={path + listSearch(addDays(today, 1), "all")} text={t("see.tomorrow")} />
  );

const NextLink = ({ href, text }: { href: string; text: string }) => (
  <a className="button" href={href}>
    {text}
  </a>
);

const EmptyCard = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <div className="empty card">
    <h2>{title}</h2>
    {hint && <p>{hint}</p>}
    {children}
  </div>
);

interface ListFiltersProps {
  counts: ShowCounts;
  facts: Pick<ListFacts, "t" | "show" | "path" | "date">;
}

/**
 * All, live, finished, upcoming, off: addresses of the day's list, each with its number of matches. On another day than
 * today, live leads to today's list, which has whatever is in play, and has no number. Off is offered if there is any.
 */
const ListFilters = ({ counts, facts }: ListFiltersProps) => (
  <nav
    className={classNames(styles.filters, "list-filters hold-until-parsed")}
    aria-label={facts.t("filter.label")}
    data-digits={`${counts.all}`.length}
  >
    {SHOWS.filter((show) => show !== "off" || counts.off > 0 || facts.show === "off").map((show) => (
      <a
        key={show}
        href={showAddress(isElsewhere(show, facts) ? { path: facts.path, date: undefined } : facts, show)}
        data-show={show}
        aria-current={show === facts.show ? "true" : undefined}
      >
        {`${facts.t(`filter.${show}`)} `}
        {!isElsewhere(show, facts) && <b className={classOfCount(show, counts)}>{counts[show]}</b>}
      </a>
    ))}
  </nav>
);

const isElsewhere = (show: Show, { date }: Pick<ListFacts, "date">): boolean => show === "live" && date !== undefined;

/** A non-zero live count looks as it does on competitions; recount.ts sets the same class. */
const classOfCount = (show: Show, counts: ShowCounts): string | undefined => {
  if (show !== "live") return undefined;
  return counts.live > 0 ? liveCount.liveCount : "";
};

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
  /** Nothing is simulated. */
  isRealOnly?: true | undefined;
}

/** The part of a day's list that changes with its matches: the filters with their counts, and the chosen matches. */
export function MatchList({ groups, facts, canChange, fetchedAt, isWhole = false, isRealOnly }: MatchListProps) {
  const { t, show, sport } = facts;
  const matches = groups.flatMap((group) => group.matches);
  const counts = countShown(matches.map(({ state }) => state));
  const chosenGroups = groups.map((group) => chosen(group, show)).filter((group) => group.matches.length > 0);
  const shown = facts.isByKickOff ? orderByKickOff(chosenGroups) : chosenGroups;
  const attributes = {
    id: LIST_ID,
    "data-live": canChange ? sport : undefined,
    "data-fetched": fetchedAt,
    "data-show": show,
    "data-all-live": isWhole && facts.date === undefined ? "" : undefined,
    "data-rows": FEATURED_ROWS,
    "data-lines": linesText(facts.lines),
    "data-sport": facts.lines.length > 0 ? sport : undefined,
    // Text that recount.ts writes on a competition.
    "data-live-words": t("liveNumber", { skipInterpolation: true }),
  };
  if (shown.length > 0)
    return <Fragments {...attributes} of={[headFragment(counts, facts), ...groupFragments(shown, facts)]} />;
  return (
    <div {...attributes}>
      <ListHead counts={counts} facts={facts} />
      <EmptyList matches={matches} counts={counts} facts={facts} isRealOnly={isRealOnly} />
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
