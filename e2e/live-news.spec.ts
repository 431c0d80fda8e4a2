import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { publishFile } from "../scripts/lib/publish-files.mjs";
import { moveClock } from "./move-clock.ts";
import { untilScriptRuns } from "./page-ready.ts";
import { readTranslations } from "./translations.ts";
import { axeFindings, expect, liveSite, test } from "./watched-page.ts";

test.use({ pictures: true });

const news = readTranslations<typeof import("../locales/en/news.json")>("th", "news");
const highlights = readTranslations<typeof import("../locales/en/highlights.json")>("th", "highlights");
const errors = readTranslations<typeof import("../locales/en/errors.json")>("th", "errors");

const FILM = "https://www.youtube-nocookie.com/";
const TITLE = "คืนบอลที่ลอนดอน";

test.use({ allowedStatuses: [410], expectedFaults: /^https:\/\/www\.youtube-nocookie\.com\// });

/** A Thai piece about a match, with a film. */
const pieceOf = (matchId: string, status: string) => `---
key: a-night-in-london
lang: th
sport: football
category: reports
title: ${TITLE}
summary: เรื่องสั้น ๆ ของคืนหนึ่งในลอนดอน กับแมตช์และวิดีโอ
tags: [competitions]
publishAt: 2026-10-17T12:00:00Z
status: ${status}
match: "${matchId}"
cover: night.jpg
coverAlt: สนามในตอนกลางคืน
---
เสียงเชียร์ดังจนจบเกม

[วิดีโอ](https://www.youtube.com/watch?v=dQw4w9WgXcQ)
`;

test("an editor looks at a draft, publishes it with a cover, a match and a film, and withdraws it", async ({
  page,
}, testInfo) => {
  await moveClock(liveSite(""), { now: "2026-10-17T14:20:00Z", speed: 0 });
  const past = "/api/match/getFixtureByLeague?lang=th&leagueId=101&direction=past&size=1";
  const { result } = await (await page.request.get(liveSite(past))).json();
  const cover = { width: 640, height: 336, channels: 3, background: "#12395b" } as const;
  writeFileSync(testInfo.outputPath("night.jpg"), await sharp({ create: cover }).jpeg().toBuffer());
  const target = { address: new URL(liveSite("/__publish")), token: process.env.E2E_ADMIN_TOKEN };
  const publish = async (status: string) => {
    const file = testInfo.outputPath("piece.md");
    writeFileSync(file, pieceOf(result.data.matchList[0].matchId, status));
    const { published, faults } = await publishFile(target, file);
    expect(faults).toBeUndefined();
    return published;
  };
  const main = page.getByRole("main");

  const draft = await publish("draft");
  await page.goto(liveSite(draft.previewPath));
  await expect(main.getByText(news.draft)).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, nofollow");
  const picture = main.getByRole("img", { name: "สนามในตอนกลางคืน" });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-\d+\.avif$/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);

  // The draft's page would disappear with the draft: its own requests would not be found.
  await page.goto("about:blank");
  const { path } = await publish("published");
  const ofFilm: string[] = [];
  await page.route(`${FILM}**`, (route) => {
    ofFilm.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Film</title>" });
  });
  await page.goto(liveSite(path));
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await expect(main.getByText(news.draft)).toBeHidden();
  await expect(main.getByRole("region", { name: news.match }).getByRole("link")).toHaveCount(1);
  await untilScriptRuns(page);
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(ofFilm).toEqual([]);
  await main.getByRole("button", { name: highlights.load }).click();
  await expect(page.locator(`iframe[src^="${FILM}embed/dQw4w9WgXcQ"]`)).toBeVisible();
  await expect.poll(() => ofFilm.length).toBe(1);

  expect(await publish("withdrawn")).toMatchObject({ outcome: "changed", status: "withdrawn" });
  expect((await page.goto(liveSite(path)))?.status()).toBe(410);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(errors.gone.title);
});
