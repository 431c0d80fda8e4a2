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
  const insert = database.prepare(
    `insert into users (username, nickname, nickname_key, phone, avatar_id, preferred_country, preferred_language,
      referral_code, created_at) values (?1, ?2, ?2, ?3, ?4, 'TH', 'en', ?2, ?5)`,
  );
  return Array.from({ length: FANS }, (_, at) => {
    const end = Math.random().toString(36).slice(2, 9);
    const username = USERNAME + end;
    insert.run(username, `fan${end}`, freshNumber().e164, AVATAR_IDS[at % AVATAR_IDS.length] ?? "01", FIRST);
    return username;
  });
}

/**
 * Stores comments on a piece, earliest first, with their replies, bypassing members' limits. Returns the comments' ids.
 */
export function storeComments(newsId: string, threads: readonly StoredThread[], state?: string): string[] {
  const database = openDatabase(state);
  database.exec("begin immediate");
  const fans = storeFans(database);
  const insert = database.prepare(
    `insert into comments (piece_id, parent_id, answered_id, username, text, gist, state, hold_reasons, posted_at, stored_at)
      values (?1, ?2, ?2, ?3, ?4, ?4, 'shown', '[]', ?5, ?5)`,
  );
  let written = 0;
  const store = (text: string, parent: number | bigint | null, by?: string) => {
    written += 1;
    const author = by ?? fans[written % FANS] ?? null;
    return insert.run(Number(newsId), parent, author, text, FIRST + written * 20_000).lastInsertRowid;
  };
  const ids = threads.map(({ text, by, replies = [] }) => {
    const id = store(text, null, by);
    for (const reply of replies) store(reply, id);
    return String(id);
  });
  database.exec("commit");
  database.close();
  return ids;
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
