import { describe, expect, test } from "vitest";
import type { SquadPlayer } from "#contract/domain/team-info";
import { player } from "~/features/team/test-team";
import { translatorOf } from "~/i18n/translator";
import { markupOf, textsOf } from "~/ui/test-translated";
import { SquadTable } from "./SquadTable.tsx";
import { squadTableView } from "./squad-view.ts";

const t = translatorOf("en", ["people"]).getFixedT(null, "people");
type Facts = Parameters<typeof squadTableView>[1];

const viewOf = (squad: SquadPlayer[], sort: Facts["sort"] = "position") =>
  squadTableView(squad, {
    sport: "football",
    locale: "en",
    t,
    sort,
    now: Date.parse("2026-11-21T12:00:00Z"),
  } as Facts);
const html = (squad: SquadPlayer[], { sort, pictures }: { sort?: Facts["sort"]; pictures?: string } = {}) =>
  markupOf(
    <SquadTable
      caption="Squad"
      table={viewOf(squad, sort)}
      {...(pictures !== undefined && { storageBaseUrl: pictures })}
    />,
    ["people"],
  );
const keeper = player("1", { position: "G", flag: "vn", number: 1, birthDate: "2000-01-01" } as Partial<SquadPlayer>);
const striker = player("2", { position: "F", flag: "th", isInjured: true } as Partial<SquadPlayer>);

describe("a squad", () => {
  test("has a part for each position, or is one when it is sorted otherwise", () => {
    expect(viewOf([striker, keeper]).parts.map(({ name }) => name !== undefined)).toEqual([true, true]);
    expect(viewOf([striker, keeper], "number").parts).toHaveLength(1);
    expect(html([striker, keeper], { sort: "number" })).not.toContain("rowgroup");
    expect(html([striker, keeper])).toContain("rowgroup");
  });

  test("names each player's country, unless it is everybody's", () => {
    const about = (...squad: SquadPlayer[]) =>
      viewOf(squad, "number").parts.flatMap(({ rows }) => rows.map((row) => row.flag));
    expect(about(keeper, striker).sort()).toEqual(["th", "vn"]);
    expect(about(keeper, { ...striker, flag: "vn" })).toEqual([undefined, undefined]);
    expect(about(keeper)).toEqual(["vn"]);
  });

  test("has a dash for a number and an age that are not known", () => {
    const [row] = viewOf([striker], "number").parts[0]?.rows ?? [];
    expect([row?.number, row?.age]).toEqual(["–", "–"]);
  });

  test("says who is injured", () => {
    expect(textsOf(html([striker]), "small")[0]).toContain("Injured");
    expect(textsOf(html([keeper]), "small")[0]).not.toContain("Injured");
  });

  test("names the position of all but goalkeepers under their heading", () => {
    const about = (sort: Facts["sort"]) => viewOf([keeper], sort).parts[0]?.rows[0]?.about;
    expect(about("position")).toBe("Vietnam");
    expect(about("number")).toMatch(/^Vietnam · ./);
  });

  test("has pictures and flags, unless the visitor saves data", () => {
    const pictured = { ...keeper, picture: "player/1" };
    expect(html([pictured], { pictures: "/storage" }).match(/<img/g)?.length).toBeGreaterThan(0);
    expect(html([pictured])).not.toContain("<img");
  });

  test("leads to players who have a page", () => {
    expect(html([keeper])).toContain('href="/en/football/player/player-1/1/overview"');
    expect(html([{ ...keeper, id: undefined } as SquadPlayer])).not.toContain("href=");
  });
});
