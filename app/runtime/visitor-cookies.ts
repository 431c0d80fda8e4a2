import { visitorCookie } from "#contract/tables/visitor-cookie";
import { announceHandled } from "./page-script/pressed.ts";

/** Offsets in the page's format: `{instant}:{minutes}`, separated by commas. */
export const writeZone = (offsets: readonly { from: number; minutes: number }[]): string =>
  offsets.map(({ from, minutes }) => `${from}:${minutes}`).join(",");

/**
 * Whether a browser's clock (minutes east of UTC at an instant) shows other times than the page. Zones of different
 * names with the same offsets do not differ; nor does a page without offsets.
 */
export const isOtherZone = (zone: string, browserMinutes: (instant: number) => number): boolean =>
  zone.split(",").some((offset) => {
    const [from, minutes] = offset.split(":").map(Number);
    return from !== undefined && minutes !== undefined && browserMinutes(from) !== minutes;
  });

/** Sources of the zone's name: `Intl` everywhere, `Temporal` in browsers of 2025 and later. */
interface ZoneNames {
  Temporal?: { Now: { timeZoneId(): string } };
  Intl: Pick<typeof Intl, "DateTimeFormat">;
}

/**
 * The name of the browser's zone. Creating an Intl format loads date tables, which takes 15 to 30 ms; Temporal does
 * not.
 */
export const zoneName = (browser: ZoneNames): string | undefined =>
  browser.Temporal?.Now.timeZoneId() ?? browser.Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Following a language link makes that language the visitor's own. */
export function rememberLanguage(page: Document): void {
  page.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>("a[data-locale]") : null;
    if (link?.dataset.locale) setCookie(page, "locale", link.dataset.locale);
  });
  announceHandled(page, "language");
}

/** Without a value the cookie is deleted. */
export function setCookie(page: Document, name: string, value: string | undefined): void {
  // Not all supported browsers have the Cookie Store API.
  Object.assign(page, { cookie: visitorCookie(name, value, page.location.protocol === "https:") });
}
