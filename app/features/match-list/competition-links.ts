/** A competition that an address names is unfolded, the sheet that led to it put away. */
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
    // The same place a second time is no change of the address.
    setTimeout(openNamed);
  });
  openNamed();
}
