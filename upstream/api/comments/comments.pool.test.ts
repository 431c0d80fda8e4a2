import { beforeAll, describe, expect, it } from "vitest";
import type { CommentsPage } from "#contract/domain/comments";
import { HOSTILE_COMMENTS, REFUSED_COMMENTS } from "../../services/comments/test-hostile-comments.ts";
import { migrateSearch } from "../../services/news/test-guides.ts";
import { migrate } from "../../store/test-database.ts";
import { bindings } from "../members/test-members.ts";
import { AT, newKey, startComments } from "./test-comments.ts";

const site = startComments();
const { call, join, ask, read, readAs, publish, send, post, advance, clock } = site;

beforeAll(async () => {
  await migrate(bindings.DB);
  await migrateSearch(bindings.SEARCH);
});

const textsOf = ({ comments }: CommentsPage): string[] => comments.map(({ text }) => text);
const newPiece = async (): Promise<string> => (await publish({}))[0] ?? "";
const storedOf = async (newsId: string): Promise<number | null> =>
  bindings.DB.prepare("select count(*) as n from comments where piece_id = ?").bind(newsId).first<number>("n");

describe("comments on a piece", () => {
  it("are listed the latest first, page by page, each once", async () => {
    const [piece, member] = [await newPiece(), await join()];
    for (let number = 1; number <= 13; number += 1) await post(member, piece, `Number ${number}`);
    const first = await read(piece);
    expect(first.comments).toHaveLength(10);
    expect(first).toMatchObject({ total: 13, hasNext: true });
    expect(textsOf(first)[0]).toBe("Number 13");
    const rest = await read(piece, { size: "10", lastId: first.lastId ?? "" });
    expect(textsOf(rest)).toEqual(["Number 3", "Number 2", "Number 1"]);
    expect(rest).toMatchObject({ total: 13, hasNext: false });
    expect(rest.lastId).toBeUndefined();
    // Comments posted since, in list order.
    const since = { lastId: first.comments[4]?.id ?? "", direction: "prev" };
    expect(textsOf(await read(piece, since))).toEqual(["Number 13", "Number 12", "Number 11", "Number 10"]);
    const part = await read(piece, { ...since, size: "2" });
    expect([textsOf(part), part.hasNext]).toEqual([["Number 11", "Number 10"], true]);
    expect(textsOf(await read(piece, { ...since, lastId: part.lastId ?? "" }))).toEqual(["Number 13", "Number 12"]);
  });

  it("come no more than twenty at once, since each brings its replies", async () => {
    const [piece, member] = [await newPiece(), await join()];
    for (let number = 1; number <= 21; number += 1) await post(member, piece, `Number ${number}`);
    const page = await read(piece, { size: "100" });
    expect([page.comments.length, page.hasNext]).toEqual([20, true]);
    expect(textsOf(await read(piece, { size: "100", lastId: page.lastId ?? "" }))).toEqual(["Number 1"]);
  });

  it("show their author to all, and to nobody what is one reader's own", async () => {
    const [piece, member, other] = [await newPiece(), await join(), await join()];
    const posted = await post(member, piece, "A fine piece");
    expect(posted).toMatchObject({ isMine: true, isHeld: false, text: "A fine piece", postedAt: AT });
    await call("likeComment", { newsCommentId: posted.id, like: "1" }, { token: other.token });
    const author = { name: member.nickname, picture: member.user.profilePicture };
    expect((await read(piece)).comments).toMatchObject([{ author, likes: 1, isLiked: false, isMine: false }]);
    expect((await readAs(member, piece)).comments).toMatchObject([{ author, likes: 1, isLiked: false, isMine: true }]);
    expect((await readAs(other, piece)).comments).toMatchObject([{ author, likes: 1, isLiked: true, isMine: false }]);
  });

  it("count in the lists and on the page of the piece", async () => {
    const [piece, member] = [await newPiece(), await join()];
    const { id } = await post(member, piece, "One");
    await post(member, piece, "Two", id);
    const address = `/news/getNewsDetail?lang=en&id=${piece}`;
    const answer = await site.app.request(address, { headers: { "x-clock": String(AT) } }, bindings);
    expect(await answer.json()).toMatchObject({ result: { data: { totalComments: 2 } } });
  });

  it("are open only where the piece is out", async () => {
    const [draft, later, withdrawn] = await publish(
      { status: "draft" },
      { publishAt: AT + 3_600_000 },
      { status: "withdrawn" },
    );
    const member = await join();
    for (const [piece, status] of [
      [draft, 404],
      [later, 404],
      [withdrawn, 410],
      ["999999", 404],
      ["x", 404],
    ] as const) {
      expect((await ask(piece ?? "")).status).toBe(status);
      expect((await send(member, piece ?? "", "Hello there")).refusal).toBe("commentClosed");
      expect(await storedOf(piece ?? "")).toBe(0);
    }
    expect((await ask(later ?? "", {}, AT + 3_600_000)).status).toBe(200);
  });

  it.each([
    ["lastId", "abc"],
    ["direction", "up"],
    ["size", "101"],
    ["size", "0"],
  ])("%s=%s is no list", async (field, value) => {
    expect((await ask(await newPiece(), { [field]: value })).status).toBe(400);
  });
});

describe("replies", () => {
  it("show their author to all, and a reader what is their own", async () => {
    const [piece, member, other] = [await newPiece(), await join(), await join()];
    const parent = await post(member, piece, "Who saw that?");
    const { id } = await post(other, piece, "I was there", parent.id);
    await call("likeComment", { newsCommentId: id, like: "1" }, { token: member.token });
    const author = { name: other.nickname, picture: other.user.profilePicture };
    const repliesFor = async (reader: typeof member) => (await readAs(reader, piece)).comments[0]?.replies;
    expect(await repliesFor(other)).toMatchObject([{ author, likes: 1, isLiked: false, isMine: true }]);
    expect(await repliesFor(member)).toMatchObject([{ author, likes: 1, isLiked: true, isMine: false }]);
  });

  it("stand under one comment, one level deep, the latest three with it and the earlier ones in front", async () => {
    const [piece, member] = [await newPiece(), await join()];
    const parent = await post(member, piece, "What did you think of it?");
    let answered = parent.id;
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const reply = await post(member, piece, `Answer ${number}`, answered);
      expect(reply.parentId).toBe(parent.id);
      answered = reply.id;
    }
    const [shown] = (await read(piece)).comments;
    expect(shown?.replies.map(({ text }) => text)).toEqual(["Answer 4", "Answer 5", "Answer 6"]);
    expect(shown?.remainingReplies).toBe(3);
    const earlier = { parentId: parent.id, lastId: shown?.replies[0]?.id ?? "", direction: "prev" };
    expect(textsOf(await read(piece, { ...earlier, size: "100" }))).toEqual(["Answer 1", "Answer 2", "Answer 3"]);
    const part = await read(piece, { ...earlier, size: "2" });
    expect([textsOf(part), part.hasNext]).toEqual([["Answer 2", "Answer 3"], true]);
    expect(textsOf(await read(piece, { ...earlier, lastId: part.lastId ?? "" }))).toEqual(["Answer 1"]);
    const onwards = await read(piece, { parentId: parent.id, size: "4" });
    expect([textsOf(onwards), onwards.hasNext]).toEqual([["Answer 1", "Answer 2", "Answer 3", "Answer 4"], true]);
    expect(textsOf(await read(piece, { parentId: parent.id, lastId: onwards.lastId ?? "" }))).toEqual([
      "Answer 5",
      "Answer 6",
    ]);
  });

  it("are to what is there, on the same piece", async () => {
    const [piece, other, member] = [await newPiece(), await newPiece(), await join()];
    const { id } = await post(member, piece, "Here");
    for (const [newsId, parentId] of [
      [other, id],
      [piece, "999999"],
      [piece, "x"],
    ] as const) {
      expect((await send(member, newsId, "Hello there", { parentId })).refusal).toBe("commentGone");
      expect((await ask(newsId, { parentId })).status).toBe(404);
    }
    expect(await storedOf(other)).toBe(0);
  });
});

describe("likes", () => {
  it("count each member once, however often and at once they press", async () => {
    const [piece, member, other] = [await newPiece(), await join(), await join()];
    const { id } = await post(member, piece, "Like this");
    const like = (value: string, { token }: typeof member) =>
      call("likeComment", { newsCommentId: id, like: value }, { token });
    await Promise.all(Array.from({ length: 8 }, () => like("1", member)));
    await like("1", other);
    expect((await read(piece)).comments[0]?.likes).toBe(2);
    for (const _ of [1, 2]) await like("0", other);
    expect((await read(piece)).comments[0]?.likes).toBe(1);
    expect((await call("likeComment", { newsCommentId: "999999", like: "1" }, { token: other.token })).refusal).toBe(
      "commentGone",
    );
  });
});

describe("posting", () => {
  it("the same again with its key posts nothing more, not even at once", async () => {
    const [piece, member] = [await newPiece(), await join()];
    const idempotencyKey = newKey();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => send(member, piece, "Only once, please", { idempotencyKey })),
    );
    expect(new Set(answers.map(({ value }) => value.id)).size).toBe(1);
    expect((await send(member, piece, "Another text", { idempotencyKey })).value.text).toBe("Only once, please");
    expect(await storedOf(piece)).toBe(1);
  });

  it("goes at five a minute and fifty a day, and says when it goes on", async () => {
    const [piece, member] = [await newPiece(), await join()];
    clock.now = Math.ceil(clock.now / 86_400_000) * 86_400_000 + 1_000;
    const quickly = (text: string, lang = "en") =>
      call("addComment", { newsId: piece, text, lang, idempotencyKey: newKey() }, { token: member.token, at: AT });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => quickly(`Quick ${index}`)));
    expect(answers.filter(({ refusal }) => refusal === undefined)).toHaveLength(5);
    const refused = await quickly("One more", "vi_VN");
    expect(refused).toMatchObject({ refusal: "commentLimit", retryAfter: 59 });
    expect(refused.message).toContain("quá nhanh");
    expect(await storedOf(piece)).toBe(5);
    for (let number = 5; number < 50; number += 1)
      expect((await send(member, piece, `Slow ${number}`)).refusal, String(number)).toBeUndefined();
    const late = await send(member, piece, "The fifty-first");
    expect(late.refusal).toBe("commentLimit");
    expect(late.retryAfter).toBeGreaterThan(3_600);
    advance(86_400_000);
    expect((await send(member, piece, "The next day")).refusal).toBeUndefined();
  });

  it("nothing to read, or too much of it, is refused in the caller's language, and nothing is stored", async () => {
    const [piece, member] = [await newPiece(), await join()];
    for (const text of REFUSED_COMMENTS)
      expect(await send(member, piece, text, { lang: "pt_BR" }), JSON.stringify(text)).toMatchObject({
        status: 200,
        refusal: "commentLength",
        field: "text",
        message: "Escreva de 1 a 500 caracteres.",
      });
    expect((await send(member, piece, "x".repeat(20_001))).status).toBe(400);
    expect(await storedOf(piece)).toBe(0);
  });

  it("of what means harm stores all of a text that is safe to show, and nothing twice", async () => {
    const [piece, member] = [await newPiece(), await join()];
    const before = await storedOf(piece);
    let stored = before ?? 0;
    for (const [index, text] of HOSTILE_COMMENTS.entries()) {
      if (index % 40 === 0) advance(86_400_000);
      const { value, refusal } = await send(member, piece, text);
      expect(refusal, JSON.stringify(text)).toBeUndefined();
      expect(value.text.isWellFormed()).toBe(true);
      expect(value.text).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/);
      stored += 1;
    }
    expect(await storedOf(piece)).toBe(stored);
    const { results } = await bindings.DB.prepare("select text, state from comments where piece_id = ?")
      .bind(piece)
      .all<{ text: string; state: string }>();
    expect(results.find(({ text }) => text === "<script>alert(1)</script>")?.state).toBe("shown");
    expect(results.find(({ text }) => text === "evil dot com")?.state).toBe("held");
    expect(HOSTILE_COMMENTS.length + REFUSED_COMMENTS.length).toBeGreaterThanOrEqual(100);
  });
});
