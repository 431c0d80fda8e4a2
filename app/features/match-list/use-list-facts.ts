import { useTranslation } from "react-i18next";
import type { Sport } from "#contract/tables/sports";
import { useRowFacts } from "~/features/match-row/use-row-facts";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import type { Page } from "~/page/page";
import type { ShownDay } from "./list-data.ts";
import type { ListFacts } from "./list-facts.ts";
import type { Show } from "./show.ts";

interface ListOptions {
  sport: Sport;
  day: Pick<ShownDay, "date" | "today">;
  show: Show;
  /** The visitor's offsets on that day. */
  zone: ZoneOffsets;
  /** The visitor's country, ISO 3166-1 alpha-2. */
  country: string | undefined;
  /** The list's address without a query. */
  path: string;
}

/** The facts of a page's list. */
export function useListFacts(page: Page, { sport, day, show, zone, country, path }: ListOptions): ListFacts {
  const { t } = useTranslation("matches");
  const rows = useRowFacts(page, zone);
  const date = day.date === day.today ? undefined : day.date;
  return { rows, t, sport, show, path, date, today: day.today, now: page.now, country };
}
