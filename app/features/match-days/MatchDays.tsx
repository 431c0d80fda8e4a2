import { matchRowFragment, StarLabel } from "~/features/match-row/match-row-fragment";
import { rowCount } from "~/features/match-row/row-count";
import { type RowFacts, useRowFacts } from "~/features/match-row/row-view";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { Fragments, fragmentMarkup } from "~/ui/fragments/Fragments";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import type { MatchDay } from "./group-by-day.ts";
import styles from "./match-days.module.css";

interface DayHeadingProps {
  day: Omit<MatchDay, "matches">;
  level: 2 | 3;
}

/** A day's heading above its matches, with its group. */
function DayHeading({ day: { date, label, group }, level }: DayHeadingProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Heading>
      <time dateTime={date}>{label}</time>
      {group && (
        <>
          {" "}
          <small>{group}</small>
        </>
      )}
    </Heading>
  );
}

interface MatchDaysProps {
  /** From groupByDay(). */
  days: readonly MatchDay[];
  /** The visitor's offsets from the first kick-off to the last. */
  zone: ZoneOffsets;
  page: Page;
  /** Level of the day headings. */
  level?: 2 | 3;
  /** An earlier list on the page already has the shared star label. */
  isContinued?: boolean;
}

/** Matches of many days as rows grouped by day. Place it in a MatchDaysList to have scores updated. */
export function MatchDays({ days, zone, page, level = 2, isContinued = false }: MatchDaysProps) {
  const facts = useRowFacts(page, zone);
  const sections = days.map((day) => ({ day, parts: partsOf(day, level, facts) }));
  // Renders all uncached rows in one call instead of one per day.
  fragmentMarkup(sections.flatMap(({ parts }) => parts));
  let above = 0;
  return (
    <>
      {!isContinued && <StarLabel texts={facts.texts} />}
      {sections.map(({ day, parts }) => {
        const count = rowCount(day.matches.length, above);
        above += day.matches.length;
        return (
          <Fragments
            key={`${day.date} ${day.group}`}
            as="section"
            className={classNames("card", styles.day)}
            {...count}
            of={parts}
          />
        );
      })}
    </>
  );
}

/** The fragments of a day's section. */
const partsOf = (day: MatchDay, level: 2 | 3, facts: RowFacts): Fragment[] => [
  {
    key: `DayHeading ${JSON.stringify([level, day.date, day.label, day.group])}`,
    render: () => <DayHeading day={day} level={level} />,
  },
  ...day.matches.map((match) => matchRowFragment(match, facts)),
];
