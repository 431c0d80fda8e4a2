import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeAll, describe, expect, it } from "vitest";
import { DAY } from "#contract/time/units";
import type { Fixture } from "../match/match.ts";
import { inOneGo } from "../platform/batched.ts";
import { deleteInParts } from "../platform/delete-in-parts.ts";
import type { Env } from "../platform/env.ts";
import { eraseStatements } from "../services/erasure/erase.ts";
import { favouriteStores } from "../services/follow/favourite-stores.ts";
import {
  changeAlerts,
  follow,
  followedIds,
  followStatement,
  getFavourites,
  unfollow,
} from "../services/follow/favourites.ts";
import { isAnythingFollowed, mostFollowed } from "../services/follow/followers.ts";
import { purgeFavourites } from "../services/follow/purge-favourites.ts";
import { storeAlertSettings } from "../services/notices/alert-settings.ts";
import { DEFAULT_ALERTS } from "../services/notices/default-alerts.ts";
import { followedAmong } from "../services/notices/followed-fixtures.ts";
import { countFollowers, readFollowers } from "../services/notices/followers-page.ts";
import { markAllRead, markRead, markSeen } from "../services/notices/mark-notices.ts";
import { expiredNotices } from "../services/notices/purge-notices.ts";
import { getAnnouncements, hasNewShared, noticesAfter, noticesBefore } from "../services/notices/read-notices.ts";
import { readReader } from "../services/notices/reader.ts";
import { sendHappenings } from "../services/notices/send-happenings.ts";
import { sharedStatements } from "../services/notices/shared-notices.ts";
import { storeStatements } from "../services/notices/store-notices.ts";
import { readDevices } from "../services/push/push-devices.ts";
import { recipientDatabases } from "../services/queues/consume-queues.ts";
import { readAliasesOfBatch, readFactsOfBatch, removeBatch } from "./batch-queries.ts";
import { upsertPrices, upsertStatistics } from "./detail-statements.ts";
import { readFacts, upsertFacts } from "./fact-queries.ts";
import {
  readAliases,
  readLayerPrices,
  readLayers,
  readMatches,
  readMeetings,
  readSeasons,
  readTeams,
} from "./import-queries.ts";
import {
  addLayers,
  clearDetails,
  clearDifferences,
  dropMatches,
  dropSeasons,
  dropTeams,
  markStale,
  unmarkStale,
} from "./layer-statements.ts";
import { dropReplaced, type LoadedMatch, prepareAll, UNSAID, upsertMatches, upsertSeasons } from "./load-statements.ts";
import { addDifferences, originsIn } from "./origin-queries.ts";
import { readSourceIds, upsertSourceIds } from "./source-id-queries.ts";
import { createStore } from "./store.ts";
import { readFactsOf } from "./stored-details.ts";
import { readStoredEntries } from "./stored-entries.ts";
import { listeningDatabase, migrate, planOf } from "./test-database.ts";

const { DB } = env as unknown as Env;
const NOW = Date.parse("2024-10-01T12:00:00Z");

/**
 * Scans all rows of a table that grows with each import or member, with or without an index, or searches an index for
 * what nearly all members have.
 */
const isWholeTable = (detail: string): boolean =>
  detail.includes("users_by_end (erase_at=?)") ||
  /^SCAN "?(matches|m|match_statistics|match_prices|match_facts|f|season_layers|k|layer_contents|c|team_aliases|a|favourites|followers|users|u|alert_settings|s|d|notices|n|o|notice_listeners|l|notice_things|t|read_notices|past_follows|past_alert_settings|owner_changes|p|push_claims)"?( |$)/.test(
    detail,
  );

const match: LoadedMatch = {
  ...UNSAID,
  id: "2000000000001",
  competitionId: "101",
  season: "2024-25",
  stage: "final",
  kickOff: NOW + DAY,
  isTimeConfirmed: true,
  homeId: "1",
  awayId: "2",
  status: "scheduled",
};

const writes = [
  ...upsertSeasons([{ competitionId: "101", season: "2024-25", source: "imported", name: "League" }], 1),
  ...upsertMatches([match], "imported", 1),
  ...upsertStatistics([{ matchId: match.id, rows: { shots: [1, 2] } }]),
  ...upsertPrices([{ matchId: match.id, prices: [] }]),
  dropReplaced("101", "2024-25", [match.id]),
  ...dropMatches(["2000000000009"]),
  ...dropTeams(["90000"]),
  ...addLayers([
    {
      batch: 1,
      competitionId: "101",
      season: "2024-25",
      format: "a",
      name: "",
      competition: "",
      hasRounds: true,
      isOfNations: false,
      spellings: [],
      hash: "0",
      matches: "[]",
      prices: null,
    },
  ]),
  ...addDifferences([{ matchId: "1", format: "a", score: [1, 0] }]),
  ...clearDifferences([["101", "2024-25"]]),
  ...upsertSourceIds([{ key: "a 1", home: "1", away: "2", day: "2024-10-02", homeName: "A", awayName: "B" }], 1),
  ...upsertFacts([{ home: "1", away: "2", day: "2024-10-02", kind: "shootouts", fact: "home" }], 1),
  ...markStale([["101", "2024-25"]]),
  ...clearDetails([["101", "2023-24"]]),
  ...dropSeasons([["101", "2023-24"]]),
  ...unmarkStale([["101", "2023-24"]], [["101", "2023-24"]]),
  ...removeBatch(2, NOW),
];

beforeAll(async () => {
  await migrate(DB);
  await DB.batch(prepareAll(DB, writes));
});

describe("no statement walks over all matches", () => {
  it("of those that calls run", async () => {
    const { database, sentStatements } = listeningDatabase(DB);
    const store = createStore(database);
    const [fixture] = (await store.between(NOW, NOW + 2 * DAY, NOW)) as [Fixture];
    await store.season("101", "2024-25", NOW);
    await store.ofTeam("1", NOW - DAY, NOW + 2 * DAY, NOW);
    await store.ofTeam("1", NOW - DAY, NOW + 2 * DAY, NOW, "2");
    await store.find(fixture.id, NOW);
    await store.happenedBetween(NOW - DAY, NOW);
    await store.takenSeasons();
    await store.statisticsOf(fixture);
    await store.pricesOf(fixture);
    await readStoredEntries(database, "1");
    expect(sentStatements.length).toBeGreaterThan(10);
    for (const one of sentStatements) expect((await planOf(DB, one)).filter(isWholeTable), one.sql).toEqual([]);
  });

  it("of those that an import runs", async () => {
    const { database, sentStatements } = listeningDatabase(DB);
    await readTeams(database, ["GB-ENG arsenal"]);
    await readAliases(database, [["GB-ENG", "gunners"]]);
    await readSeasons(database, [["101", "2024-25"]]);
    await readMatches(database, [["101", "2024-25"]]);
    await readMeetings(database, [["1", "2", NOW - DAY, NOW + DAY]]);
    await readLayers(database, [["101", "2024-25"]]);
    await readLayerPrices(database, ["0"]);
    await readAliasesOfBatch(database, 1);
    await readFactsOfBatch(database, 1);
    await readFacts(database, [["1", "2"]], ["goals"]);
    await readFactsOf(database, ["2000000000001"], ["cards"]);
    await readSourceIds(database, ["StatsBomb 1"]);
    await originsIn(database)("101", "2024-25");
    expect(sentStatements.length).toBe(15);
    const all = [...sentStatements, ...writes.map(({ sql, params }) => ({ sql, values: params }))];
    for (const one of all) expect((await planOf(DB, one)).filter(isWholeTable), one.sql).toEqual([]);
  });

  it("of those about what members follow", async () => {
    const { database, sentStatements } = listeningDatabase(DB);
    const db = drizzle(database);
    const stores = favouriteStores({ DB: database });
    const own = { username: "u", kind: "team", sport: "football" } as const;
    await inOneGo(db, [followStatement(db, { ...own, ids: ["1", "2"] }, NOW)]);
    await follow(stores, { ...own, id: "3" }, NOW);
    await unfollow(stores, { ...own, id: "3" });
    expect(await followedIds(stores, own)).toEqual(["1", "2"]);
    expect(await getFavourites(stores, "u")).toHaveLength(2);
    await mostFollowed([database], "football", "team");
    await changeAlerts(stores, { ...own, id: "1", alerts: "goal" });
    // Someone who is no member any more.
    await DB.prepare("insert into owner_changes values ('v', 0)").run();
    await purgeFavourites(stores, NOW);
    await inOneGo(db, eraseStatements(db, "u"));
    const ownStatements = sentStatements.filter(({ sql }) =>
      /favourites|followers|past_follows|owner_changes/.test(sql),
    );
    expect(ownStatements).toHaveLength(19);
    for (const one of ownStatements) expect((await planOf(DB, one)).filter(isWholeTable), one.sql).toEqual([]);
  });

  it("of those that notices run", async () => {
    const { database, sentStatements } = listeningDatabase(DB);
    const ofMatch = {
      id: "m",
      sport: "football",
      competitionId: "101",
      homeId: "1",
      awayId: "2",
      kickOff: NOW,
    } as const;
    const happening = { kind: "goal", key: "goal:1", at: NOW, match: ofMatch } as const;
    const followers = { kind: "followers" } as const;
    // Without names there is no second statement.
    const rows = [
      "favourites (username, kind, sport, id, created_at) values ('v', 'team', 'football', '1', 0)",
      "notice_listeners values ('v', 0)",
      `contest_entries (contest_id, key, username, at)
        values ('c', 'v', 'v', 0)`,
    ];
    await DB.batch(rows.map((row) => DB.prepare(`insert into ${row}`)));
    await isAnythingFollowed([database], "football");
    await followedAmong([database], "football", [{ ...match, source: "imported" } as unknown as Fixture]);
    await sendHappenings({ DB: database, NOTICES: { sendBatch: async () => {} } as unknown as Queue }, [happening]);
    const shared = { id: "1", from: 0, to: 1, of: 1 };
    const databases = recipientDatabases({ DB: database });
    await countFollowers(databases, { happening, audience: followers });
    await readFollowers(databases, { happening, audience: followers, delaySeconds: 0, after: "u", shared });
    await readFollowers(databases, { happening, audience: followers, delaySeconds: 30, shared });
    await readFollowers(databases, { happening, audience: { kind: "everyone" }, shared });
    await readFollowers(databases, { happening, audience: { kind: "member", username: "u" } });
    await readFollowers(databases, { happening, audience: { kind: "participants", contestId: "c" } });
    const follower = { username: "u", settings: DEFAULT_ALERTS, things: [], takesPushes: false, listens: false };
    const decided = [{ type: 3, isSilent: false, data: happening, follower }] as const;
    const storing = [...storeStatements(happening, decided, NOW), ...sharedStatements(happening, followers, NOW)];
    await readDevices(drizzle(database), { recipients: ["u"] }, NOW);
    expect(sentStatements).toHaveLength(15);
    for (const one of [...sentStatements, ...storing])
      expect((await planOf(DB, one)).filter(isWholeTable), one.sql).toEqual([]);
  });

  it("of those that lists of notices run", async () => {
    const { database, sentStatements } = listeningDatabase(DB);
    const db = drizzle(database);
    await DB.prepare(
      `insert into users (username, nickname, nickname_key, phone, avatar_id, preferred_country, preferred_language,
        referral_code, created_at) values ('u', 'u', 'u', 'u', '1', 'TH', 'en', 'u', 0)`,
    ).run();
    const context = {
      db,
      reader: await readReader(favouriteStores({ DB: database }), "u"),
      instants: { siteNow: NOW, realNow: NOW },
    };
    await getAnnouncements(context);
    await noticesBefore(context, 9, 10);
    await noticesAfter(context, 0, 10);
    await hasNewShared(context);
    await markRead(db, "u", 1);
    await markAllRead(db, "u", 1);
    await markSeen(db, "u");
    await storeAlertSettings(db, "u", DEFAULT_ALERTS);
    for (const expired of expiredNotices(db, NOW)) await deleteInParts(db, expired);
    expect(sentStatements).toHaveLength(19);
    for (const one of sentStatements) expect((await planOf(DB, one)).filter(isWholeTable), one.sql).toEqual([]);
  });

  it("finds the next page of followers behind the last name", async () => {
    const { database, sentStatements } = listeningDatabase(DB);
    const ofMatch = {
      id: "m",
      sport: "football",
      competitionId: "101",
      homeId: "1",
      awayId: "2",
      kickOff: NOW,
    } as const;
    const happening = { kind: "goal", key: "goal:1", at: NOW, match: ofMatch } as const;
    const databases = recipientDatabases({ DB: database });
    await readFollowers(databases, { happening, audience: { kind: "followers" }, delaySeconds: 0, after: "u" });
    const plans = (await Promise.all(sentStatements.map((one) => planOf(DB, one)))).flat();
    const ofThings = plans.filter((detail) => /favourites_by_thing/.test(detail));
    expect(ofThings).toHaveLength(4);
    for (const detail of ofThings)
      expect(detail).toMatch(/sport=\? AND kind=\? AND id=\? AND username>\? AND username<\?/);
  });

  it("which this test would notice", async () => {
    const plan = await planOf(DB, { sql: "select * from matches where venue_city = ?1", values: ["Paris"] });
    expect(plan.filter(isWholeTable)).toHaveLength(1);
  });

  it("finds a team's matches and a season's by their own indices", async () => {
    const { database, sentStatements } = listeningDatabase(DB);
    const store = createStore(database);
    await store.ofTeam("1", NOW - DAY, NOW + 2 * DAY, NOW);
    const plans = await Promise.all(sentStatements.map((one) => planOf(DB, one)));
    expect(plans.flat().join("\n")).toMatch(/matches_by_home[\s\S]*matches_by_away/);
  });
});
