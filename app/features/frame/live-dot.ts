/**
 * The tab bar's dot says that a match on the page is live, now and after each change: its rows tell, and of a part of the
 * day its choices. By a script, since a style that asks the whole page (`:has`) asks it again with each row that comes.
 */
export function showLiveDot(page: Document): void {
  page.querySelector(".tb")?.toggleAttribute("data-live", page.querySelector(".m.l, .flt .gl") !== null);
}
