import { describe, expect, test, vi } from "vitest";
import type { Leader } from "#contract/domain/contests";
import { testQueries, withinIsland } from "~/runtime/islands/test-island";
import { control, controlsIn, eventually, mount, openPage, press } from "~/ui/test-browser";
import { withinTexts } from "~/ui/test-translated";
import { ContestBoard } from "./ContestBoard.tsx";
import { testLeader } from "./test-contest.ts";
import type { BoardSetup } from "./use-board.ts";

const PATH = "/en/football/event/prediction/pf";

interface Shown extends Partial<Parameters<typeof ContestBoard>[0]> {
  leaders?: Leader[];
  board?: Partial<BoardSetup>;
  hasNext?: boolean;
  /** Rows of the next page; none is no answer. */
  next?: object[];
}

function show({ leaders = [testLeader()], board = {}, hasNext = false, next, ...props }: Shown = {}) {
  openPage();
  vi.stubGlobal("navigator", { onLine: true });
  const fetched = vi.fn(async (_path: string) =>
    next
      ? Response.json({ result: { businessCode: 0, data: { list: next, hasNext: false } } })
      : new Response("down", { status: 503 }),
  );
  vi.stubGlobal("fetch", fetched);
  const setup: BoardSetup = {
    contestId: "pf",
    locale: "en",
    source: "predictions",
    end: "top",
    firstId: "",
    isOngoing: false,
    first: { leaders, hasNext, ...(hasNext && { lastId: "e1" }) },
    ...board,
  };
  const { place } = mount(
    withinIsland(testQueries())(
      withinTexts(["contests"])(<ContestBoard setup={setup} mine={undefined} path={PATH} {...props} />),
    ),
  );
  const rows = () => Array.from(place.querySelectorAll("tbody tr"), (row) => row.textContent?.replace(/\s+/g, " "));
  return { place, rows, fetched, status: () => place.querySelector("[role=status]")?.textContent };
}

describe("a row of the board", () => {
  test.each<[string, Partial<Leader>, Partial<Shown>, string]>([
    ["rank, name, how picks ended and points", {}, {}, "7Som••••Won 5, half won 1, push 1, half lost 1, lost 1+12"],
    ["that an entry is simulated", { isMadeUp: true, settled: 0 }, {}, "7Som••••Simulated+12"],
    ["points that may still change", { livePoints: 3, settled: 0 }, {}, "7Som••••+12+3 live"],
    ["no counts for a tournament", {}, { isOfPlaces: true }, "7Som••••+12"],
    ["the reader's own", { isMine: true, settled: 0 }, {}, "7You+12"],
    [
      "a link to the entry's video",
      { link: "https://v.example", settled: 0 },
      { linkText: "Video" },
      "7Som••••Video+12",
    ],
  ])("says %s", (_name, change, props, text) => {
    expect(show({ leaders: [testLeader(change)], ...props }).rows()).toEqual([text]);
  });

  test("leads to the entry, or to the reader's own picks", () => {
    const hrefs = (leader: Leader) =>
      Array.from(show({ leaders: [leader], hasEntries: true }).place.querySelectorAll("tbody a"), (link) =>
        link.getAttribute("href"),
      );
    expect(hrefs(testLeader())).toEqual([`${PATH}?tab=latest&entry=e1`]);
    expect(hrefs(testLeader({ isMine: true }))).toEqual([`${PATH}?tab=mine`]);
    expect(show().place.querySelector("tbody a")).toBeNull();
  });
});

describe("the board", () => {
  test.each([
    [true, "Not ranked yet"],
    [false, "Not ranked"],
  ])("has entries without a rank last, with what they need, ongoing: %s", (isOngoing, heading) => {
    const leaders = [
      testLeader({ entryId: "e1", rank: undefined, points: 20, settled: 2 }),
      testLeader({ entryId: "e2", rank: 1 }),
    ];
    const { rows } = show({ leaders, board: { isOngoing }, least: 5, isOfPlaces: true });
    expect(rows()).toEqual(["1Som••••+12", heading, "–Som••••Settled picks: 2 of 5+20"]);
  });

  const mine = testLeader({ entryId: "far", rank: 9_000, isMine: true });

  test("ends with the reader's own row, if it is not among those shown", () => {
    expect(show({ mine }).rows()).toHaveLength(2);
    expect(show({ leaders: [mine], mine }).rows()).toHaveLength(1);
  });

  test("of nobody leads to the picks", () => {
    const { place } = show({ leaders: [], play: "Enter now" });
    expect(place.querySelector("table")).toBeNull();
    expect(control("Enter now", place).getAttribute("href")).toBe(PATH);
  });

  test("can be turned around, except a tournament's", () => {
    expect(controlsIn(show().place)).toEqual(expect.arrayContaining(["Most points", "Fewest points"]));
    expect(controlsIn(show({ isOfPlaces: true }).place)).not.toContain("Fewest points");
    expect(controlsIn(show({ board: { source: "participants" } }).place)).not.toContain("Fewest points");
  });

  test("says how many picks a rank needs", () => {
    expect(show({ least: 5 }).place.textContent).toContain("at least 5 settled picks");
    expect(show().place.textContent).not.toContain("settled picks are ranked");
  });
});

describe("more places", () => {
  const wire = { user: { username: "e2" }, entryId: "e2", rank: 8, name: "Nok••••", points: 3 };

  test("are loaded in place", async () => {
    const { place, fetched } = show({ hasNext: true, next: [wire] });
    expect(press(control("Show more", place))).toBe(false);
    await eventually(() => expect(fetched).toHaveBeenCalledOnce());
    expect(fetched.mock.calls[0]?.[0]).toContain("lastId=e1");
    await eventually(() => expect(controlsIn(place)).not.toContain("Show more"));
  });

  test("are on the next page without script, and in a new tab", () => {
    const { place, fetched } = show({ hasNext: true, board: { end: "lowest" } });
    expect(control("Show more", place).getAttribute("href")).toBe(`${PATH}?tab=board&board=lowest&lastId=e1`);
    expect(press(control("Show more", place), { ctrlKey: true })).toBe(true);
    expect(fetched).not.toHaveBeenCalled();
  });

  test("that cannot be loaded can be asked for again", async () => {
    const { place, status } = show({ hasNext: true });
    press(control("Show more", place));
    await eventually(() => expect(status()).toBe("That did not work. Please try again."));
    expect(controlsIn(place)).toContain("Show more");
  });

  test("lead back to the top", () => {
    expect(control("Back to the top", show({ board: { firstId: "e9" } }).place).getAttribute("href")).toBe(
      `${PATH}?tab=board`,
    );
  });
});
