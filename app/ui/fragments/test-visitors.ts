import type { ReactElement } from "react";
import type { LocaleCode } from "#contract/tables/locales";
import type { EdgeContext } from "#worker/context";
import { type Answers, testContext } from "~/features/match-list/test-context";
import { NOW, scheduled } from "~/features/match-row/test-matches";
import { offsetsBetween } from "~/i18n/zone-offsets";
import type { Page } from "~/page/page";
import { testPage } from "~/page/test-page";

/** Everything of a visitor and their request that changes what a page shows. */
export interface Visitor {
  locale: LocaleCode;
  timeZone: string;
  savesData: boolean;
  /** Prices are shown everywhere but in Singapore. */
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

/** Visitors who differ from that one in one thing. */
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

/** A part of the site with fragments, as it is shown to a visitor. */
export interface FragmentCase {
  /** The files of `app/` that make or use them. */
  files: readonly string[];
  /** The folder in `app/pages` of a page that has it. */
  module: string;
  /** The fragments in its markup. */
  fragments: RegExp;
  /** The differences between visitors that change them. */
  dependsOn: readonly Difference[];
  /** With new data, as a new answer of the upstream has it; from then on the same for all visitors. */
  withNewData(): (visitor: Visitor) => ReactElement | Promise<ReactElement>;
}

const STORAGE = "https://storage.example";

/** The visitor's offset when the matches of the tests are played. */
export const zoneOf = ({ timeZone }: Visitor) => offsetsBetween(scheduled.kickOff, scheduled.kickOff, timeZone);

export const pageOf = (visitor: Visitor, change: Partial<Page> = {}): Page =>
  testPage(visitor.locale, {
    now: visitor.now,
    zone: zoneOf(visitor),
    savesData: visitor.savesData,
    config: { storageBaseUrl: STORAGE, socials: {}, apps: {} },
    ...change,
  });

/** What a loader gets of the edge, with answers by call; a function is given the query. */
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
