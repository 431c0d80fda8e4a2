import { DEFAULT_SPORT, isSport, SPORT_KEY, type Sport } from "#contract/tables/sports";
import { sportOf, switchSport } from "~/page/sport-switch";
import { setCookie } from "~/runtime/visitor-cookies";
import { FOOTER_TABS, tabPath } from "./footer-tabs.ts";

/** Stores the visitor's last sport, which the tab bar follows on pages for all sports. */
export function startSportChoice(page: Document): void {
  const [, locale = "", ...rest] = page.location.pathname.split("/");
  const path = `/${rest.join("/")}`;
  const sport = sportOf(path);
  if (sport === "all") showSport(page, locale, storedSport());
  else storeSport(page, sport);
  page.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-sport]") : null;
    const chosen = link?.dataset.sport;
    if (!isSport(chosen)) return;
    storeSport(page, chosen);
    if (switchSport(path, chosen)) return;
    event.preventDefault();
    showSport(page, locale, chosen);
    link?.closest("details")?.removeAttribute("open");
  });
}

function showSport(page: Document, locale: string, sport: Sport): void {
  for (const tab of FOOTER_TABS) {
    const link = page.querySelector(`a[data-tab="${tab.id}"]:not([data-tip])`);
    link?.setAttribute("href", `/${locale}${tabPath(tab, sport)}`);
  }
  for (const link of page.querySelectorAll<HTMLElement>("a[data-sport]")) {
    if (link.dataset.sport === sport) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

/**
 * Also stored in a cookie, which at the edge only `/fantasysport` reads. The browser may refuse either; then the choice
 * lasts as long as the page.
 */
function storeSport(page: Document, sport: Sport): void {
  if (storedSport() !== sport || !page.cookie.includes(`${SPORT_KEY}=${sport}`)) setCookie(page, SPORT_KEY, sport);
  try {
    localStorage.setItem(SPORT_KEY, sport);
  } catch {}
}

function storedSport(): Sport {
  try {
    const stored = localStorage.getItem(SPORT_KEY);
    return isSport(stored) ? stored : DEFAULT_SPORT;
  } catch {
    return DEFAULT_SPORT;
  }
}
