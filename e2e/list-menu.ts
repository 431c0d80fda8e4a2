import type { Page } from "playwright/test";

/** Opens the menu of a list's actions, on screens where they are in one; it opens without script. */
export async function openListMenu(page: Page): Promise<void> {
  const opener = page.locator('[popovertarget="list-menu"]');
  if (await opener.isVisible()) await opener.click();
}
