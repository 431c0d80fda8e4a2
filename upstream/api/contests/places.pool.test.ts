import { drizzle } from "drizzle-orm/d1";
import { beforeAll, describe, expect, it } from "vitest";
import { checkDays } from "#contract/contests/ledger-chain";
import type { PlacePick } from "#contract/contests/place-picks";
import { PLACE_POINTS } from "#contract/contests/points";
import type { ENDPOINTS } from "#contract/registry";
import { contestById } from "../../services/contests/calendar/seasons.ts";
import { PUBLISHED_AFTER } from "../../services/contests/publish-ledger.ts";
import { settlePlaces } from "../../services/contests/settle-places.ts";
import { simulatedPlaces } from "../../services/contests/simulated-places.ts";
import { tournamentOf } from "../../services/contests/world-cup/tournament-of.ts";
import { migrateSearch } from "../../services/news/test-guides.ts";
import { migrate } from "../../store/test-database.ts";
import { bindings } from "../members/test-members.ts";
import { bangkok, type Member, startContests } from "./test-contests.ts";

const CONTEST = "wc-2026m11";
const OPEN = bangkok("12:00", "2026-11-05");
const DEADLINE = bangkok("19:00", "2026-11-08");
const GROUPS_OVER = bangkok("01:00", "2026-11-18");
const OVER = bangkok("12:00", "2026-11-29");

const site = startContests();
const { call, join, read, ask, advance, ledgerOf } = site;
const season = contestById(CONTEST, OVER)!;
const tournament = tournamentOf(season)!;
const PERFECT: PlacePick[] = tournament.places.map(({ slotId, teamId }) => ({ slotId, teamId }));
/** Last of group A: in no place at all. */
const OUT = tournament.groups[0]!.teamIds.find((id) => PERFECT.every(({ teamId }) => teamId !== id))!;
const picksOf = (seed: string) => simulatedPlaces(tournament, seed);

beforeAll(async () => {
  await migrate(bindings.DB);
  await migrateSearch(bindings.SEARCH);
});

type Season = NonNullable<ReturnType<typeof contestById>>;

/** Two slots of thirds whose teams can change places. */
function exchangeable(season: Season) {
  const { places, slots } = tournamentOf(season)!;
  const teams = bySlot(places);
  const thirds = slots.filter(({ slotId }) => slotId.startsWith("third"));
  return thirds
    .flatMap((one) => thirds.map((other) => [one, other] as const))
    .find(
      ([one, other]) =>
        one !== other && one.teamIds.includes(teams[other.slotId]!) && other.teamIds.includes(teams[one.slotId]!),
    );
}

function submit({ token }: Member, picks: readonly PlacePick[] | string, at = OPEN, contestId = CONTEST) {
  advance(61_000);
  const text = typeof picks === "string" ? picks : JSON.stringify(picks);
  return call("submitPlaces", { contestId, picks: text }, { token, at });
}
const mine = async ({ token }: Member, at = OPEN) =>
  (await call("myPlaces", { contestId: CONTEST }, { token, at })).value;

/** Picks by slot. */
const bySlot = (picks: readonly PlacePick[] = []) =>
  Object.fromEntries(picks.map((pick) => [pick.slotId, pick.teamId]));
const changed = (slotId: string, teamId: string): PlacePick[] =>
  PERFECT.map((pick) => (pick.slotId === slotId ? { slotId, teamId } : pick));

/** Points by the worth of places, counted independently of the code under test. */
function pointsOf(picks: readonly PlacePick[], now: number): number {
  const decided = tournament.places.filter(({ decidedAt }) => decidedAt <= now);
  const thirds = decided.filter(({ slotId }) => slotId.startsWith("third")).map(({ teamId }) => teamId);
  return picks.reduce((sum, { slotId, teamId }) => {
    const place = decided.find((one) => one.slotId === slotId);
    if (!place) return sum;
    const { stage } = tournament.slots.find((slot) => slot.slotId === slotId)!;
    const isRight = stage === "third" ? thirds.includes(teamId) : place.teamId === teamId;
    return sum + (isRight ? PLACE_POINTS[stage] : 0);
  }, 0);
}

describe("a tournament that can be picked", () => {
  it("has its places, its teams and its deadline, and tells of results what has been decided", async () => {
    const before = await read("contestSelections", { contestId: CONTEST }, OPEN);
    expect([before.slots.length, before.teams.length, before.deadline]).toEqual([37, 24, DEADLINE]);
    expect(before.decided).toEqual([]);
    expect(before.slots.find(({ slotId }) => slotId === "r16-1")?.from).toEqual(["b1", "third-3"]);
    const groups = await read("contestSelections", { contestId: CONTEST }, GROUPS_OVER);
    expect(groups.decided).toHaveLength(22);
    expect((await read("contestSelections", { contestId: CONTEST }, OVER)).decided).toEqual(PERFECT);
    const teams = await read("getTeamListByContestId", { contestId: CONTEST }, OPEN);
    expect(teams).toEqual(before.teams);
  });

  it("is the World Cup 2022 as well, which is over", async () => {
    const { slots, teams, decided } = await read("contestSelections", { contestId: "wc-2022" }, OPEN);
    expect([slots.length, teams.length, decided.length]).toEqual([31, 32, 31]);
    const member = await join();
    expect((await submit(member, decided, OPEN, "wc-2022")).refusal).toBe("contestClosed");
  });

  it.each(["pf-2026w45", "rf-2026m11", "wc-2030m01", "nonsense"])("is not %s", async (contestId) => {
    for (const name of ["contestSelections", "latestPlaces"] as const)
      expect((await ask(name, { contestId }, OPEN)).status).toBe(404);
  });
});

describe("picking", () => {
  it("enters, stands, and is changed by sending it again; the ledger keeps both", async () => {
    const member = await join();
    expect(await mine(member)).toBeUndefined();
    const first = picksOf("first");
    expect((await submit(member, first)).refusal).toBeUndefined();
    expect(bySlot((await mine(member))?.picks)).toEqual(bySlot(first));
    const second = picksOf("second");
    expect((await submit(member, second, OPEN + 60_000)).refusal).toBeUndefined();
    const standing = await mine(member);
    expect(bySlot(standing?.picks)).toEqual(bySlot(second));
    expect(standing?.leader).toMatchObject({ points: 0, settled: 0, isMine: true, isMadeUp: false });
    const moved = first.filter(({ slotId, teamId }) => bySlot(second)[slotId] !== teamId);
    expect(moved.length).toBeGreaterThan(0);
    expect(await ledgerOf(member)).toHaveLength(37 + moved.length);
    // Sending the same again writes nothing.
    await submit(member, second);
    expect(await ledgerOf(member)).toHaveLength(37 + moved.length);
    const count = await bindings.DB.prepare("select count(*) as n from contest_entries where username = ?")
      .bind(member.user.username)
      .first("n");
    expect(count).toBe(1);
  });

  it("is refused where a place is wrong, and nobody enters by it", async () => {
    const member = await join();
    const [one, other] = [bySlot(PERFECT).a1!, bySlot(PERFECT).a2!];
    for (const [picks, refusal] of [
      ["not JSON", "placesIncomplete"],
      ["[]", "placesIncomplete"],
      [PERFECT.slice(1), "placesIncomplete"],
      [[...PERFECT, PERFECT[0]!], "placesIncomplete"],
      [[...PERFECT, { slotId: "z1", teamId: one }], "placesIncomplete"],
      [changed("a1", bySlot(PERFECT).b1!), "placesIncomplete"],
      [changed("final", OUT), "placesIncomplete"],
      [changed("a1", other), "placesRepeated"],
      [changed("r16-1", bySlot(PERFECT)["r16-2"]!), "placesSame"],
    ] as const)
      expect((await submit(member, picks as PlacePick[])).refusal, JSON.stringify(picks).slice(0, 80)).toBe(refusal);
    expect(await mine(member)).toBeUndefined();
    const said = await call(
      "submitPlaces",
      { contestId: CONTEST, picks: JSON.stringify(changed("a1", other)) },
      { token: member.token, at: OPEN },
    );
    expect(said.message).toMatch(/same team/);
  });

  it("ends with the first kick-off, by the server's clock", async () => {
    const member = await join();
    expect((await submit(member, PERFECT, DEADLINE)).refusal).toBe("contestClosed");
    expect((await submit(member, PERFECT, bangkok("12:00", "2026-10-08"))).refusal).toBe("contestClosed");
    expect((await submit(member, PERFECT, DEADLINE - 1)).refusal).toBeUndefined();
    expect((await submit(member, picksOf("late"), DEADLINE)).refusal).toBe("contestClosed");
    expect(bySlot((await mine(member, DEADLINE))?.picks)).toEqual(bySlot(PERFECT));
    expect((await call("submitPlaces", { contestId: CONTEST, picks: "[]" }, { at: OPEN })).refusal).toBe(
      "sessionInvalid",
    );
  });

  it("is seen by others from the first kick-off on, page by page, each once", async () => {
    for (const seed of ["x", "y", "z"]) await submit(await join(), picksOf(seed));
    expect(await read("latestPlaces", { contestId: CONTEST }, DEADLINE - 1)).toEqual({
      predictions: [],
      hasNext: false,
    });
    const { predictions, hasNext } = await read("latestPlaces", { contestId: CONTEST, size: "50" }, DEADLINE);
    expect(hasNext).toBe(false);
    expect(predictions.length).toBeGreaterThanOrEqual(4);
    expect(predictions.map(({ picks }) => picks.length)).toEqual(predictions.map(() => 37));
    expect(predictions.flatMap(({ picks }) => picks).every(({ points }) => points === undefined)).toBe(true);
    const found: string[] = [];
    for (let lastId: string | undefined = ""; lastId !== undefined; ) {
      const query = { contestId: CONTEST, size: "2", ...(lastId && { lastId }) };
      const page: Awaited<ReturnType<typeof ENDPOINTS.latestPlaces.parse>>["value"] = await read(
        "latestPlaces",
        query,
        DEADLINE,
      );
      found.push(...page.predictions.map(({ leader }) => leader.entryId));
      lastId = page.lastId;
    }
    expect(found).toEqual(predictions.map(({ leader }) => leader.entryId));
    expect((await ask("latestPlaces", { contestId: CONTEST, lastId: "nobody" }, DEADLINE)).status).toBe(400);
  });
});

describe("settling places", () => {
  it("gives the points of what is decided, once, however often and at once it runs", async () => {
    const db = drizzle(bindings.DB);
    const [winner, other] = [await join(), await join()];
    await submit(winner, PERFECT);
    const guessed = picksOf("guessed");
    await submit(other, guessed);
    // All in one batch, and in chunks of two sizes.
    await Promise.all([5_000, 3, 1].map((atOnce) => settlePlaces(db, season, { now: GROUPS_OVER }, 1, atOnce)));
    expect((await mine(other, GROUPS_OVER))?.leader.points).toBe(pointsOf(guessed, GROUPS_OVER));
    for (const atOnce of [2, 5_000]) await settlePlaces(db, season, { now: OVER }, 2, atOnce);
    const [best, mineNow] = [await mine(winner, OVER), await mine(other, OVER)];
    expect(best?.leader).toMatchObject({ points: 76, settled: 37, wins: 37, losses: 0, rank: 1 });
    expect(mineNow?.leader).toMatchObject({ points: pointsOf(guessed, OVER), settled: 37 });
    expect(mineNow?.leader.losses).toBe(37 - (mineNow?.leader.wins ?? 0));
    expect(mineNow?.picks.reduce((sum, { points = 0 }) => sum + points, 0)).toBe(mineNow?.leader.points);
    const { results } = await bindings.DB.prepare(
      `select e.id from contest_entries e where e.contest_id = ? and
         (e.points <> (select coalesce(sum(points), 0) from contest_ledger where entry_id = e.id)
          or e.settled <> (select count(*) from contest_ledger where entry_id = e.id and kind = 'settle'))`,
    )
      .bind(CONTEST)
      .all();
    expect(results).toEqual([]);
    const rules = await bindings.DB.prepare("select distinct rule from contest_ledger where kind = 'settle'").all();
    expect(rules.results.map(({ rule }) => rule).sort()).toEqual(
      Object.keys(PLACE_POINTS)
        .map((stage) => `place:${stage}`)
        .sort(),
    );
  });

  it("counts a best third whatever number it was picked with", async () => {
    const db = drizzle(bindings.DB);
    // A month in which two thirds may each stand where the other does, whatever groups they come from.
    const { month, label, pair } = ["10", "09", "08", "07", "06", "05"]
      .map((month) => {
        const label = contestById(`wc-2026m${month}`, OVER)!;
        return { month, label, pair: exchangeable(label) };
      })
      .find((one) => one.pair !== undefined)!;
    const { places, slots } = tournamentOf(label)!;
    const member = await join();
    const teams = bySlot(places);
    const [first, second] = pair!.map(({ slotId }) => slotId) as [string, string];
    const swapped: Record<string, string> = { ...teams, [first]: teams[second]!, [second]: teams[first]! };
    // Only the thirds are swapped, so their ties are picked with the opponents that this brings.
    const picks = slots.map(({ slotId, from }) => {
      const sides = from?.map((id) => swapped[id]) ?? [];
      const team = from && !sides.includes(teams[slotId]!) ? sides[0]! : swapped[slotId]!;
      swapped[slotId] = team;
      return { slotId, teamId: team };
    });
    const at = bangkok("12:00", `2026-${month}-05`);
    expect((await submit(member, picks, at, label.id)).refusal).toBeUndefined();
    await settlePlaces(db, label, { now: OVER }, 1);
    const sent = (await call("myPlaces", { contestId: label.id }, { token: member.token, at: OVER })).value;
    expect(sent?.picks.filter(({ slotId }) => slotId.startsWith("third")).map(({ points }) => points)).toEqual([
      1, 1, 1, 1,
    ]);
  });
});

describe("what is published", () => {
  const contestId = "wc-2026m12";
  const open = bangkok("12:00", "2026-11-20");
  const deadline = bangkok("19:00", "2026-12-08");
  const over = bangkok("12:00", "2026-12-29");
  const { places } = tournamentOf(contestById(contestId, over)!)!;

  it("is every pick at the deadline, and every point once the final has been played, in one chain", async () => {
    const member = await join();
    await submit(member, places, open, contestId);
    const key = (await call("myPlaces", { contestId }, { token: member.token, at: open })).value?.leader.entryId;
    const fileOf = (date: string, at: number) => read("getLedgerDay", { contestId, date }, at);
    const rowsOf = (lines: readonly string[]) =>
      lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ entry }) => entry === key);
    expect((await ask("getLedgerDay", { contestId, date: "2026-12-08" }, deadline + PUBLISHED_AFTER - 1)).status).toBe(
      404,
    );
    const picks = await fileOf("2026-12-08", deadline + PUBLISHED_AFTER);
    expect(
      bySlot(rowsOf(picks.lines).map(({ match, choice }) => ({ slotId: match, teamId: choice }) as PlacePick)),
    ).toEqual(bySlot(places));
    const points = await fileOf("2026-12-29", over);
    expect(await fileOf("2026-12-08", over)).toEqual(picks);
    expect(await checkDays([picks, points])).toMatchObject([{ areLinesWhole: true }, { followsDayBefore: true }]);
    const given = rowsOf(points.lines);
    expect(given).toHaveLength(places.length);
    for (const { result, outcome } of given) expect([typeof result, outcome]).toEqual(["string", "WIN"]);
  });
});
