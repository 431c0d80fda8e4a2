import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Channel } from "#contract/domain/channel";
import { channels } from "./schema.ts";

/** Who shows a competition's matches. */
export type Channels = (competitionId: string) => Promise<Channel[]>;

/** A match's page does without its channels if the database fails. */
export const channelsIn =
  (database: D1Database): Channels =>
  async (competitionId) => {
    try {
      return await drizzle(database)
        .select({ country: channels.country, name: channels.name })
        .from(channels)
        .where(eq(channels.competitionId, competitionId))
        .orderBy(channels.country, channels.place);
    } catch (error) {
      console.error(JSON.stringify({ event: "channels_not_read", reason: String(error) }));
      return [];
    }
  };

export interface CompetitionChannel extends Channel {
  competitionId: string;
}

const DROP = `delete from channels where (competition_id, country) in
(select json_extract(value, '$.competitionId'), json_extract(value, '$.country') from json_each(?1))`;
const ADD = `insert into channels (competition_id, country, name, place)
select json_extract(value, '$.competitionId'), json_extract(value, '$.country'), json_extract(value, '$.name'), key
from json_each(?1)
where true
on conflict (competition_id, country, name) do nothing
returning name`;

/** Replaces the channels of each competition in each country that the rows name; returns how many there are now. */
export async function replaceChannels(database: D1Database, rows: readonly CompetitionChannel[]): Promise<number> {
  const given = JSON.stringify(rows);
  const [, added] = await database.batch([database.prepare(DROP).bind(given), database.prepare(ADD).bind(given)]);
  return added?.results.length ?? 0;
}
