import { and, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Channel } from "#contract/domain/match-info";
import { channels } from "./schema.ts";

/** Who shows a competition's matches. */
export type Channels = (competitionId: string) => Promise<Channel[]>;

const IS_NEWEST = sql`not exists (select 1 from channels n where n.competition_id = channels.competition_id
  and n.country = channels.country and n.batch > channels.batch)`;

/** A match's page does without its channels if the database fails. */
export const channelsIn =
  (database: D1Database): Channels =>
  async (competitionId) => {
    try {
      return await drizzle(database)
        .select({ country: channels.country, name: channels.name })
        .from(channels)
        .where(and(eq(channels.competitionId, competitionId), IS_NEWEST))
        .orderBy(channels.country, channels.place);
    } catch (error) {
      console.error(JSON.stringify({ event: "channels_not_read", reason: String(error) }));
      return [];
    }
  };

export interface CompetitionChannel extends Channel {
  competitionId: string;
}

const DROP = `delete from channels where batch = ?2 and (competition_id, country) in
(select json_extract(value, '$.competitionId'), json_extract(value, '$.country') from json_each(?1))`;
const ADD = `insert into channels (competition_id, country, name, place, batch)
select json_extract(value, '$.competitionId'), json_extract(value, '$.country'), json_extract(value, '$.name'), key, ?2
from json_each(?1)
where true
on conflict (competition_id, country, batch, name) do nothing
returning name`;

/** Replaces the channels of each competition in each country that the rows name; returns how many there are now. */
export async function replaceChannels(
  database: D1Database,
  rows: readonly CompetitionChannel[],
  batch: number,
): Promise<number> {
  const given = JSON.stringify(rows);
  const statements = [DROP, ADD].map((text) => database.prepare(text).bind(given, batch));
  const [, added] = await database.batch(statements);
  return added?.results.length ?? 0;
}
