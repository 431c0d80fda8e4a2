import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { HOUR } from "#contract/time/units";
import { ask, bindings as env, read } from "../../api/conformance/test-world-ask.ts";
import app from "../../index.ts";
import type { Env } from "../../platform/env.ts";
import { migrate } from "../../store/test-database.ts";
import type { NoticeMessage, ReleaseMessage } from "../notices/queue-messages.ts";
import { announcementFile } from "./test-announcements.ts";

const NOW = Date.parse("2026-10-17T14:20:00Z");

type Sent = [body: NoticeMessage | ReleaseMessage, delaySeconds: number | undefined];
const sent: Sent[] = [];
const NOTICES = {
  send: async (body: Sent[0], options?: { delaySeconds?: number }) => void sent.push([body, options?.delaySeconds]),
} as unknown as Env["NOTICES"];
const bindings = { ...env, NOTICES };

async function publish(file: string, now = NOW) {
  const body = new FormData();
  body.set("file", new Blob([file]), "a.md");
  const headers = { "x-clock": String(now), Authorization: "Bearer test-token" };
  const answer = await app.request("/admin/news", { method: "POST", headers, body }, bindings);
  return { code: answer.status, ...(await answer.json<Record<string, unknown>>()) };
}

const read1 = (id: string, lang = "en", now = NOW) => read("notificationAnnouncement", { id, lang }, now);
const statusOf = async (id: string, now = NOW) =>
  (await ask("/notification/announcement", { id, lang: "en" }, now)).status;

beforeAll(() => migrate(env.DB));
beforeEach(() => void sent.splice(0));

describe("an announcement", () => {
  it("is published by a file, again without a change, and says when it was changed", async () => {
    const file = announcementFile({ key: "first" }, "## A heading\n\nText.");
    expect(await publish(file)).toMatchObject({ code: 200, outcome: "added", path: "/en/announcement/first" });
    expect(await publish(file, NOW + HOUR)).toMatchObject({ outcome: "unchanged", publishedAt: NOW });
    const html = "<h2>A heading</h2>\n<p>Text.</p>\n";
    expect(await read1("first")).toMatchObject({ html, createdAt: NOW, language: "en" });
    expect((await read1("first")).updatedAt).toBeUndefined();
    expect(await publish(announcementFile({ key: "first" }, "Other."), NOW + HOUR)).toMatchObject({
      outcome: "changed",
    });
    expect(await read1("first", "en", NOW + HOUR)).toMatchObject({ createdAt: NOW, updatedAt: NOW + HOUR });
  });

  it("is read in the reader's language, else in English, which it says", async () => {
    await publish(announcementFile({ key: "two", title: "In English" }));
    await publish(announcementFile({ key: "two", lang: "th", title: "เป็นภาษาไทย" }));
    expect(await read1("two", "th_TH")).toMatchObject({ language: "th", title: "เป็นภาษาไทย" });
    expect(await read1("two", "pt_BR")).toMatchObject({ language: "en", title: "In English" });
  });

  it("is not there before its time, and gone when it is withdrawn", async () => {
    const later = { key: "later", publishAt: "2026-10-17T15:20:00Z" };
    await publish(announcementFile(later));
    expect(await statusOf("later")).toBe(404);
    expect(await statusOf("later", NOW + HOUR)).toBe(200);
    await publish(announcementFile({ ...later, status: "withdrawn" }));
    expect(await statusOf("later", NOW + HOUR)).toBe(410);
    expect(await statusOf("nothing")).toBe(404);
  });

  it.each<[string, string, object[]]>([
    ["a field of news", announcementFile({ category: "guides" }), [{ field: "category" }]],
    ["HTML", announcementFile({}, "<b>x</b>"), [{ line: 7 }]],
    ["no title", announcementFile({ title: "x" }), [{ field: "title" }]],
  ])("with %s is refused, and nothing is stored", async (_, file, faults) => {
    expect(await publish(file)).toMatchObject({ code: 422, faults });
    expect(await statusOf("of-tests")).toBe(404);
  });
});

describe("what is published is told of", () => {
  it.each<[string, Record<string, string>, number | undefined]>([
    ["soon, when its other languages have followed", {}, 20],
    ["when it is out", { publishAt: "2026-10-17T14:20:09Z" }, 20],
    ["not where it has been out for long", { publishAt: "2026-10-17T13:19:59Z" }, undefined],
    ["not where it is withdrawn", { status: "withdrawn" }, undefined],
  ])("%s", async (what, fields, delay) => {
    const key = `told-${what.length}`;
    await publish(announcementFile({ key, ...fields }));
    expect(sent).toEqual(delay === undefined ? [] : [[{ release: { kind: "announcement", key } }, delay]]);
  });
});
