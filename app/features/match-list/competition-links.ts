/** Unfolds the competition that the address names, and closes the sheet that linked to it. */
export function startCompetitionLinks(page: Document, panel: HTMLElement | null): void {
  const openNamed = () => {
    const group = page.getElementById(page.location.hash.slice(1));
    if (!(group instanceof HTMLDetailsElement) || group.open) return;
    group.open = true;
    group.scrollIntoView();
  };
  window.addEventListener("hashchange", openNamed);
  panel?.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("a"))) return;
    if (panel.matches(":popover-open")) panel.hidePopover();
    // Following the same fragment again fires no hashchange.
    setTimeout(openNamed);
  });
  openNamed();
  // A link of the sheet was followed before this script came.
  if (page.location.hash && panel?.matches(":popover-open")) panel.hidePopover();
}
