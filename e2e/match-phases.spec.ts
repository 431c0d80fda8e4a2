import type { APIRequestContext } from "playwright/test";
import { type LocaleCode, localeRow } from "../contract/tables/locales.ts";
import { tabSegment, tabsOfSport } from "../contract/tables/match-tabs.ts";
import { matchAddresses } from "./match-address.ts";
import { boardIn, faultsOf } from "./match-document.ts";
import { MOMENTS, type Moment } from "./match-moments.ts";
import { moveClock } from "./move-clock.ts";
import { englishOnly } from "./page-texts.ts";
import { languagesOfTurn, pagesOfTurn } from "./visits.ts";
import { expect, liveSite, test } from "./watched-page.ts";

async function checkMoment(
  client: APIRequestContext,
  moment: Moment,
  { codes, turn }: { codes: readonly LocaleCode[]; turn: number },
): Promise<void> {
  const { sport, matchId, state, status } = moment;
  const pages = pagesOfTurn(await matchAddresses(client, sport, matchId), turn);
  for (const code of codes) {
    const { tag } = localeRow(code);
    const foreign = code === "en" ? new Set<string>() : englishOnly(code);
    await Promise.all(
      pages.map(async ({ name, address }) => {
        const answer = await client.get(liveSite(`/${code}${address}`), { maxRedirects: 0 });
        const html = await answer.text();
        const board = boardIn(html);
        expect.soft([name, code, answer.status(), board.state]).toEqual([name, code, 200, state]);
        expect.soft(faultsOf(html, tag, foreign), `${name} in ${code}`).toEqual([]);
        if (code === "en") expect.soft(board.status, name).toMatch(status);
      }),
    );
  }
}

/** Checks the state in English on the match's first page. */
async function checkState(client: APIRequestContext, { sport, matchId, state, status }: Moment): Promise<void> {
  const [first] = await matchAddresses(client, sport, matchId);
  const board = boardIn(await (await client.get(liveSite(`/en${first?.address}`))).text());
  expect(board.state).toBe(state);
  expect(board.status).toMatch(status);
}

for (const [turn, moment] of MOMENTS.entries()) {
  const codes = languagesOfTurn(turn);
  test(`${moment.phase}: pages of the match, in ${codes.join(", ")}`, async ({ request }) => {
    await moveClock(liveSite(""), { now: moment.now, speed: 0 });
    await checkState(request, moment);
    await checkMoment(request, moment, { codes, turn });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page of a match is reached by its tabs, and says who plays", async ({ page, request }) => {
    await moveClock(liveSite(""), { now: "2026-10-17T14:20:00Z", speed: 0 });
    for (const [sport, matchId] of [
      ["football", "1030220260149"],
      ["basketball", "1802420260027"],
    ] as const) {
      const [first] = await matchAddresses(request, sport, matchId);
      await page.goto(liveSite(`/en${first?.address}`));
      const links = page.locator("#match-bar a");
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      expect(hrefs.length, sport).toBeGreaterThan(5);
      const reached = new Set<string>();
      for (const href of hrefs) {
        await page.locator(`#match-bar a[href="${href}"]`).click();
        await expect(page.locator('#match-bar [aria-current="page"]')).toHaveAttribute("href", href);
        await expect(page.locator("#board")).toBeVisible();
        await expect(page.locator("#list > :last-child")).toBeVisible();
        const behind = await page
          .locator("#tab-switch a")
          .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
        for (const other of behind.filter((one) => one !== href)) {
          await page.locator(`#tab-switch a[href="${other}"]`).click();
          await expect(page.locator('#tab-switch [aria-current="true"]')).toHaveAttribute("href", other);
          await expect(page.locator('#match-bar [aria-current="true"]')).toHaveAttribute("href", href);
          reached.add(other);
        }
        reached.add(href);
      }
      for (const key of tabsOfSport(sport)) expect([...reached].join(" "), key).toContain(tabSegment(key));
      await page.locator("#share-open").click();
      await expect(page.locator("#share a").first()).toBeVisible();
    }
  });
});
