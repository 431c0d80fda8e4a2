import { beforeAll, describe, expect, it } from "vitest";
import { ALERT_KINDS } from "#contract/tables/notice-kinds";
import { migrateSearch } from "../../services/news/test-guides.ts";
import type { NoticeMessage } from "../../services/notices/queue-messages.ts";
import { consumeNotices } from "../../services/queues/consume-queues.ts";
import { migrate } from "../../store/test-database.ts";
import { bindings } from "../members/test-members.ts";
import { type Member, startComments } from "./test-comments.ts";

const { call, join, publish, post, read, decide, queued } = startComments();

beforeAll(async () => {
  await migrate(bindings.DB);
  await migrateSearch(bindings.SEARCH);
});

const newPiece = async (): Promise<string> => (await publish({}))[0] ?? "";

/** Settings of a member who wants every notice but replies. */
const NO_COMMENTS = {
  ...Object.fromEntries(["master", ...ALERT_KINDS].map((name) => [name, "1"])),
  comment: "0",
  leadMinutes: "15",
  timeZone: "UTC",
  spoilerFree: "0",
  delaySeconds: "0",
};

/** Replies for which notices were sent since the last check. */
const newNotices = () => queued.splice(0).map(({ happening, audience }) => ({ ...happening, audience }));

describe("who is told of a reply", () => {
  it("is the author of what was answered, once it is shown, and not of their own", async () => {
    const [piece, writer, first, second] = [await newPiece(), await join(), await join(), await join()];
    queued.length = 0;
    const parent = await post(writer, piece, "What did you think of it?");
    await post(writer, piece, "I liked it myself", parent.id);
    expect(newNotices()).toEqual([]);
    const reply = await post(first, piece, "So did I", parent.id);
    expect(newNotices()).toMatchObject([
      {
        kind: "comment",
        key: reply.id,
        newsId: piece,
        slug: "of-tests",
        sport: "football",
        from: first.nickname,
        text: "So did I",
        reply: { id: reply.id, parentId: parent.id },
        audience: { kind: "member", username: writer.user.username },
      },
    ]);
    const answer = await post(second, piece, "Not me", reply.id);
    // It is placed beside the reply that it answers.
    expect(newNotices()).toMatchObject([
      { reply: { id: answer.id, parentId: parent.id }, audience: { kind: "member", username: first.user.username } },
    ]);
    const held = await post(second, piece, "Read more at example.com", parent.id);
    expect(newNotices()).toEqual([]);
    await decide(held.id, "restore");
    expect(newNotices()).toMatchObject([{ key: held.id, audience: { username: writer.user.username } }]);
  });

  it("is led to it behind many others", async () => {
    const [piece, writer, other] = [await newPiece(), await join(), await join()];
    const parent = await post(writer, piece, "What did you think of it?");
    const replyBehind = async (count: number) => {
      await bindings.DB.prepare(
        `insert into comments (piece_id, parent_id, answered_id, text, gist, state, hold_reasons, posted_at, stored_at)
         select ?1, ?2, ?2, 'A reply', 'reply', 'shown', '[]', 0, 0 from json_each(?3)`,
      )
        .bind(piece, parent.id, JSON.stringify(Array(count).fill(0)))
        .run();
      queued.length = 0;
      const reply = await post(other, piece, `I liked it ${count}`, parent.id);
      const [happening] = newNotices();
      return { reply, place: happening?.kind === "comment" ? happening.reply : undefined };
    };
    expect((await replyBehind(49)).place).not.toHaveProperty("lastId");
    const { reply, place } = await replyBehind(149);
    const load = await read(piece, { parentId: parent.id, lastId: place?.lastId ?? "", size: "100" });
    expect(load.comments.map(({ id }) => id)[49]).toBe(reply.id);
  });

  it("reads it in their own language, unless they want none, and no more when it is hidden", async () => {
    const [piece, writer, quiet, other] = [await newPiece(), await join(), await join(), await join()];
    expect((await call("notificationSettingUpdate", NO_COMMENTS, { token: quiet.token })).status).toBe(200);
    const [one, two] = [await post(writer, piece, "My first word"), await post(quiet, piece, "Mine is the second")];
    const reply = await post(other, piece, "An answer to you", one.id);
    await post(other, piece, "Another answer", two.id);
    const messages = queued.splice(0).map((body) => ({ body, attempts: 1, ack() {}, retry() {} }));
    // Twice, since queues may redeliver.
    for (const _ of [1, 2]) await consumeNotices({ messages } as unknown as MessageBatch<NoticeMessage>, bindings);
    const noticesOf = async ({ token }: Member) =>
      (await call("notificationList", { lang: "th_TH" }, { token })).value.others;
    expect(await noticesOf(writer)).toMatchObject([
      {
        target: {
          kind: "comment",
          newsId: piece,
          title: "of-tests",
          sport: "football",
          reply: { id: reply.id, parentId: one.id },
        },
        lines: ["An answer to you"],
      },
    ]);
    expect((await noticesOf(writer))[0]?.title).toContain(other.nickname);
    expect(await noticesOf(quiet)).toEqual([]);
    await decide(reply.id, "hide");
    expect(await noticesOf(writer)).toEqual([]);
  });
});
