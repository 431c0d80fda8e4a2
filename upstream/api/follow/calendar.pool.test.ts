import { drizzle } from "drizzle-orm/d1";
import { beforeAll, describe, expect, it } from "vitest";
import { purgeMembers } from "../../services/erasure/erase.ts";
import { migrate } from "../../store/test-database.ts";
import { bindings, startMembers } from "../members/test-members.ts";

const { call, join } = startMembers();

beforeAll(() => migrate(bindings.DB));

const [ARSENAL, LAKERS] = ["20101", "80023"];
const SATURDAY = Date.parse("2026-10-17T14:20:00Z");

type Member = Awaited<ReturnType<typeof join>>;

const linkOf = async ({ token }: Member) => (await call("favCalendarLink", {}, { token })).value.link;
const change = async ({ token }: Member, to: "new" | "off") =>
  (await call("changeFavCalendarLink", { change: to }, { token })).value.link;
const open = (link: string) => call("favCalendar", { link }, { at: SATURDAY });

describe("the calendar of what a member follows", () => {
  it("has the matches of their teams in all sports, by the link alone", async () => {
    const member = await join();
    for (const [teamId, sportType] of [
      [ARSENAL, "0"],
      [LAKERS, "1"],
    ] as const)
      await call("favTeam", { teamId: teamId!, sportType }, { token: member.token });
    expect(await linkOf(member)).toBeUndefined();
    const link = await change(member, "new");
    expect(link).toMatch(/^[\w-]+~1~[\w-]{43}$/);
    expect(await linkOf(member)).toBe(link);
    const answer = await open(link!);
    expect(answer.status).toBe(200);
    const matches = answer.value.flatMap((group) => group.matches);
    expect(new Set(matches.map(({ sport }) => sport))).toEqual(new Set(["football", "basketball"]));
    for (const { home, away } of matches)
      expect([ARSENAL, LAKERS]).toContain([home.id, away.id].find((id) => [ARSENAL, LAKERS].includes(id)));
    const days = matches.map(({ kickOff }) => (kickOff - SATURDAY) / 86_400_000);
    expect(Math.min(...days)).toBeGreaterThanOrEqual(-7);
    expect(Math.max(...days)).toBeLessThanOrEqual(35);
  });

  it("is ended by the next link and by turning it off, and no former link is valid again", async () => {
    const member = await join();
    const first = await change(member, "new");
    const second = await change(member, "new");
    expect((await open(first!)).status).toBe(404);
    expect((await open(second!)).status).toBe(200);
    expect(await change(member, "off")).toBeUndefined();
    expect(await linkOf(member)).toBeUndefined();
    const third = await change(member, "new");
    for (const former of [first, second]) expect((await open(former!)).status).toBe(404);
    expect((await open(third!)).status).toBe(200);
  });

  it.each([
    ["another's name", (link: string) => link.replace(/^\w+/, "somebodyelse")],
    ["another number", (link: string) => link.replace("~1~", "~3~")],
    ["another signature", (link: string) => `${link.slice(0, -1)}${link.endsWith("A") ? "B" : "A"}`],
    ["no signature", (link: string) => link.slice(0, link.lastIndexOf("~"))],
  ])("is not opened with %s", async (_case, forge) => {
    const link = await change(await join(), "new");
    // What cannot be a link is a bad request.
    expect([400, 404]).toContain((await open(forge(link!))).status);
  });

  it("ends with the account", async () => {
    const member = await join();
    const link = await change(member, "new");
    await bindings.DB.prepare("update users set erase_at = 1 where username = ?").bind(member.user.username).run();
    expect((await open(link!)).status).toBe(404);
    await purgeMembers(drizzle(bindings.DB), Date.now());
    expect((await open(link!)).status).toBe(404);
  });

  it("is only changed by a member", async () => {
    expect((await call("changeFavCalendarLink", { change: "new" })).refusal).toBe("sessionInvalid");
    expect((await call("favCalendarLink")).refusal).toBe("sessionInvalid");
  });
});
