import type { ReactNode } from "react";
import type { Match } from "#contract/domain/match";
import { addDays } from "#contract/time/zone";
import { formatClock } from "~/i18n/zone-offsets";
import { nextKickOff } from "./can-change.ts";
import { type ListFacts, showAddress } from "./list-facts.ts";
import { isInReach } from "./read-day.ts";
import { listSearch, type ShowCounts } from "./show.ts";

interface EmptyListProps {
  /** All matches of the day. */
  matches: readonly Match[];
  counts: ShowCounts;
  facts: ListFacts;
}

/** The empty state of a list: the reason, and a link onwards. */
export function EmptyList({ matches, counts, facts }: EmptyListProps) {
  const { t, show, sport, date, today } = facts;
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
