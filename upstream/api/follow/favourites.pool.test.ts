import { drizzle } from "drizzle-orm/d1";
import { beforeAll, describe, expect, it } from "vitest";
import { FOLLOWED_KINDS, type FollowedKind, MOST_FOLLOWED } from "#contract/tables/followed-kinds";
import type { Sport } from "#contract/tables/sports";
import { DAY } from "#contract/time/units";
import { inOneGo } from "../../platform/batched.ts";
import { eraseStatements } from "../../services/erasure/erase.ts";
import { favouriteStores } from "../../services/follow/favourite-stores.ts";
import { followStatement } from "../../services/follow/favourites.ts";
import { purgeFavourites } from "../../services/follow/purge-favourites.ts";
import { migrate } from "../../store/test-database.ts";
import type { MemberCallName } from "../members/member-call.ts";
import { bindings, startMembers } from "../members/test-members.ts";

const { call, join, advance, clock } = startMembers();
const db = drizzle(bindings.DB);

beforeAll(() => migrate(bindings.DB));

const [ARSENAL, ASTON_VILLA, CHELSEA, LAKERS] = ["20101", "20102", "20107", "80023"];
const [PREMIER_LEAGUE, NBA] = ["101", "8001"];

type Member = Awaited<ReturnType<typeof join>>;

/** Makes a change and expects no error. */
async function change(name: MemberCallName, fields: Record<string, string>, { token }: Member): Promise<void> {
  expect(await call(name, fields, { token })).toMatchObject({ status: 200, refusal: undefined });
}

const keysOf = async ({ token }: Member) => (await call("favKeys", {}, { token })).value;

const followersOf = (sport: Sport, kind: FollowedKind, id: string) =>
  bindings.DB.prepare("select count from followers where sport = ? and kind = ? and id = ?")
    .bind(sport, kind, id)
    .first<number>("count");

/** Follows invented ids, a short cut to the limit. */
const fill = ({ user }: Member, kind: FollowedKind, sport: Sport, count: number) =>
  followStatement(
    db,
    { username: user.username, kind, sport, ids: Array.from({ length: count }, (_, index) => `x${index}`) },
    clock.now,
  );

const DATE = "2026-10-17";
const SATURDAY = Date.parse(`${DATE}T14:20:00Z`);
const OF_DAY = { date: DATE, timeZone: "UTC" };

describe("what a member follows", () => {
  it("is listed by sport, the latest first, in the caller's language", async () => {
    const member = await join();
    for (const teamId of [ARSENAL, CHELSEA, ASTON_VILLA]) {
      advance(1_000);
      await change("favTeam", { teamId: teamId ?? "" }, member);
    }
    await change("favTeam", { teamId: LAKERS ?? "", sportType: "1" }, member);
    await change("favLeague", { leagueId: PREMIER_LEAGUE ?? "", sportType: "0" }, member);
    const teams = (await call("favTeamList", { lang: "th_TH" }, { token: member.token })).value;
    expect(teams.map(({ id }) => id)).toEqual([ASTON_VILLA, CHELSEA, ARSENAL]);
    expect(teams[2]).toMatchObject({ name: "อาร์เซนอล", kind: "TEAM", isFavourite: true, logo: "team/20101" });
    const games = (await call("favTeamList", { sportType: "1" }, { token: member.token })).value;
    expect(games.map(({ id }) => id)).toEqual([LAKERS]);
    const leagues = (await call("favLeagueList", {}, { token: member.token })).value;
    expect(leagues).toMatchObject([{ id: PREMIER_LEAGUE, kind: "COMPETITION", isFavourite: true }]);
    expect((await call("favLeagueList", { sportType: "1" }, { token: member.token })).value).toEqual([]);
    expect(await keysOf(member)).toEqual([
      { sport: "football", match: [], team: [ASTON_VILLA, CHELSEA, ARSENAL], competition: [PREMIER_LEAGUE] },
      { sport: "basketball", match: [], team: [LAKERS], competition: [] },
    ]);
  });

  it("is nobody else's", async () => {
    const [one, other] = [await join(), await join()];
    await change("favTeam", { teamId: ARSENAL ?? "" }, one);
    expect((await keysOf(other)).flatMap(({ team }) => team)).toEqual([]);
    await change("unFavTeam", { teamId: ARSENAL ?? "" }, other);
    expect((await keysOf(one)).flatMap(({ team }) => team)).toEqual([ARSENAL]);
  });

  it("changes nothing when it is followed or not followed again", async () => {
    const member = await join();
    const before = (await followersOf("football", "team", CHELSEA ?? "")) ?? 0;
    for (const _ of [1, 2]) await change("favTeam", { teamId: CHELSEA ?? "" }, member);
    expect((await keysOf(member))[0]?.team).toEqual([CHELSEA]);
    expect(await followersOf("football", "team", CHELSEA ?? "")).toBe(before + 1);
    for (const _ of [1, 2]) await change("unFavTeam", { teamId: CHELSEA ?? "" }, member);
    expect((await keysOf(member))[0]?.team).toEqual([]);
    expect((await followersOf("football", "team", CHELSEA ?? "")) ?? 0).toBe(before);
  });

  it.each([
    ["favTeam", { teamId: "99999999" }],
    ["favTeam", { teamId: LAKERS }],
    ["favTeam", { teamId: ARSENAL, sportType: "1" }],
    ["favLeague", { leagueId: "99999999" }],
    ["favLeague", { leagueId: NBA, sportType: "0" }],
    ["favMatch", { matchId: "99999999" }],
    ["favMatch", { matchId: "nothing" }],
  ] as const)("%s of %j is refused with -1, for there is none", async (name, fields) => {
    const member = await join();
    const answer = await call(name, fields as Record<string, string>, { token: member.token });
    expect(answer).toMatchObject({ status: 200, refusal: "favouriteUnknown" });
    expect(JSON.parse(answer.text)).toMatchObject({ result: { businessCode: -1 } });
    expect((await keysOf(member)).flatMap(({ match, team, competition }) => [match, team, competition].flat())).toEqual(
      [],
    );
  });
});

describe("the matches of a day", () => {
  const matchesFor = async ({ token }: Member, fields: Record<string, string> = {}) =>
    (await call("favMatchList", { ...OF_DAY, ...fields }, { token, at: SATURDAY })).value;

  it("are those of followed teams and competitions, and single ones, as the list of all groups them", async () => {
    const [follower, fan] = [await join(), await join()];
    expect((await matchesFor(fan)).groups).toEqual([]);
    await change("favLeague", { leagueId: PREMIER_LEAGUE ?? "" }, follower);
    const { groups } = await matchesFor(follower);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.matches.length).toBeGreaterThan(3);
    const [first, second] = groups[0]?.matches ?? [];
    await change("favMatch", { matchId: first?.id ?? "" }, fan);
    await change("favTeam", { teamId: second?.home.id ?? "" }, fan);
    const own = await matchesFor(fan);
    expect(own.groups[0]?.matches).toEqual([first, second]);
    expect(own.groups[0]).toEqual({ ...groups[0], liveCount: own.groups[0]?.liveCount, matches: [first, second] });
    expect((await matchesFor(fan, { date: "2026-10-13" })).groups.flatMap(({ matches }) => matches)).not.toContainEqual(
      first,
    );
  });

  it("name those of which the member is still notified, by the most specific alerts", async () => {
    const member = await join();
    await change("favLeague", { leagueId: PREMIER_LEAGUE ?? "" }, member);
    const matches = (await matchesFor(member)).groups[0]?.matches ?? [];
    const [muted, ...rest] = matches.filter(({ state }) => state === "live" || state === "scheduled");
    expect(rest.length).toBeGreaterThan(0);
    expect(matches.some(({ state }) => state === "finished")).toBe(true);
    await change("favMatch", { matchId: muted?.id ?? "" }, member);
    await change(
      "notificationSettingUpdateThing",
      { kind: "match", sportType: "0", id: muted?.id ?? "", alerts: "" },
      member,
    );
    const { notifyingIds } = await matchesFor(member);
    expect([...notifyingIds].sort()).toEqual(rest.map(({ id }) => id).sort());
  });

  it("are of one sport, with the states of the site's clock", async () => {
    const member = await join();
    await change("favLeague", { leagueId: NBA ?? "", sportType: "1" }, member);
    const date = "2026-11-14";
    const at = Date.parse(`${date}T02:30:00Z`);
    const listOf = async (sportType: string) =>
      (await call("favMatchList", { date, timeZone: "UTC", sportType }, { token: member.token, at })).value.groups;
    expect(await listOf("0")).toEqual([]);
    const matches = (await listOf("1")).flatMap((group) => group.matches);
    expect(matches.length).toBeGreaterThan(0);
    expect(matches.every(({ sport }) => sport === "basketball")).toBe(true);
    for (const match of matches) if (match.kickOff > at) expect(match.state).toBe("scheduled");
  });
});

describe("the limit of a kind", () => {
  it("holds against twenty requests at once, over both sports, and says so", async () => {
    const member = await join();
    await inOneGo(db, [fill(member, "team", "football", 300), fill(member, "team", "basketball", MOST_FOLLOWED - 302)]);
    const teams = Array.from({ length: 20 }, (_, index) => String(20_101 + index));
    const answers = await Promise.all(teams.map((teamId) => call("favTeam", { teamId }, { token: member.token })));
    expect(answers.filter(({ refusal }) => refusal === undefined)).toHaveLength(2);
    const refused = answers.filter(({ refusal }) => refusal === "favouriteLimit");
    expect(refused).toHaveLength(18);
    expect(refused[0]?.message).toContain(String(MOST_FOLLOWED));
    const keys = await keysOf(member);
    expect(keys.flatMap(({ team }) => team)).toHaveLength(MOST_FOLLOWED);
    // What was followed still is, and another kind is not full.
    const followed = keys[0]?.team.find((id) => teams.includes(id)) ?? "";
    await change("favTeam", { teamId: followed }, member);
    await change("favLeague", { leagueId: PREMIER_LEAGUE ?? "" }, member);
    await change("unFavTeam", { teamId: followed }, member);
    await change("favTeam", { teamId: teams.find((id) => id !== followed) ?? "" }, member);
  });
});

describe("the walkthrough", () => {
  it("follows what there is, each once, in the order given, and is over", async () => {
    const member = await join();
    expect(member.user.walkthroughFlag).toBe(false);
    const teamIds = [CHELSEA, "99999999", LAKERS, ARSENAL, CHELSEA].join(",");
    await change("favWalkthrough", { teamIds, leagueIds: `${NBA},${PREMIER_LEAGUE}`, matchIds: "1,2" }, member);
    expect((await keysOf(member))[0]).toEqual({
      sport: "football",
      match: [],
      team: [CHELSEA, ARSENAL],
      competition: [PREMIER_LEAGUE],
    });
    expect((await call("retrieveUserInfo", {}, { token: member.token })).value.walkthroughFlag).toBe(true);
  });

  it("may be skipped", async () => {
    const member = await join();
    await change("favWalkthrough", {}, member);
    expect((await call("retrieveUserInfo", {}, { token: member.token })).value.walkthroughFlag).toBe(true);
  });

  it("stops at the limit without a refusal, and counts nothing twice", async () => {
    const member = await join();
    await change("favTeam", { teamId: ARSENAL ?? "" }, member);
    await inOneGo(db, [fill(member, "team", "football", MOST_FOLLOWED - 2)]);
    await change("favWalkthrough", { teamIds: [ARSENAL, CHELSEA, ASTON_VILLA].join(",") }, member);
    const followed = (await keysOf(member)).flatMap(({ team }) => team);
    expect(followed).toHaveLength(MOST_FOLLOWED);
    expect(followed).toContain(CHELSEA);
    expect(followed).not.toContain(ASTON_VILLA);
  });
});

describe("followers", () => {
  it("are counted down when an account is erased", async () => {
    const [one, other] = [await join(), await join()];
    const id = "20110";
    for (const member of [one, other]) await change("favTeam", { teamId: id }, member);
    expect(await followersOf("football", "team", id)).toBe(2);
    await inOneGo(db, eraseStatements(db, one.user.username));
    expect(await followersOf("football", "team", id)).toBe(1);
    await inOneGo(db, eraseStatements(db, other.user.username));
    expect(await followersOf("football", "team", id)).toBeNull();
  });

  it("are as many as follow, of everything", async () => {
    const counted = await bindings.DB.prepare("select sport, kind, id, count from followers order by 1, 2, 3").all();
    const followed = await bindings.DB.prepare(
      "select sport, kind, id, count(*) as count from favourites group by 1, 2, 3 order by 1, 2, 3",
    ).all();
    expect(counted.results.length).toBeGreaterThan(10);
    expect(counted.results).toEqual(followed.results);
  });

  it("are counted where they live, also after they have moved", async () => {
    const member = await join();
    await change("favTeam", { teamId: CHELSEA }, member);
    await change("updatePreferredCountry", { preferredCountry: "KH" }, member);
    await change("favTeam", { teamId: ARSENAL }, member);
    const counted = await bindings.DB.prepare("select * from country_followers order by 1, 3, 2, 4").all();
    const living = await bindings.DB.prepare(
      `select u.preferred_country as country, f.kind, f.sport, f.id, count(*) as count from favourites f
        join users u on u.username = f.username where f.kind <> 'match' group by 1, 3, 2, 4 order by 1, 3, 2, 4`,
    ).all<{ country: string }>();
    expect(living.results.filter(({ country }) => country === "KH")).toHaveLength(2);
    expect(counted.results).toEqual(living.results);
  });
});

it("a single match is followed for 400 days, teams and competitions for ever", async () => {
  const member = await join();
  await inOneGo(
    db,
    FOLLOWED_KINDS.map((kind) => fill(member, kind, "football", 1)),
  );
  const { username } = member.user;
  const kinds = async () => {
    const { results } = await bindings.DB.prepare("select kind from favourites where username = ? order by kind")
      .bind(username)
      .all<{ kind: string }>();
    return results.map(({ kind }) => kind);
  };
  await purgeFavourites(favouriteStores(bindings), clock.now + 400 * DAY - 1);
  expect(await kinds()).toEqual(["competition", "match", "team"]);
  await purgeFavourites(favouriteStores(bindings), clock.now + 400 * DAY);
  expect(await kinds()).toEqual(["competition", "team"]);
});
