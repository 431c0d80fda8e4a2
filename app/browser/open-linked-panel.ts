import type { PageScript } from "./page-script.ts";

/** Opens a panel named by the address's fragment: browsers scroll to the element but do not open popovers. */
export function openLinkedPanel({ page }: PageScript): void {
  const open = () => {
    const panel = page.getElementById(page.location.hash.slice(1));
    if (panel?.hasAttribute("popover") && !panel.matches(":popover-open")) panel.showPopover();
  };
  window.addEventListener("hashchange", open);
  open();
}
