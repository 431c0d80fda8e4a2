import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { ageOf } from "~/features/upstream-calls/answer-age";
import { translatorOf } from "~/i18n/translator";
import type { Page } from "~/page/page";
import { testPage } from "~/page/test-page";
import { ErrorState } from "./ErrorState.tsx";
import { ERROR_STATUS, type ErrorKind } from "./error-kind.ts";
import { StaleNotice } from "./StaleNotice.tsx";

const render = (page: Page, element: ReactElement): string =>
  renderToStaticMarkup(<I18nextProvider i18n={translatorOf(page.locale)}>{element}</I18nextProvider>);

const KINDS = Object.keys(ERROR_STATUS) as ErrorKind[];

describe.each(LOCALE_CODES)("error states in %s", (locale) => {
  test.each(KINDS)("%s has one heading, texts and a link", (kind) => {
    const page = testPage(locale);
    const html = render(page, <ErrorState kind={kind} page={page} />);
    expect(html.match(/<h1>[^<]+<\/h1>/g)).toHaveLength(1);
    expect(html).toContain(`href="/${locale}/football/matches"`);
    // What is not there may be found among the others.
    const isMissing = ["notFound", "matchNotFound", "gone", "dateOutOfRange", "badRequest"].includes(kind);
    for (const path of ["news", "football/event", "search"])
      expect(html.includes(`href="/${locale}/${path}"`)).toBe(isMissing);
    expect(html, "a key instead of its text").not.toMatch(/errors:|\.title|\.body|\{\{/);
  });
});

test("only what may be over in a moment offers to try the same address again", () => {
  const page = testPage("en", { path: "/football/worldcup2022/matches" });
  const retry = 'href="/en/football/worldcup2022/matches"';
  for (const kind of KINDS) {
    const mayPass = kind === "tooMany" || ERROR_STATUS[kind] >= 500;
    expect(render(page, <ErrorState kind={kind} page={page} />).includes(retry), kind).toBe(mayPass);
  }
});

test("only where the data does not come is there a link to what works", () => {
  const page = testPage("en");
  for (const kind of KINDS)
    expect(render(page, <ErrorState kind={kind} page={page} />).includes('href="/en/status"'), kind).toBe(
      kind === "upstream",
    );
});

test("only the unexpected shows the reference that support can look up", () => {
  const page = testPage("en");
  for (const kind of KINDS) {
    expect(render(page, <ErrorState kind={kind} page={page} />).includes("request-1"), kind).toBe(
      kind === "unexpected",
    );
  }
});

test("in a part of a page the heading is one level down", () => {
  const page = testPage("en");
  expect(render(page, <ErrorState kind="upstream" page={page} level={2} />)).toMatch(/<h2>/);
});

describe("the age of the last good data", () => {
  test.each([
    [0, "minutesAgo", 1],
    [-5_000, "minutesAgo", 1],
    [59_999, "minutesAgo", 1],
    [40 * 60_000, "minutesAgo", 40],
    [60 * 60_000, "hoursAgo", 1],
    [47 * 3_600_000, "daysAgo", 1],
    [23 * 3_600_000 + 3_599_999, "hoursAgo", 23],
    [72 * 3_600_000, "daysAgo", 3],
  ] as const)("%i milliseconds are %s, %i", (milliseconds, unit, count) => {
    expect(ageOf(1_000_000, 1_000_000 + milliseconds)).toEqual({ unit, count });
  });

  test("is shown with the page", () => {
    const page = testPage("en");
    const fetched = { fetchedAt: page.now - 40 * 60_000, isLastGood: true };
    expect(render(page, <StaleNotice fetched={fetched} now={page.now} />)).toContain("40 minutes ago");
    const one = { fetchedAt: page.now - 3_600_000, isLastGood: true };
    expect(render(page, <StaleNotice fetched={one} now={page.now} />)).toContain("1 hour ago");
  });

  test("is not shown while data are fresh", () => {
    const page = testPage("en");
    expect(render(page, <StaleNotice fetched={{ fetchedAt: 0, isLastGood: false }} now={page.now} />)).toBe("");
  });
});

test("in the place of a part, behind a status of 200, it keeps the page out of search engines", () => {
  const page = testPage("en", { path: "/football/matches" });
  for (const level of [1, 2] as const) {
    const html = render(page, <ErrorState kind="upstream" page={page} level={level} />);
    expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(level === 2);
  }
});
