const OPEN = "details.menu[open]";

/** Menus are <details> and work without script; this also closes them on an outside click and on Escape. */
export function closeMenus(page: Document): void {
  page.addEventListener("click", ({ target }) => {
    for (const menu of page.querySelectorAll(OPEN)) {
      if (!(target instanceof Node && menu.contains(target))) menu.removeAttribute("open");
    }
  });
  page.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of page.querySelectorAll(OPEN)) {
      menu.removeAttribute("open");
      menu.querySelector("summary")?.focus();
    }
  });
}
