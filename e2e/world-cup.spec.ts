import type { Locator } from "playwright/test";
import { classOf } from "./class-of.ts";
import { ROW } from "./list-classes.ts";
import { expect, site, test } from "./watched-page.ts";

const CHAMPION = classOf("app/features/bracket/champion.module.css", "champion");
const TIE = classOf("app/features/bracket/tie.module.css", "tie");
const STAGE = classOf("app/features/world-cup-2022/world-cup.module.css", "stage");

const hrefsOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

for (const locale of ["en", "th", "kh"])
  test(`each group's table is seen as a whole beside its matches, on screens of any width: ${locale}`, async ({
    page,
  }) => {
    await page.goto(site(`/${locale}/football/worldcup2022/matches`));
    for (const width of [360, 390, 800, 1100, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page.locator(`.${STAGE}:has(table)`).evaluateAll((groups) =>
        groups.map((group) => {
          (group as HTMLDetailsElement).open = true;
          // Otherwise off-screen groups are not laid out.
          (group as HTMLElement).style.contentVisibility = "visible";
          return (group.querySelector("table")?.getBoundingClientRect().width ?? 0) - group.clientWidth;
        }),
      );
      expect(cut.length).toBe(8);
      expect(Math.max(...cut), `${width} pixels`).toBeLessThanOrEqual(0);
    }
  });

test("the champions and the whole bracket stand in the first three screens of a phone, one round after the other", async ({
  page,
}) => {
  await page.goto(site("/en/football/worldcup2022/matches"));
  await expect(page.locator(`.${CHAMPION}`)).toContainText("Argentina");
  expect((await page.getByRole("contentinfo").boundingBox())?.y).toBeLessThan(3 * 844);
  const final = page.locator("#br-final");
  await expect(final).not.toBeInViewport({ ratio: 0.5 });
  await page.getByRole("navigation", { name: "Rounds" }).getByRole("link", { name: "Final", exact: true }).click();
  await expect(final).toBeInViewport({ ratio: 0.5 });
  // A match stands in the bracket or in its group.
  const groups = await hrefsOf(page.locator(`#list ${ROW} a`));
  const bracket = await hrefsOf(page.locator(`.${TIE} a`));
  expect([groups.length, bracket.length]).toEqual([48, 16]);
  expect(new Set([...groups, ...bracket]).size).toBe(64);
});
