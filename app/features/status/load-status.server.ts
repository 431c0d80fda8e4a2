import type { PartState, SiteStatus } from "#contract/domain/site-status";
import type { SitePart } from "#contract/tables/site";
import type { Sport } from "#contract/tables/sports";
import { serviceOf } from "#contract/tables/supplier-services";
import { wallClock } from "#contract/time/zone";
import type { EdgeContext } from "#worker/pages/context";
import { type Age, ageOf } from "~/features/upstream-calls/answer-age";
import { formatDate } from "~/i18n/format-date";

export interface StatusData {
  summary: "up" | "late" | "down";
  upstream: SiteStatus["upstream"];
  /** When it was checked, on the visitor's clock and in their language. */
  time: string;
  date: string;
  parts: Record<SitePart, PartState>;
  sports: { sport: Sport; state: PartState; isSimulated: boolean; newest?: Age }[];
  suppliers: { name: string; state: PartState; answered?: Age }[];
  /** Of how many matches suppliers say different things, and how many questions about clubs and competitions are open. */
  disagreements: number;
  /** In how many competitions a supplier's table differs from ours. */
  differingTables: number;
  questions: number;
}

/** The worst of all parts counts; what is late while something is down is not the news. */
export function summaryOf({ status, sports, suppliers }: SiteStatus): StatusData["summary"] {
  if (status === "down") return "down";
  return [...sports, ...suppliers].some(({ state }) => state === "late") ? "late" : "up";
}

const nameOf = (supplier: string): string => serviceOf(supplier)?.name ?? supplier;

/** What works now. Never fails: that the upstream is down is what the page says then. */
export async function loadStatus({ siteStatus, locale, visitor }: EdgeContext): Promise<StatusData> {
  const status = await siteStatus();
  const { upstream, checkedAt, parts, disagreements = 0, differingTables = 0, questions = 0 } = status;
  const { date, time } = wallClock(checkedAt, visitor.timeZone);
  return {
    summary: summaryOf(status),
    upstream,
    time,
    date: formatDate(date, locale, "date"),
    parts,
    sports: status.sports.map(({ newestAt, ...sport }) => ({
      ...sport,
      ...(newestAt !== undefined && { newest: ageOf(newestAt, checkedAt) }),
    })),
    disagreements,
    differingTables,
    questions,
    suppliers: status.suppliers.map(({ supplier, state, answeredAt }) => ({
      name: nameOf(supplier),
      state,
      ...(answeredAt > 0 && { answered: ageOf(answeredAt, checkedAt) }),
    })),
  };
}
