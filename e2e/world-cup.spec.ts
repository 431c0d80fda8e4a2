import { classOf } from "./class-of.ts";
import { expect, site, test } from "./watched-page.ts";

const STAGE = classOf("app/features/world-cup-2022/world-cup.module.css", "stage");

for (const locale of ["en", "th", "kh"])
  test(`each group's table is seen as a whole beside its matches, on screens of any width: ${locale}`, async ({
    page,
  }) => {
    await page.goto(site(`/${locale}/football/worldcup2022/matches`));
    for (const width of [360, 390, 800, 1100, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page.locator(`.${STAGE}:has(table)`).evaluateAll((groups) =>
        groups.map((group) => {
          // Otherwise off-screen groups are not laid out.
          (group as HTMLElement).style.contentVisibility = "visible";
          return (group.querySelector("table")?.getBoundingClientRect().width ?? 0) - group.clientWidth;
        }),
      );
      expect(cut.length).toBe(8);
      expect(Math.max(...cut), `${width} pixels`).toBeLessThanOrEqual(0);
    }
  });
