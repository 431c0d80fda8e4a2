import { MATCH_BAR_ID } from "~/page/element-ids";

// Runs at the end of a match page, before first paint: visitors from another page of the same match keep their scroll
// position, at most with the tabs at the top edge (specification, section 2). Other navigation, and back and forward,
// is left to the browser. A tab bar wider than a phone is scrolled to the current tab.
const STORAGE_KEY = "match-place";
const address = () => location.href.replace(/#.*/, "");

// page-tabs.module.css does this in browsers that support it; in others the bar is scrolled to the current tab.
// Measuring forces layout during loading, so the first tab, which needs no scrolling, is skipped.
const bar = document.getElementById(MATCH_BAR_ID);
const tabs = bar?.querySelector("nav");
const link = tabs?.querySelector("[aria-current]");
if (!CSS.supports("scroll-initial-target", "nearest") && tabs && link && link !== tabs.querySelector("a")) {
  const shown = link.getBoundingClientRect();
  tabs.scrollLeft += shown.left - tabs.getBoundingClientRect().left - (tabs.clientWidth - shown.width) / 2;
}

try {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // The first storage access is slow, so it is skipped unless the visitor may come from such a page.
  if (bar && document.referrer.startsWith(location.origin) && visit?.type === "navigate" && !location.hash) {
    const [from, place = 0] = (sessionStorage.getItem(STORAGE_KEY) ?? "").split(" ");
    if (from === document.referrer) {
      const most = bar.getBoundingClientRect().top + scrollY - Number.parseFloat(getComputedStyle(bar).top);
      scrollTo({ top: Math.min(Number(place), most), behavior: "instant" });
    }
  }
  addEventListener("pagehide", () => sessionStorage.setItem(STORAGE_KEY, `${address()} ${Math.round(scrollY)}`));
} catch {
  // Accessing denied storage throws: pages then start at the top.
}
