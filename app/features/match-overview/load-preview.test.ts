import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import type { SquadPlayer } from "#contract/domain/team-info";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { finished, scheduled } from "~/features/match-row/test-matches";
import { aboutOf } from "~/features/odds/test-odds-pages";
import { loadPreview, seasonLeaders } from "./load-preview.server.ts";

const meeting = (id: string, change: Partial<Match> = {}) => ({ match: { ...finished, id, ...change } });
const meetings = (count: number, played = count) => ({
  summary: { played },
  matches: Array.from({ length: count }, (_, at) => meeting(`m${at}`)),
});
const squads = { home: { absences: [] }, away: { absences: [] } };
const fair = { summary: { fair: { home: 50, draw: 25, away: 25 }, companies: 4 } };

type Answer = object | "down";
interface Given {
  h2hInfo?: Answer;
  squadStatus?: Answer;
  oddsLatestEurope?: Answer;
  showsPrices?: boolean;
}

async function load({ showsPrices = true, ...given }: Given = {}, about = aboutOf(scheduled)) {
  const answers: Record<string, Answer> = {
    h2hInfo: meetings(5),
    squadStatus: squads,
    oddsLatestEurope: fair,
    ...given,
  };
  const { context, calls } = testContext(
    ({ name }) => {
      const answer = answers[name];
      return answer === "down" ? Promise.reject(faultOf("network")) : { value: answer };
    },
    { showsPrices },
  );
  return { ...(await loadPreview(context, about)), names: calls.map(({ name }) => name) };
}

describe("what is known before a match", () => {
  test("are three of the last meetings, absences, and chances by prices", async () => {
    const { preview, fair: chances } = await load();
    expect(preview.meetings?.rows).toHaveLength(3);
    expect(preview.meetings?.rows[0]).toMatchObject({ home: "Hà Nội FC", score: "2-1", day: "21 Nov 2026" });
    expect(preview.absences).toEqual(squads);
    expect(chances).toEqual({ shares: fair.summary.fair, companies: 4 });
  });

  test("has no meetings of sides that have never met", async () => {
    expect((await load({ h2hInfo: meetings(0) })).preview).not.toHaveProperty("meetings");
  });

  test("has a dash for a meeting without a score", async () => {
    const unplayed = { summary: { played: 1 }, matches: [{ match: scheduled }] };
    expect((await load({ h2hInfo: unplayed })).preview.meetings?.rows[0]?.score).toBe("–");
  });

  test("is without what cannot be had", async () => {
    const { preview, fair: chances } = await load({ h2hInfo: "down", squadStatus: "down", oddsLatestEurope: "down" });
    expect([preview, chances]).toEqual([{}, undefined]);
  });
});

describe("prices are not asked for", () => {
  test("where the visitor's country has none", async () => {
    const { names, fair: chances } = await load({ showsPrices: false });
    expect([names.includes("oddsLatestEurope"), chances]).toEqual([false, undefined]);
  });

  test("where the match has none", async () => {
    const about = { ...aboutOf(scheduled), coverage: { odds: false } } as unknown as ReturnType<typeof aboutOf>;
    expect((await load({}, about)).names).not.toContain("oddsLatestEurope");
  });
});

const player = (name: string, averages: SquadPlayer["averages"]): SquadPlayer => ({
  id: name,
  key: name,
  name,
  counts: {},
  averages: { games: 10, ...averages },
});

const home = {
  squad: [player("a", { points: "20.5", rebounds: "3.0" }), player("b", { points: "12.0", rebounds: "9.1" })],
};
const away = { squad: [player("c", { points: "18.2", assists: "7.0" })] };

test("each side's best stand face to face, in what both have", () => {
  expect(seasonLeaders({ home, away }, "pt")).toEqual([
    {
      key: "pts",
      home: { id: "a", key: "a", name: "a", value: "20,5" },
      away: { id: "c", key: "c", name: "c", value: "18,2" },
    },
  ]);
});

test("an average of few games leads nothing", () => {
  const guest = { squad: [...home.squad, player("x", { games: 1, points: "40.0" })] };
  expect(seasonLeaders({ home: guest, away }, "en")[0]?.home?.name).toBe("a");
});

test("there are none where a squad is not known", () => {
  expect(seasonLeaders({ home, away: undefined }, "en")).toEqual([]);
  expect(seasonLeaders({ home: { squad: [] }, away }, "en")).toEqual([]);
});
