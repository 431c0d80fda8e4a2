import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { HOUR } from "#contract/time/units";
import { migrate } from "../../store/test-database.ts";
import { announce } from "../announcements/test-announcements.ts";
import { storePieces } from "../news/store-pieces.ts";
import { testPiece } from "../news/test-drafts.ts";
import { migrateSearch } from "../news/test-guides.ts";
import type { Release } from "../notices/queue-messages.ts";
import {
  addMembers,
  bindings,
  bindStubs,
  deliver,
  listedNotices,
  notices,
  pushes,
  ring,
  startAnew,
} from "../notices/test-fan-out.ts";
import { openData } from "../sources/open-data.ts";
import { sendRelease } from "./send-release.ts";

const NOW = Date.parse("2026-10-17T14:20:00Z");
const news = { database: bindings.DB, search: bindings.SEARCH };

const handleRelease = (release: Release, now: number | undefined = NOW) =>
  sendRelease(release, bindings, { now, open: () => openData(bindings) });

/** Publishes a piece, queues its release, and delivers everything. */
async function release(fields: Parameters<typeof testPiece>[0], now = NOW): Promise<number> {
  const [stored] = await storePieces(news, [testPiece({ categoryId: "2", ...fields })], now);
  const id = stored?.id ?? 0;
  await handleRelease({ kind: "news", id }, now);
  await deliver();
  return id;
}

const usernames = async () => (await listedNotices()).map(({ username }) => username).sort();
const speak = (language: string, ...names: string[]) =>
  bindings.DB.batch(
    names.map((name) =>
      bindings.DB.prepare("update users set preferred_language = ? where username = ?").bind(language, name),
    ),
  );

bindStubs();
beforeAll(async () => {
  await migrate(bindings.DB);
  await migrateSearch(bindings.SEARCH);
});
beforeEach(async () => {
  await startAnew();
  await bindings.DB.exec("delete from news_pieces");
  await bindings.DB.exec("delete from announcements");
});

describe("a piece of news", () => {
  const ABOUT = { language: "th", tagIds: ["c101", "t20101"] } as const;

  it("is told to those who follow what it is about and read its language, once each", async () => {
    await addMembers([
      { username: "team", follows: [["team", "20101"]], hasPush: true },
      {
        username: "both",
        follows: [
          ["team", "20101"],
          ["competition", "101"],
        ],
        listens: true,
      },
      { username: "english", follows: [["team", "20101"]] },
      { username: "other", follows: [["team", "20107"]] },
      { username: "hoops", follows: [["team", "20101"]], sport: "basketball" },
    ]);
    await speak("en", "english");
    const id = await release({ ...ABOUT, key: "cup" });
    expect(await usernames()).toEqual(["both", "team"]);
    expect((await listedNotices())[0]).toMatchObject({ key: "news:cup th", type: 5 });
    expect(ring).toHaveBeenCalledOnce();
    expect(pushes.sent.map(({ body }) => body.recipients)).toEqual([["team"]]);
    await release({ ...ABOUT, key: "cup", title: "A better title for it" });
    expect(await usernames()).toEqual(["both", "team"]);
    // A member who changes their language meanwhile was already notified.
    await speak("en", "team");
    await release({ ...ABOUT, key: "cup", language: "en" });
    expect(await usernames()).toEqual(["both", "english", "team"]);
    const [first] = (await listedNotices()).filter(({ username }) => username === "both");
    expect(first?.data).toMatchObject({ newsId: String(id), slug: "of-tests" });
  });

  it("is told as settings and alerts of what they follow say", async () => {
    await addMembers([
      { username: "off", follows: [["team", "20101"]], settings: { news: false } },
      { username: "none", follows: [["team", "20101"]], settings: { master: false } },
      { username: "own", follows: [["team", "20101", "news"]], settings: { news: false } },
      { username: "goals", follows: [["team", "20101", "goal"]] },
      {
        username: "specific",
        follows: [
          ["team", "20101", ""],
          ["competition", "101"],
        ],
      },
      {
        username: "quiet",
        follows: [["team", "20101"]],
        settings: { quietFrom: "14:00", quietTo: "15:00", timeZone: "UTC" },
      },
    ]);
    await release({ ...ABOUT, key: "settings" });
    expect((await listedNotices()).map(({ username, isSilent }) => [username, isSilent]).sort()).toEqual([
      ["own", false],
      ["quiet", true],
    ]);
  });

  it("about more things than a statement unites is told to each of their followers", async () => {
    const teams = ["20101", "20102", "20103", "20104", "20105", "20106", "20107"];
    await addMembers(teams.map((id) => ({ username: `fan${id}`, follows: [["team", id]] as const })));
    await release({ language: "th", key: "many", tagIds: ["c101", ...teams.map((id) => `t${id}`)] });
    expect(await usernames()).toEqual(teams.map((id) => `fan${id}`));
  });

  it.each<[string, Parameters<typeof testPiece>[0]]>([
    ["a guide", { categoryId: "1" }],
    ["a draft", { status: "draft" }],
    ["one that was withdrawn", { status: "withdrawn" }],
    ["one about nothing that is followed", { tagIds: ["11"] }],
    ["one that came out long ago", { publishAt: NOW - 2 * HOUR }],
  ])("is told to nobody: %s", async (_, fields) => {
    await addMembers([{ username: "fan", follows: [["team", "20101"]] }]);
    await release({ ...ABOUT, key: "silent", ...fields });
    expect([await usernames(), notices.sent]).toEqual([[], []]);
  });

  it("waits until it is out, and is looked at again then", async () => {
    await addMembers([{ username: "fan", follows: [["team", "20101"]] }]);
    const piece = testPiece({ ...ABOUT, key: "later", categoryId: "2", publishAt: NOW + 4_000 });
    const [stored] = await storePieces(news, [piece], NOW);
    const message: Release = { kind: "news", id: stored?.id ?? 0 };
    await handleRelease(message);
    expect(notices.sent.splice(0)).toEqual([{ body: { release: message } }]);
    await storePieces(news, [{ ...piece, status: "withdrawn" }], NOW);
    await handleRelease(message, NOW + 5_000);
    expect(notices.sent).toEqual([]);
    await storePieces(news, [piece], NOW);
    await handleRelease(message, NOW + 5_000);
    await deliver();
    expect(await usernames()).toEqual(["fan"]);
  });
});

describe("an announcement", () => {
  it("is told at once to those who have a page open, without a push", async () => {
    await addMembers([
      { username: "here", follows: [], listens: true, hasPush: true },
      { username: "off", follows: [], listens: true, settings: { master: false } },
      { username: "away", follows: [], hasPush: true },
    ]);
    await announce(bindings.DB, { key: "a", at: NOW });
    for (const _ of [1, 2]) {
      await handleRelease({ kind: "announcement", key: "a" });
      await deliver();
    }
    expect(await usernames()).toEqual(["away", "here", "off"]);
    expect((await listedNotices())[0]).toMatchObject({ key: "announcement:a", type: 1, isSilent: false });
    expect(ring).toHaveBeenCalledTimes(2);
    expect(pushes.sent).toEqual([]);
  });

  it("that gets another language later rings nobody again", async () => {
    await addMembers([{ username: "here", follows: [], listens: true }]);
    await announce(bindings.DB, { key: "a", at: NOW - 2 * HOUR });
    await announce(bindings.DB, { key: "a", lang: "th", at: NOW });
    await handleRelease({ kind: "announcement", key: "a" });
    expect(notices.sent).toEqual([]);
  });
});

it("waits where nobody knows the time yet", async () => {
  const message: Release = { kind: "news", id: 1 };
  await sendRelease(message, bindings, { now: undefined, open: () => openData(bindings) });
  expect(notices.sent).toEqual([{ body: { release: message } }]);
});
