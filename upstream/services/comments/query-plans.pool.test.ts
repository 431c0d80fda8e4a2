import { drizzle } from "drizzle-orm/d1";
import { beforeAll, expect, it } from "vitest";
import { bindings } from "../../api/conformance/test-world-ask.ts";
import { inOneGo } from "../../platform/batched.ts";
import { listeningDatabase, migrate, planOf } from "../../store/test-database.ts";
import { commentsToModerate, decideComment } from "./moderate.ts";
import { myComments } from "./my-comments.ts";
import { pieceAccess } from "./open-piece.ts";
import {
  commentFor,
  getComments,
  getCount,
  getReply,
  latestReplies,
  repliesTo,
  startOfReply,
} from "./read-comments.ts";
import { anonymiseStatements, deleteStatements } from "./remove-comments.ts";
import {
  likeStatement,
  postedWith,
  reportStatement,
  sameTexts,
  storeComment,
  unlikeStatement,
} from "./store-comment.ts";

const NOW = Date.parse("2026-10-17T14:20:00Z");

/** Scans all rows of a table that grows with comments, with or without an index. */
const isWholeTable = (detail: string): boolean =>
  /^SCAN "?(comments|comment_\w+|answered|reply|notices|users)"?( |$)/.test(detail) &&
  !detail.includes("comments_held");
/** Sorts what an index could have given in order. */
const isSorted = (detail: string): boolean => detail.includes("USE TEMP B-TREE FOR ORDER BY");

beforeAll(() => migrate(bindings.DB));

it("no statement about comments walks over all of them, and lists are read in their order", async () => {
  const { database, sentStatements } = listeningDatabase(bindings.DB);
  const db = drizzle(database);
  const comment = {
    pieceId: 1,
    parentId: null,
    answeredId: null,
    username: "u1",
    text: "A text",
    gist: "atext",
    holdReasons: [],
    postedAt: NOW,
    storedAt: NOW,
  };
  const { id } = await storeComment(db, { ...comment, idempotencyKey: "one" });
  await storeComment(db, { ...comment, parentId: id, answeredId: id, username: "u2", idempotencyKey: "two" });
  await inOneGo(db, [
    likeStatement(db, id, "u2", NOW),
    reportStatement(db, { commentId: id, username: "u2", reason: "spam", at: NOW }),
  ]);
  for (const direction of ["next", "prev"] as const)
    for (const lastId of [undefined, 99]) {
      const part = { reader: "u1", direction, size: 10, ...(lastId !== undefined && { lastId }) };
      await latestReplies(db, await getComments(db, 1, part), "u1");
      await repliesTo(db, id, part);
    }
  await commentFor(db, id, "u1");
  await getCount(db, 1);
  await getReply(db, id);
  await startOfReply(db, { id: 99, parentId: id });
  await pieceAccess(db, 1, NOW);
  await postedWith(db, "u1", "one");
  await sameTexts(db, comment, NOW);
  await commentsToModerate(db, 0);
  await decideComment(db, { commentId: id, action: "hide", operator: "Mai", reason: "spam", at: NOW });
  await unlikeStatement(db, id, "u2");
  await inOneGo(db, [...deleteStatements(db, id, "u1"), ...anonymiseStatements(db, "u2")]);
  expect(sentStatements.length).toBeGreaterThan(25);
  const lists = sentStatements.length;
  // An export is rare, so sorting one member's rows is acceptable.
  await myComments(db, "u1");
  for (const [index, statement] of sentStatements.entries()) {
    const details = await planOf(bindings.DB, statement);
    expect(details.filter(isWholeTable), statement.sql).toEqual([]);
    if (index < lists) expect(details.filter(isSorted), statement.sql).toEqual([]);
  }
});
