import { formatDate } from "~/i18n/format-date";
import type { LedgerFile } from "./contest-head.ts";
import type { ContestContext, LoadedContest } from "./load-contest.server.ts";

/** The published files of a contest, as the browser-facing API serves them. */
export const ledgerFiles = (
  { details }: Pick<LoadedContest, "details">,
  { locale }: Pick<ContestContext, "locale">,
): LedgerFile[] =>
  details.ledgerDays.map((day) => ({
    date: formatDate(day, locale, "row"),
    href: `/api/contest/getLedgerDay?${new URLSearchParams({ contestId: details.id, date: day, locale })}`,
  }));
