import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { ISLAND_EVENT, islandId } from "../../runtime/islands/island-event.ts";

/**
 * The menu also opens on mouse hover (specification, section 2): hovering loads it, and it opens if the pointer is
 * still there.
 */
export function startAccountMenu({ page }: Pick<PageScript, "page">): void {
  const place = page.getElementById(islandId("account-menu"));
  const load = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse") place?.dispatchEvent(new Event(ISLAND_EVENT));
  };
  place?.querySelector("a")?.addEventListener("pointerenter", load, { once: true });
}
