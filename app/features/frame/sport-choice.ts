import type { Sport } from "#contract/tables/sports";
import { FOOTER_TABS, tabPath } from "./footer-tabs.ts";
import { isSport, sportOf, switchSport } from "./sport-switch.ts";

/** In localStorage: the sport that pages about all sports lead to. */
const KEY = "sport";

/** Keeps the sport that the visitor was last with, and lets the tab bar of pages about all sports follow it. */
export function startSportChoice(page: Document): void {
  const [, locale = "", ...rest] = page.location.pathname.split("/");
  const path = `/${rest.join("/")}`;
  const sport = sportOf(path);
  if (sport === "all") showSport(page, locale, keptSport());
  else keepSport(sport);
  page.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-sport]") : null;
    const chosen = link?.dataset.sport;
    if (!isSport(chosen)) return;
    keepSport(chosen);
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

// A browser may refuse storage: then the choice lasts as long as the page.
function keepSport(sport: Sport): void {
  try {
    localStorage.setItem(KEY, sport);
  } catch {}
}

function keptSport(): Sport {
  try {
    const kept = localStorage.getItem(KEY);
    return isSport(kept) ? kept : "football";
  } catch {
    return "football";
  }
}
