import type { EdgeContext } from "#worker/pages/context";
import { type CountryHeadData, loadCountry, readPlace } from "~/features/country/load-country.server";
import { settle } from "~/features/errors/error-states.server";
import { type ListedMatches, listedGroups } from "~/features/match-list/begun-before";
import { canChange } from "~/features/match-list/can-change";
import type { DayLinksData, ShownDay } from "~/features/match-list/list-data";
import { loadBegunBefore } from "~/features/match-list/load-begun-before.server";
import { loadShownDay } from "~/features/match-list/load-shown-day.server";
import { isShown, type Show } from "~/features/match-list/show";
import { type AnswerAge, oldestOf } from "~/features/upstream-calls/answer-age";
import type { ZoneOffsets } from "~/i18n/zone-offsets";

export interface CountryMatchesData {
  head: CountryHeadData;
  day: ShownDay;
  days: DayLinksData;
  show: Show;
  /** The visitor's offsets on that day. */
  zone: ZoneOffsets;
  /** The visitor's country, ISO 3166-1 alpha-2. */
  country: string | undefined;
  /** Absent if the upstream fails: the rest of the page remains. */
  list?: CountryList;
}

export interface CountryList {
  /** All groups of the list, in order. */
  groups: readonly ListedMatches[];
  isEmpty: boolean;
  /** Something may still happen in the matches. */
  canChange: boolean;
  fetched: AnswerAge;
}

/**
 * Data of a country's matches page: its competitions' matches by `date` (YYYY-MM-DD) and `show`; all of today by
 * default. Throws an error page for an invalid value, and what loadCountry throws.
 */
export async function loadCountryMatches(
  context: EdgeContext,
  { place, search }: { place: string | undefined; search: string },
): Promise<CountryMatchesData> {
  const { visitor, now, upstream } = context;
  const shown = loadShownDay(context, new URLSearchParams(search));
  const { date, before } = shown.day;
  // By the key in the address: if that is wrong, loadCountry redirects.
  const countryKey = readPlace(place).key ?? "";
  const [head, list, begun] = await Promise.all([
    loadCountry(context, { place, tab: "matches", search }),
    settle(context, upstream.call("matchList", { date, timeZone: visitor.timeZone, countryKey })),
    loadBegunBefore(context, before, (query) => upstream.call("matchList", { ...query, status: "live", countryKey })),
  ]);
  return {
    head,
    ...shown,
    country: visitor.country,
    ...(list.value && {
      list: {
        ...countryList(listedGroups(list.value.value.groups, begun.groups), shown.show, now),
        fetched: oldestOf([list.value, ...begun.ages]),
      },
    }),
  };
}

function countryList(groups: readonly ListedMatches[], show: Show, now: number): Omit<CountryList, "fetched"> {
  return {
    groups,
    isEmpty: !groups.some(({ matches }) => matches.some(({ state }) => isShown(state, show))),
    canChange: groups.some(({ matches }) => matches.some((match) => canChange(match, now))),
  };
}
