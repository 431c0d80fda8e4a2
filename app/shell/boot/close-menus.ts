const OPEN = "details.menu[open]";

/** A menu is a <details>, which works alone; here it also closes at a click outside and at Escape, as menus do. */
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
