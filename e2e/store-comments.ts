import type { DatabaseSync } from "node:sqlite";
import { AVATAR_IDS } from "../contract/tables/avatars.ts";
import { COMMENTS_OF_A_PAGE, REPLIES_SHOWN } from "../contract/tables/comments.ts";
import type { LocaleCode } from "../contract/tables/locales.ts";
import { textsFor } from "./guide-texts.ts";
import { freshNumber } from "./outbox.ts";
import { openDatabase } from "./site-database.ts";

export interface StoredThread {
  text: string;
  /** A username; one of some fans by default. */
  by?: string;
  replies?: readonly string[];
}

const FANS = 12;
const USERNAME = "stored-";
/** An hour before the tests' instant (start-servers.ts). */
const FIRST = Date.parse("2026-10-17T13:20:00Z");

/** Members who write but never sign in. */
function storeFans(database: DatabaseSync): string[] {
  const fans = Array.from({ length: FANS }, (_, at) => {
    const end = Math.random().toString(36).slice(2, 9);
    return {
      username: USERNAME + end,
      nickname: `fan${end}`,
      phone: freshNumber().e164,
      avatarId: AVATAR_IDS[at % AVATAR_IDS.length] ?? "01",
    };
  });
  const statement = `insert into users (username, nickname, nickname_key, phone, avatar_id, preferred_country,
      preferred_language, referral_code, created_at)
    select value ->> 'username', value ->> 'nickname', value ->> 'nickname', value ->> 'phone', value ->> 'avatarId',
      'TH', 'en', value ->> 'nickname', ?2 from json_each(?1)`;
  database.prepare(statement).run(JSON.stringify(fans), FIRST);
  return fans.map(({ username }) => username);
}

interface StoredRow {
  text: string;
  by: string | null;
  /** Milliseconds, different for each. */
  postedAt: number;
  parent?: number;
}

/**
 * Stores rows in one statement and returns their ids by their instants. Not several in a transaction: the server's
 * database does not wait, and each of its writes fails while another process holds the lock.
 */
function storeRows(database: DatabaseSync, newsId: string, rows: readonly StoredRow[]): Map<number, number> {
  const statement = `insert into comments
      (piece_id, parent_id, answered_id, username, text, gist, state, hold_reasons, posted_at, stored_at)
    select ?1, value ->> 'parent', value ->> 'parent', value ->> 'by', value ->> 'text', value ->> 'text', 'shown', '[]',
      value ->> 'postedAt', value ->> 'postedAt' from json_each(?2) order by key
    returning id, posted_at as postedAt`;
  const stored = database.prepare(statement).all(Number(newsId), JSON.stringify(rows));
  return new Map(stored.map(({ id, postedAt }) => [Number(postedAt), Number(id)]));
}

/**
 * Stores comments on a piece, earliest first, with their replies, bypassing members' limits. Returns the comments' ids.
 */
export function storeComments(newsId: string, threads: readonly StoredThread[], state?: string): string[] {
  const database = openDatabase(state);
  const fans = storeFans(database);
  let written = 0;
  const row = (text: string, by?: string): StoredRow => {
    written += 1;
    return { text, by: by ?? fans[written % FANS] ?? null, postedAt: FIRST + written * 20_000 };
  };
  const rows = threads.map(({ text, by, replies = [] }) => ({
    comment: row(text, by),
    replies: replies.map((reply) => row(reply)),
  }));
  const ids = storeRows(
    database,
    newsId,
    rows.map(({ comment }) => comment),
  );
  const idOf = ({ postedAt }: StoredRow): number => {
    const id = ids.get(postedAt);
    if (id === undefined) throw new Error("a comment was not stored");
    return id;
  };
  const answers = rows.flatMap(({ comment, replies }) => replies.map((one) => ({ ...one, parent: idOf(comment) })));
  if (answers.length > 0) storeRows(database, newsId, answers);
  database.close();
  return rows.map(({ comment }) => String(idOf(comment)));
}

/** Removes what was stored. */
export function removeComments(newsId: string, state?: string): void {
  const database = openDatabase(state);
  const isStored = `username like '${USERNAME}%'`;
  database.prepare(`delete from comments where piece_id = ? and ${isStored}`).run(Number(newsId));
  database.exec(`delete from users where ${isStored} and username not in (select username from comments)`);
  database.close();
}

/** A full page of comments, each with a full set of replies, in the language of a guide. */
export function fullThreads(locale: LocaleCode, slug: string): StoredThread[] {
  const texts = textsFor(locale, slug, COMMENTS_OF_A_PAGE * (1 + REPLIES_SHOWN));
  return Array.from({ length: COMMENTS_OF_A_PAGE }, () => {
    const [text = "", ...replies] = texts.splice(0, 1 + REPLIES_SHOWN);
    return { text, replies };
  });
}
