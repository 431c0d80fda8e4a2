/** Milliseconds for which a menu stays open after the pointer has left (specification). */
const HIDE_AFTER = 110;

/** Opens <details> menus on mouse hover as well; keyboard and touch already work natively. */
export function startHoverMenus(page: Document): void {
  for (const menu of page.querySelectorAll<HTMLDetailsElement>("details[data-hover]")) openOnHover(menu);
  page.addEventListener("keydown", ({ key, target }) => {
    if (key === "Escape" && target instanceof Element) shutDropDown(target);
  });
}

function openOnHover(menu: HTMLDetailsElement): void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  menu.addEventListener("pointerenter", ({ pointerType }) => {
    clearTimeout(leaving);
    if (pointerType === "mouse") menu.open = true;
  });
  menu.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType === "mouse") leaving = setTimeout(() => menu.removeAttribute("open"), HIDE_AFTER);
  });
  // The pointer has already opened it, so a click would close it.
  menu.querySelector("summary")?.addEventListener("click", (event) => {
    if (event instanceof PointerEvent && event.pointerType === "mouse" && menu.open) event.preventDefault();
  });
}

/** Escape closes a sub-menu that is open because its tab has focus, until focus or pointer leave. */
function shutDropDown(target: Element): void {
  const tab = target.closest<HTMLElement>("li:has(> .drop-menu)");
  if (!tab) return;
  tab.querySelector("a")?.focus();
  tab.dataset.shut = "";
  const reopen = (event: FocusEvent | PointerEvent) => {
    if (event.relatedTarget instanceof Node && tab.contains(event.relatedTarget)) return;
    delete tab.dataset.shut;
  };
  for (const kind of ["focusout", "pointerenter", "pointerleave"] as const)
    tab.addEventListener(kind, reopen, { once: true });
}
