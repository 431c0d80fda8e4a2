import type { DatabaseSync } from "node:sqlite";
import { AVATAR_IDS } from "../contract/tables/avatars.ts";
import { freshNumber } from "./outbox.ts";
import { openDatabase } from "./site-database.ts";

export interface StoredThread {
  text: string;
  /** A username; one of some fans where there is none. */
  by?: string;
  replies?: readonly string[];
}

const FANS = 12;
/** An hour before the tests' instant (start-servers.ts). */
const FIRST = Date.parse("2026-10-17T13:20:00Z");

/** Members who write and never sign in. */
function storeFans(database: DatabaseSync): string[] {
  const insert = database.prepare(
    `insert into users (username, nickname, nickname_key, phone, avatar_id, preferred_country, preferred_language,
      referral_code, created_at) values (?1, ?1, ?1, ?2, ?3, 'TH', 'en', ?1, ?4)`,
  );
  return Array.from({ length: FANS }, (_, at) => {
    const name = `fan${Math.random().toString(36).slice(2, 9)}`;
    insert.run(name, freshNumber().e164, AVATAR_IDS[at % AVATAR_IDS.length] ?? "01", FIRST);
    return name;
  });
}

/** Comments on a piece, the earliest first, with their replies, past the limits of members. Gives the comments' ids. */
export function storeComments(newsId: string, threads: readonly StoredThread[]): string[] {
  const database = openDatabase();
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
