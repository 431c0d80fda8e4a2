import type { ContestStores } from "../contest-stores.ts";
import { enteredBy } from "../read-contests.ts";
import { allArchivedIn } from "./open-rows.ts";
import { numberOf, readList } from "./read-archive.ts";

/** Which of some contests a member has entered, those in files among them. */
export async function enteredContests(
  { all, archive }: ContestStores,
  username: string,
  contestIds: readonly string[],
): Promise<Set<string>> {
  const stored = await Promise.all(all.map((db) => enteredBy(db, username, contestIds)));
  const archived = archive ? (await Promise.all(all.map((db) => allArchivedIn(db, contestIds)))).flat() : [];
  const inFiles = await Promise.all(
    archived.map(async (one) => {
      const number =
        archive && (await numberOf(archive, await readList(archive, one), { name: "members", of: username }));
      return number === undefined ? [] : [one.contestId];
    }),
  );
  return new Set([...stored.flatMap((ids) => [...ids]), ...inFiles.flat()]);
}
