import type { PageScript } from "./page-script.ts";

/** A link to a panel opens it: browsers scroll to an element that a fragment names, but open no popover. */
export function openLinkedPanel({ page }: PageScript): void {
  const open = () => {
    const panel = page.getElementById(page.location.hash.slice(1));
    if (panel?.hasAttribute("popover") && !panel.matches(":popover-open")) panel.showPopover();
  };
  window.addEventListener("hashchange", open);
  open();
}
