import { and, eq, inArray, like, notExists } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { AVATAR_IDS } from "#contract/tables/avatars";
import { inOneGo } from "../../platform/in-one-go.ts";
import { newName } from "../../platform/secrets.ts";
import { comments } from "../../services/schema/comments.ts";
import { users } from "../../services/schema/members.ts";
import type { Filling } from "./fill-request.ts";

const FANS = 12;
const USERNAME = "stored-";
const HOUR = 3_600_000;
/** Milliseconds between comments. */
const PAUSE = 20_000;

/** A number of a country that does not exist: no member has it. */
const numberOfNobody = (): string => `+999${String(crypto.getRandomValues(new Uint32Array(1))[0]).padStart(10, "0")}`;

/** Members who write but never sign in. */
async function storeFans(db: DrizzleD1Database, createdAt: number): Promise<string[]> {
  const fans = Array.from({ length: FANS }, (_, at) => {
    const end = newName(9);
    const nickname = `fan${end}`;
    return {
      ...{ username: USERNAME + end, nickname, nicknameKey: nickname, referralCode: nickname },
      ...{ phone: numberOfNobody(), avatarId: AVATAR_IDS[at % AVATAR_IDS.length] ?? "01" },
      ...{ preferredCountry: "TH", preferredLanguage: "en" as const, createdAt },
    };
  });
  await inOneGo(
    db,
    fans.map((fan) => db.insert(users).values(fan)),
  );
  return fans.map(({ username }) => username);
}

/** Stores comments and their replies, the earliest an hour before `now`; returns the comments' ids. */
export async function fillComments(
  db: DrizzleD1Database,
  { newsId: pieceId, threads }: Extract<Filling, { kind: "comments" }>,
  now: number,
): Promise<string[]> {
  const first = now - HOUR;
  const fans = await storeFans(db, first);
  let written = 0;
  const rowOf = (text: string, by: string | undefined, parentId: number | null) => {
    written += 1;
    const postedAt = first + written * PAUSE;
    return {
      ...{ pieceId, parentId, answeredId: parentId, username: by ?? fans[written % FANS] ?? null },
      ...{ text, gist: text, state: "shown" as const, holdReasons: [], postedAt, storedAt: postedAt },
    };
  };
  const ids: number[] = [];
  for (const { text, by, replies } of threads) {
    const [comment] = await db
      .insert(comments)
      .values(rowOf(text, by, null))
      .returning({ id: comments.id });
    if (!comment) throw new Error("a comment was not stored");
    ids.push(comment.id);
    await inOneGo(
      db,
      replies.map((reply) => db.insert(comments).values(rowOf(reply, undefined, comment.id))),
    );
  }
  return ids.map(String);
}

/** Removes a piece's comments of such fans, and the fans who have no other. */
export async function emptyComments(db: DrizzleD1Database, pieceId: number): Promise<void> {
  const ofFans = db.select({ id: comments.id }).from(comments);
  const written = ofFans.where(and(eq(comments.pieceId, pieceId), like(comments.username, `${USERNAME}%`)));
  const theirs = db.select({ id: comments.id }).from(comments).where(eq(comments.username, users.username));
  await inOneGo(db, [
    db.delete(comments).where(inArray(comments.id, written)),
    db.delete(users).where(and(like(users.username, `${USERNAME}%`), notExists(theirs))),
  ]);
}
