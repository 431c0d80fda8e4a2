import { drizzle } from "drizzle-orm/d1";
import { beforeAll, describe, expect, it } from "vitest";
import { inOneGo } from "../../platform/batched.ts";
import { eraseStatements } from "../../services/erasure/erase.ts";
import { migrateSearch } from "../../services/news/test-guides.ts";
import { migrate } from "../../store/test-database.ts";
import { bindings } from "../members/test-members.ts";
import { type Member, startComments } from "./test-comments.ts";

const site = startComments();
const { call, join, read, readAs, publish, post, decide, admin } = site;
const db = drizzle(bindings.DB);

beforeAll(async () => {
  await migrate(bindings.DB);
  await migrateSearch(bindings.SEARCH);
});

const newPiece = async (): Promise<string> => (await publish({}))[0] ?? "";

interface Waiting {
  comments: {
    id: number;
    text: string;
    state: string;
    holdReasons: string[];
    reports: { reason: string }[];
    decisions: object[];
  }[];
}
const waiting = async (): Promise<Waiting["comments"]> => (await (await admin("")).json<Waiting>()).comments;
const waitingOf = async (id: string) => (await waiting()).find((one) => String(one.id) === id);

const report = (newsCommentId: string, { token }: Member, reason = "abuse") =>
  call("reportComment", { newsCommentId, reason }, { token });

describe("a comment that has to wait", () => {
  it("is seen by its author alone until an operator shows it", async () => {
    const [piece, member, other] = [await newPiece(), await join(), await join()];
    const posted = await post(member, piece, "All goals at example . com");
    expect(posted).toMatchObject({ isHeld: true, isMine: true, text: "All goals at example . com" });
    const own = await readAs(member, piece);
    expect(own).toMatchObject({
      total: 0,
      comments: [{ id: posted.id, isHeld: true, isMine: true, isRemoved: false }],
    });
    expect((await read(piece)).comments).toEqual([]);
    expect((await readAs(other, piece)).comments).toEqual([]);
    expect((await call("likeComment", { newsCommentId: posted.id, like: "1" }, { token: other.token })).refusal).toBe(
      "commentGone",
    );
    expect(await waitingOf(posted.id)).toMatchObject({ state: "held", holdReasons: ["link"], decisions: [] });
    expect((await decide(posted.id, "restore")).status).toBe(200);
    expect(await read(piece)).toMatchObject({ total: 1, comments: [{ id: posted.id, isHeld: false }] });
    expect(await waitingOf(posted.id)).toBeUndefined();
  });

  it("stands among the replies of its author, and is counted for nobody else", async () => {
    const [piece, member] = [await newPiece(), await join()];
    const parent = await post(member, piece, "What did you think of it?");
    const reply = await post(member, piece, "See www.example.com", parent.id);
    expect(reply.isHeld).toBe(true);
    expect((await read(piece)).comments[0]).toMatchObject({ replies: [], remainingReplies: 0 });
    expect((await readAs(member, piece)).comments[0]).toMatchObject({
      replies: [{ id: reply.id }],
      remainingReplies: 0,
    });
  });

  it("is one that was posted a moment ago, by oneself or by many", async () => {
    const [piece, member] = [await newPiece(), await join()];
    expect((await post(member, piece, "We will win the league")).isHeld).toBe(false);
    expect((await post(member, piece, "WE WILL WIN the league!!!")).isHeld).toBe(true);
    site.advance(86_400_000);
    expect((await post(member, piece, "We will win the league")).isHeld).toBe(false);
  });
});

describe("operators", () => {
  it("hide what is reported, with a line that stays, and nobody sees it any more, not even its author", async () => {
    const [piece, member, ...others] = [await newPiece(), await join(), await join(), await join()];
    const { id } = await post(member, piece, "You are all of no use");
    const reply = await post(others[0] as Member, piece, "Be quiet", id);
    for (const other of others) await report(id, other as Member);
    await report(id, others[0] as Member, "spam");
    const found = await waitingOf(id);
    expect(found?.state).toBe("shown");
    expect(found?.reports.map(({ reason }) => reason).sort()).toEqual(["abuse", "spam"]);
    expect((await decide(id, "hide", { operator: "Mai", reason: "insults" })).status).toBe(200);
    for (const list of [await read(piece), await readAs(member, piece)]) {
      expect(list.total).toBe(1);
      expect(list.comments[0]).toMatchObject({ id, text: "", isRemoved: true, isMine: false, likes: 0 });
      expect(list.comments[0]?.author).toBeUndefined();
      expect(list.comments[0]?.replies).toMatchObject([{ id: reply.id, text: "Be quiet" }]);
    }
    expect(await waitingOf(id)).toBeUndefined();
    await report(id, others[1] as Member);
    expect((await decide(id, "restore", { operator: "Ana", reason: "by mistake" })).status).toBe(200);
    expect((await read(piece)).comments[0]).toMatchObject({ text: "You are all of no use", isRemoved: false });
    const { results } = await bindings.DB.prepare(
      "select action, operator, reason from comment_decisions where comment_id = ? order by id",
    )
      .bind(id)
      .all();
    expect(results).toEqual([
      { action: "hide", operator: "Mai", reason: "insults" },
      { action: "restore", operator: "Ana", reason: "by mistake" },
    ]);
    for (const change of ["delete from comment_decisions", "update comment_decisions set reason = ''"])
      await expect(bindings.DB.prepare(change).run()).rejects.toThrow("decisions stay");
  });

  it("need the token, a name, a reason and a comment that is there", async () => {
    const [piece, member] = [await newPiece(), await join()];
    const { id } = await post(member, piece, "A fine piece");
    expect((await admin("", { headers: {} })).status).toBe(401);
    expect((await admin("?after=x")).status).toBe(400);
    const wrong: Record<string, string>[] = [
      { operator: " " },
      { reason: "" },
      { action: "erase" },
      { newsCommentId: "x" },
    ];
    for (const fields of wrong) expect((await decide(id, "hide", fields)).status).toBe(400);
    expect((await decide("999999", "hide")).status).toBe(404);
    expect((await read(piece)).total).toBe(1);
  });
});

it("nobody reports their own", async () => {
  const [piece, member] = [await newPiece(), await join()];
  const { id } = await post(member, piece, "A fine piece");
  expect((await report(id, member)).refusal).toBeUndefined();
  expect(await waitingOf(id)).toBeUndefined();
});

describe("deleting", () => {
  it("takes a comment away, or leaves its place where somebody has replied", async () => {
    const [piece, member, other] = [await newPiece(), await join(), await join()];
    const [alone, answered] = [await post(member, piece, "Nobody answers"), await post(member, piece, "Many answer")];
    const reply = await post(other, piece, "I do", answered.id);
    await call("likeComment", { newsCommentId: alone.id, like: "1" }, { token: other.token });
    const drop = (id: string, { token }: Member) => call("deleteComment", { newsCommentId: id }, { token });
    await drop(alone.id, other);
    expect((await read(piece)).total).toBe(3);
    for (const _ of [1, 2]) await drop(alone.id, member);
    await drop(answered.id, member);
    const list = await read(piece);
    expect(list.total).toBe(1);
    expect(list.comments).toMatchObject([
      { id: answered.id, isRemoved: true, text: "", replies: [{ id: reply.id, text: "I do" }] },
    ]);
    expect(
      await bindings.DB.prepare("select username, text from comments where id = ?").bind(answered.id).first(),
    ).toEqual({ username: null, text: "" });
    expect((await decide(answered.id, "restore")).status).toBe(404);
    await drop(reply.id, other);
    expect(await read(piece)).toMatchObject({ total: 0, comments: [] });
  });
});

describe("the end of an account", () => {
  it("leaves what others have read without a name, and nothing else", async () => {
    const [piece, leaver, other] = [await newPiece(), await join(), await join()];
    const shown = await post(leaver, piece, "This stays here");
    await post(leaver, piece, "See example.com for this");
    const others = await post(other, piece, "What I think");
    await call("likeComment", { newsCommentId: others.id, like: "1" }, { token: leaver.token });
    await report(others.id, leaver);
    const file = (await call("getMyData", {}, { token: leaver.token })).value.comments;
    expect(file?.comments.map(({ text, state }) => [text, state])).toEqual([
      ["See example.com for this", "held"],
      ["This stays here", "shown"],
    ]);
    expect(file).toMatchObject({
      likes: [{ commentId: others.id }],
      reports: [{ commentId: others.id, why: "abuse" }],
    });
    await inOneGo(db, eraseStatements(db, leaver.user.username));
    const list = await read(piece);
    expect(list.comments.map(({ text, likes }) => [text, likes])).toEqual([
      ["What I think", 0],
      ["This stays here", 0],
    ]);
    expect(list.comments[1]?.author).toBeUndefined();
    expect(list.comments[1]).toMatchObject({ id: shown.id, isRemoved: false });
    const dump = await bindings.DB.batch(
      ["comments", "comment_likes", "comment_reports", "notices"].map((table) =>
        bindings.DB.prepare(`select * from ${table}`),
      ),
    );
    const text = JSON.stringify(dump.map(({ results }) => results));
    expect(text).not.toContain(leaver.user.username);
    expect(text).not.toContain("See example.com for this");
  });
});

it("counts are those of what is shown, of every piece, comment and like", async () => {
  const wrong = async (sql: string) => (await bindings.DB.prepare(sql).all()).results;
  expect(
    await wrong(`select * from comment_counts c where shown <>
      (select count(*) from comments where piece_id = c.piece_id and state = 'shown')`),
  ).toEqual([]);
  expect(
    await wrong(`select * from comments c where
      replies <> (select count(*) from comments r where r.parent_id = c.id and r.state = 'shown')
      or likes <> (select count(*) from comment_likes l where l.comment_id = c.id)`),
  ).toEqual([]);
});
