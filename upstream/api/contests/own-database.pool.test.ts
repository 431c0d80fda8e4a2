import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeAll, expect, it } from "vitest";
import { inOneGo } from "../../platform/batched.ts";
import { archiveContests } from "../../services/contests/archive/archive-contests.ts";
import { contestStores } from "../../services/contests/contest-stores.ts";
import { detachLeavers } from "../../services/contests/leave-contests.ts";
import { eraseStatements } from "../../services/erasure/erase.ts";
import { readFollowers } from "../../services/notices/followers-page.ts";
import { recipientDatabases } from "../../services/queues/consume-queues.ts";
import { migrate } from "../../store/test-database.ts";
import { bindings } from "../members/test-members.ts";
import { nameOnBoards, OPEN, PREDICTION, startContests } from "./test-contests.ts";

const CONTESTS = (env as unknown as { SECOND: D1Database }).SECOND;
const { join, pick, read, mine, call, dayAt, enter } = startContests({ CONTESTS });
const stores = contestStores({ ...bindings, CONTESTS });
const REFERRALS = "rf-2026m10";

beforeAll(async () => {
  await migrate(bindings.DB);
  await migrate(CONTESTS);
});

const rowsIn = async (database: D1Database) => {
  const { results } = await database
    .prepare("select contest_id as contestId, username from contest_entries order by contest_id")
    .all();
  return results;
};

it("contests with picks are in a database of their own, with the names of members from the other", async () => {
  const member = await join();
  const { username } = member.user;
  const { matches } = await dayAt(OPEN);
  await pick(member, [{ matchId: matches[0]?.match.id ?? "", market: "AH", side: "home" }]);
  expect((await enter(member)).refusal).toBe("contestEntered");
  await call("contestParticipate", { contestId: REFERRALS }, { token: member.token, at: OPEN });
  expect(await rowsIn(CONTESTS)).toEqual([{ contestId: PREDICTION, username }]);
  expect(await rowsIn(bindings.DB)).toEqual([{ contestId: REFERRALS, username }]);

  const board = () => read("getContesterPredictionList", { contestId: PREDICTION, size: "20" }, OPEN);
  const leaders = (await board()).entries.map(({ leader }) => leader);
  expect(leaders.map(({ name }) => name)).toEqual(leaders.map(({ entryId }) => nameOnBoards(member, entryId)));
  expect(leaders).toHaveLength(1);
  expect((await mine(member)).picks).toHaveLength(1);
  const listed = (await call("getContestListAsMember", { size: "20" }, { token: member.token, at: OPEN })).value;
  const entered = listed.contests.filter(({ isParticipating }) => isParticipating).map(({ id }) => id);
  expect(entered.sort()).toEqual([PREDICTION, REFERRALS]);
  const { contests } = (await call("getMyData", {}, { token: member.token, at: OPEN })).value;
  expect(contests).toMatchObject({ entries: [{}, {}], picks: [{ contestId: PREDICTION }] });

  // Participants are notified wherever they are.
  const happening = { kind: "contest", key: "k", at: OPEN, contestId: PREDICTION } as never;
  const audience = { kind: "participants", contestId: PREDICTION } as const;
  const page = await readFollowers(recipientDatabases({ ...bindings, CONTESTS }), { happening, audience });
  expect(page.followers.map((one) => one.username)).toEqual([username]);

  await inOneGo(drizzle(bindings.DB), eraseStatements(drizzle(bindings.DB), username));
  expect((await board()).entries.map(({ leader }) => leader.name)).toEqual([""]);
  for (const _ of [1, 2]) await detachLeavers(stores);
  expect(await rowsIn(CONTESTS)).toEqual([{ contestId: PREDICTION, username: null }]);
  // The published days of the week.
  while (await archiveContests(stores, OPEN));
  const { results } = await CONTESTS.prepare("select contest_id from contest_archived_days").all();
  expect(results.length).toBeGreaterThan(0);
});
