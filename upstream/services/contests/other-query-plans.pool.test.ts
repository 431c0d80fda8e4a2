import { drizzle } from "drizzle-orm/d1";
import { beforeAll, expect, it } from "vitest";
import { bindings } from "../../api/members/test-members.ts";
import { listeningDatabase, migrate, plansOf } from "../../store/test-database.ts";
import { eraseTraces } from "../members/traces.ts";
import { referrals } from "../schema/members.ts";
import { contestById } from "./calendar/seasons.ts";
import { decideVideo, refusalReason, videosIn } from "./decide-video.ts";
import { enterVideo } from "./enter-video.ts";
import { countReferrals } from "./referrals/count-referrals.ts";
import { settlePlaces } from "./settle-places.ts";
import { storedRows } from "./stored-rows.ts";
import { addEntry } from "./test-contests.ts";

const NOW = Date.parse("2026-11-27T05:00:00Z");
const seasonOf = (id: string) => contestById(id, NOW)!;

/** Scans all rows of a table that grows with entries or members, with or without an index. */
const isWholeTable = (detail: string): boolean =>
  /^SCAN "?(contest_\w+|member_traces|referrals|users|e|p|r|b|own|other)"?( |$)/.test(detail);
const isSorted = (detail: string): boolean => detail.includes("USE TEMP B-TREE FOR ORDER BY");

beforeAll(() => migrate(bindings.DB));

it("no statement about places, referrals or videos walks over all entries, and lists are read in their order", async () => {
  const { database, sentStatements } = listeningDatabase(bindings.DB);
  const db = drizzle(database);
  const [places, invites, videos] = [seasonOf("wc-2026m11"), seasonOf("rf-2026m11"), seasonOf("vf-2026m11")];
  const entryId = await addEntry(db, invites, { username: "referrer", at: invites.startDate });
  await db
    .insert(referrals)
    .values({ username: "friend", referrer: "referrer", joinedAt: NOW, siteAt: invites.startDate + 1 });
  await enterVideo(db, { contestId: videos.id, username: "somebody", link: "https://vm.tiktok.com/abcdef", at: NOW });
  const before = sentStatements.length;
  const rows = storedRows(db, places);
  await rows.latestEntered({ size: 20, before: undefined });
  await rows.latestEntered({ size: 20, before: 99 });
  await videosIn(db, { state: "waiting", after: 0 });
  const lists = sentStatements.length;
  await rows.ofKey("key");
  await rows.picksOf([entryId]);
  for (const atOnce of [1, 0]) await settlePlaces(db, places, { now: NOW }, 1, atOnce);
  await countReferrals(db, invites, 1);
  await refusalReason(db, entryId);
  const decision = {
    state: "approved",
    points: 5,
    operator: "Mai",
    reason: "approved",
    at: NOW,
    storedAt: NOW,
  } as const;
  await decideVideo(db, { ...decision, entryId: "key" });
  await eraseTraces(db, "friend");
  expect(sentStatements.length).toBeGreaterThan(18);
  const plans = await plansOf(bindings.DB, sentStatements);
  expect(plans.filter(isWholeTable)).toEqual([]);
  expect((await plansOf(bindings.DB, sentStatements.slice(before, lists))).filter(isSorted)).toEqual([]);
});
