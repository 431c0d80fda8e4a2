import { describe, expect, test, vi } from "vitest";
import { TEST_NOW, testLeader, testLinePick, testMine } from "~/features/contest/test-contest";
import { testPage } from "~/page/test-page";
import { testQueries, withinIsland } from "~/runtime/islands/test-island";
import { control, controlsIn, mount, openPage } from "~/ui/test-browser";
import { withinTexts } from "~/ui/test-translated";
import { BoardTab, MineTab, RulesTab } from "./ContestTabs.tsx";
import type { ContestMatchesData } from "./contest-matches-data.ts";
import { LatestTab } from "./LatestTab.tsx";
import { PlayTab } from "./PlayTab.tsx";
import { loadTestContest, PREDICTION } from "./test-contest-matches.ts";

type Tab = (props: { data: ContestMatchesData; page: ReturnType<typeof testPage> }) => React.ReactNode;

/** A tab of the contest's page, whose data a test changes. */
async function show(
  tab: Tab,
  search: string,
  change: (data: ContestMatchesData) => Partial<ContestMatchesData> = () => ({}),
  options: Parameters<typeof loadTestContest>[2] = {},
  now = TEST_NOW,
) {
  const data = await loadTestContest("en", PREDICTION + search, options);
  openPage();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const Shown = tab as (props: Parameters<Tab>[0]) => JSX.Element;
  const page = testPage("en", { path: PREDICTION, search, now });
  const { place } = mount(
    withinIsland(testQueries())(
      withinTexts(["common", "frame", "contests"])(<Shown data={{ ...data, ...change(data) }} page={page} />),
    ),
  );
  return { place, text: place.textContent ?? "" };
}

describe("my entry", () => {
  test("is for members", async () => {
    const { place } = await show(MineTab, "?tab=mine", () => ({}), { isGuest: true });
    expect(place.querySelector("[data-prompt]")).not.toBeNull();
  });

  test("without picks leads to the matches", async () => {
    const { place, text } = await show(MineTab, "?tab=mine", () => ({}), { mine: testMine({ picks: [] }) });
    expect(text).toContain("You have not picked anything yet.");
    expect(control("Make your picks", place).getAttribute("href")).toBe(`/en${PREDICTION}`);
  });

  test("has every pick with its match, and leaves out one whose match is unknown", async () => {
    const lost = testLinePick({ id: "p9", matchId: "gone" });
    const { place } = await show(MineTab, "?tab=mine", ({ mine }) => ({
      mine: { ...mine, picks: [...mine.picks, lost] },
    }));
    expect(place.querySelectorAll("li")).toHaveLength(2);
    const matchOf = (pick: number) => place.querySelectorAll("li")[pick]?.querySelector("a")?.getAttribute("href");
    expect([matchOf(0), matchOf(1)].map((href) => href?.split("/").at(-1))).toEqual(["m3", "m1"]);
  });

  test("can be shared as soon as a match is locked", async () => {
    expect(controlsIn((await show(MineTab, "?tab=mine")).place)).toContain("Share a picture of my picks");
    const early = await show(MineTab, "?tab=mine", () => ({}), {}, TEST_NOW - 86_400_000);
    expect(controlsIn(early.place)).not.toContain("Share a picture of my picks");
  });
});

describe("latest entries", () => {
  test("show three picks each, and lead to the rest", async () => {
    const four = [1, 2, 3, 4].map((number) => testLinePick({ id: `p${number}` }));
    const { place, text } = await show(LatestTab, "?tab=latest", ({ latest }) => ({
      latest: { ...latest, entries: (latest?.entries ?? []).map((entry) => ({ ...entry, picks: four })) },
    }));
    expect(text).toContain("All picks of this entry (4)");
    expect(place.querySelectorAll("[data-outcome]")).toHaveLength(3);
  });

  test("of one participant show all, under their name, with a way back", async () => {
    const { place, text } = await show(LatestTab, "?tab=latest&entry=e9");
    expect(place.querySelector("h2")?.textContent).toBe("Picks by Nok••••");
    expect(controlsIn(place)).toContain("All entries");
    expect(text).not.toContain("All picks of this entry");
  });

  test("say that an entry is simulated, and which is the reader's own", async () => {
    const { text } = await show(LatestTab, "?tab=latest", ({ latest, mine }) => ({
      latest: {
        ...latest,
        entries: (latest?.entries ?? []).map((entry) => ({
          ...entry,
          leader: testLeader({ entryId: "me", isMadeUp: true }),
        })),
      },
      mine: { ...mine, leader: testLeader({ entryId: "me" }) },
    }));
    expect(text).toContain("Latest entriesYou");
    expect(text).toContain("Simulated");
  });

  test("say when there are none, or none of an entry", async () => {
    expect((await show(LatestTab, "?tab=latest", () => ({ latest: { entries: [] } }))).text).toContain(
      "No picks are locked yet.",
    );
    const { text } = await show(LatestTab, "?tab=latest", ({ latest }) => ({
      latest: { entries: (latest?.entries ?? []).map((entry) => ({ ...entry, picks: [] })) },
    }));
    expect(text).toContain("This entry has no locked picks yet.");
  });

  test("have no odds where the visitor's country has none", async () => {
    const prices = async (showsPrices: boolean) =>
      (await show(LatestTab, "?tab=latest", () => ({ showsPrices }))).place.querySelectorAll("data").length;
    expect([(await prices(true)) > 0, await prices(false)]).toEqual([true, 0]);
  });
});

describe("the board's tab", () => {
  test("shows the reader's rank only beside most points", async () => {
    const own = (end: string) =>
      show(BoardTab as Tab, `?tab=board${end}`, ({ mine }) => ({
        mine: { ...mine, leader: testLeader({ entryId: "far", name: "Me" }) },
      }));
    expect((await own("")).text).toContain("7You");
    expect((await own("&board=lowest")).text).not.toContain("7You");
  });
});

test("the rules say that days are published once there are some", async () => {
  const rules = async (ledger: ContestMatchesData["ledger"]) =>
    (await show(RulesTab as Tab, "?tab=rules", () => ({ ledger }))).place;
  expect((await rules([])).querySelectorAll("a")).toHaveLength(0);
  expect((await rules(undefined)).textContent).toContain("A featured match counts three times.");
});

describe("the matches' tab", () => {
  const play = (change: (data: ContestMatchesData) => Partial<ContestMatchesData>, now?: number) =>
    show(PlayTab as unknown as Tab, "", change, {}, now);

  test("says why there is nothing to pick", async () => {
    expect((await play(() => ({ play: undefined }))).text).toContain("not available in your country");
    const none = (state: ContestMatchesData["head"]["state"], days = 0) =>
      play(({ head, play: loaded }) => ({
        head: { ...head, state },
        ...(loaded && { play: { ...loaded, matches: [], days: loaded.days.slice(0, days) } }),
      }));
    expect((await none("upcoming")).text).toContain("Entry opens");
    expect((await none("past")).text).toContain("Event entry has ended");
    expect((await none("ongoing")).text).toContain("No matches have been chosen yet.");
    expect((await none("ongoing", 2)).text).toContain("No matches can be picked on this day.");
  });

  test("says until when picks are open", async () => {
    expect((await play(() => ({}), TEST_NOW - 86_400_000)).text).toContain("Picks open on Mon 23 Nov at 10:00.");
    expect((await play(() => ({}))).text).toContain("Picks are open until");
    expect((await play(() => ({}), TEST_NOW + 86_400_000)).text).toContain("Picks for this day are closed.");
  });

  test("offers other days where there are several, and explains lines where there are some", async () => {
    const seen = async (change: Parameters<typeof play>[0]) => {
      const { place } = await play(change);
      return ['[aria-label="Day"]', "details"].map((selector) => place.querySelector(selector) !== null);
    };
    expect(await seen(() => ({}))).toEqual([true, true]);
    const single = ({ play: loaded }: ContestMatchesData) =>
      loaded ? { play: { ...loaded, days: [], source: undefined } } : {};
    expect(await seen(single)).toEqual([false, false]);
  });
});
