import { afterEach, expect, test, vi } from "vitest";
import { type ChosenIds, saveWalkthrough, walkthroughForms } from "./save-walkthrough.ts";

afterEach(() => vi.unstubAllGlobals());

const many = (count: number): string[] => Array.from({ length: count }, (_, at) => `${at}`);

test.each<[string, ChosenIds, Record<string, string>[]]>([
  ["nothing", {}, [{ sportType: "0" }]],
  ["empty lists", { team: [], competition: [] }, [{ sportType: "0" }]],
  ["some", { team: ["7", "9"], competition: ["3"] }, [{ sportType: "0", teamIds: "7,9", leagueIds: "3" }]],
  [
    "more than a call may have",
    { match: many(101), team: ["7"] },
    [
      { sportType: "0", matchIds: many(100).join(), teamIds: "7" },
      { sportType: "0", matchIds: "100" },
    ],
  ],
])("%s", (_, chosen, forms) => {
  expect(walkthroughForms(chosen, "football")).toEqual(forms);
});

test.each([
  [{ result: { businessCode: 0 } }, { kind: "done" }, 2],
  [{ result: { businessCode: 100132, message: "Too many." } }, { kind: "refused", message: "Too many." }, 1],
])("an answer %j", async (answer, saved, calls) => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json(answer));
  vi.stubGlobal("fetch", fetched);
  expect(await saveWalkthrough({ team: many(101) }, "basketball", "th")).toEqual(saved);
  expect(fetched).toHaveBeenCalledTimes(calls);
  expect(String(fetched.mock.calls[0]?.[1].body)).toContain("sportType=1&teamIds=0%2C1");
});

test("no answer is a refusal", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await saveWalkthrough({}, "football", "en")).toEqual({ kind: "refused" });
});
