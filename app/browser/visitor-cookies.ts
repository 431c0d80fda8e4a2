const YEAR_IN_SECONDS = 31_536_000;

/**
 * A cookie that the edge reads on the next page; `Secure` only where the page itself is. Without a value it is forgotten.
 */
export const visitorCookie = (name: string, value: string | undefined, isSecure: boolean): string =>
  `${name}=${encodeURIComponent(value ?? "")}; Path=/; Max-Age=${value === undefined ? 0 : YEAR_IN_SECONDS}; SameSite=Lax${isSecure ? "; Secure" : ""}`;

/** Offsets as the page carries them: `{instant}:{minutes}`, comma between. */
export const writeZone = (offsets: readonly { from: number; minutes: number }[]): string =>
  offsets.map(({ from, minutes }) => `${from}:${minutes}`).join(",");

/**
 * Whether a browser's clocks (minutes east of UTC at an instant) show other times than the page did. Zones of another
 * name with the same offsets are no difference, and a page without offsets has none.
 */
export const isOtherZone = (zone: string, browserMinutes: (instant: number) => number): boolean =>
  zone.split(",").some((offset) => {
    const [from, minutes] = offset.split(":").map(Number);
    return from !== undefined && minutes !== undefined && browserMinutes(from) !== minutes;
  });

/** What is asked for the zone's name: `Intl` everywhere, `Temporal` in browsers of 2025 and later. */
interface ZoneNames {
  Temporal?: { Now: { timeZoneId(): string } };
  Intl: Pick<typeof Intl, "DateTimeFormat">;
}

/** The name of the browser's zone. To make a format reads tables of dates: 15 to 30 ms that Temporal does without. */
export const zoneName = (browser: ZoneNames): string | undefined =>
  browser.Temporal?.Now.timeZoneId() ?? browser.Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A language link that was chosen is the visitor's language from then on. */
export function rememberLanguage(page: Document): void {
  page.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>("a[data-locale]") : null;
    if (link?.dataset.locale) setCookie(page, "locale", link.dataset.locale);
  });
}

/** Without a value the cookie is forgotten. */
export function setCookie(page: Document, name: string, value: string | undefined): void {
  // The Cookie Store API is not in every browser that we serve.
  Object.assign(page, { cookie: visitorCookie(name, value, page.location.protocol === "https:") });
}
