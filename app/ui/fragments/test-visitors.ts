import type { ReactElement } from "react";
import type { LocaleCode } from "#contract/tables/locales";
import type { EdgeContext } from "#worker/pages/context";
import { type Answers, testContext } from "~/features/match-list/test-context";
import { NOW, scheduled } from "~/features/match-row/test-matches";
import { offsetsBetween } from "~/i18n/zone-offsets";
import type { Page } from "~/page/page";
import { testPage } from "~/page/test-page";

/** Everything about a visitor and their request that affects a page. */
export interface Visitor {
  locale: LocaleCode;
  timeZone: string;
  savesData: boolean;
  /** Prices are hidden in Singapore only. */
  country: string;
  oddsFormat: "decimal" | "malay";
  now: number;
}

export const ONE_VISITOR: Visitor = {
  locale: "en",
  timeZone: "Asia/Ho_Chi_Minh",
  savesData: false,
  country: "VN",
  oddsFormat: "decimal",
  now: NOW,
};

/** Visitors who differ from that one in a single property. */
export const OTHER_VISITORS = {
  language: { ...ONE_VISITOR, locale: "th" },
  decimals: { ...ONE_VISITOR, locale: "pt" },
  zone: { ...ONE_VISITOR, timeZone: "America/New_York" },
  pictures: { ...ONE_VISITOR, savesData: true },
  country: { ...ONE_VISITOR, country: "SG" },
  oddsFormat: { ...ONE_VISITOR, oddsFormat: "malay" },
  later: { ...ONE_VISITOR, now: NOW + 7 * 60_000 },
} as const satisfies Record<string, Visitor>;

export type Difference = keyof typeof OTHER_VISITORS;

/** A part of the site with fragments, as shown to a visitor. */
export interface FragmentCase {
  /** Files of `app/` that create or use them. */
  files: readonly string[];
  /** Folder in `app/pages` of a page that contains it. */
  module: string;
  /** Matches the fragments in its markup. */
  fragments: RegExp;
  /** The visitor properties that affect them. */
  dependsOn: readonly Difference[];
  /** Creates new data, as in a new upstream response, which is then the same for all visitors. */
  withNewData(): (visitor: Visitor) => ReactElement | Promise<ReactElement>;
}

const STORAGE = "https://storage.example";

/** The visitor's offset at the time of the test matches. */
export const zoneOf = ({ timeZone }: Visitor) => offsetsBetween(scheduled.kickOff, scheduled.kickOff, timeZone);

export const pageOf = (visitor: Visitor, change: Partial<Page> = {}): Page =>
  testPage(visitor.locale, {
    now: visitor.now,
    zone: zoneOf(visitor),
    savesData: visitor.savesData,
    config: { storageBaseUrl: STORAGE, socials: {}, apps: {} },
    ...change,
  });

/** A loader's context with answers by call; a function receives the query. */
export function contextOf(
  { locale, now, country, timeZone, savesData }: Visitor,
  answers: Readonly<Record<string, unknown>> = {},
): EdgeContext {
  const visitor = { country, timeZone, savesData };
  const showsPrices = country !== "SG";
  const answer: Answers = ({ name, query }) => {
    const value = answers[name];
    return { value: typeof value === "function" ? value(query) : value };
  };
  return testContext(answer, { locale, now, visitor, showsPrices }).context;
}
