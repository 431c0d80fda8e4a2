import { MATCH_BAR_ID } from "./match-bar-id.ts";

// Stands at the end of a match's page: who comes from another page of the match centre stays as far down as they were,
// at most with the tabs at the upper edge (specification, section 2), before it is painted. Other ways to the page, and
// back and forward, are the browser's own affair. A bar of more tabs than a phone shows is moved to the one shown.
const STORAGE_KEY = "match-place";
const address = () => location.href.replace(/#.*/, "");

// What page-tabs.module.css says to browsers that know of it; in others the bar is moved to the tab shown. Measuring lays out
// the page while it is still loading, so the first tab, which needs no scrolling, is left out.
const bar = document.getElementById(MATCH_BAR_ID);
const tabs = bar?.querySelector("nav");
const link = tabs?.querySelector("[aria-current]");
if (!CSS.supports("scroll-initial-target", "nearest") && tabs && link && link !== tabs.querySelector("a")) {
  const shown = link.getBoundingClientRect();
  tabs.scrollLeft += shown.left - tabs.getBoundingClientRect().left - (tabs.clientWidth - shown.width) / 2;
}

try {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // The first access to storage is slow: only for those who may come from such a page.
  if (bar && document.referrer.startsWith(location.origin) && visit?.type === "navigate" && !location.hash) {
    const [from, place = 0] = (sessionStorage.getItem(STORAGE_KEY) ?? "").split(" ");
    if (from === document.referrer) {
      const most = bar.getBoundingClientRect().top + scrollY - Number.parseFloat(getComputedStyle(bar).top);
      scrollTo({ top: Math.min(Number(place), most), behavior: "instant" });
    }
  }
  addEventListener("pagehide", () => sessionStorage.setItem(STORAGE_KEY, `${address()} ${Math.round(scrollY)}`));
} catch {
  // Where the visitor forbids storage, access throws: pages begin at their top.
}
