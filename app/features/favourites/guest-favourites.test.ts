import { afterEach, expect, test, vi } from "vitest";
import { followedOf, writeFollowed } from "./followed-record.ts";
import { hasGuestFavourites, noteGuestFavourites, sendGuestFavourites } from "./guest-favourites.ts";
import { memoryStore } from "./test-store.ts";

afterEach(() => vi.unstubAllGlobals());

function guestStore() {
  const store = memoryStore();
  writeFollowed(followedOf({ football: { team: ["7"], match: ["1"] }, basketball: { competition: ["3"] } }), store);
  noteGuestFavourites(store);
  return store;
}

const answerWith = (answer: () => Promise<Response>) => {
  const bodies: string[] = [];
  vi.stubGlobal("fetch", (_path: string, { body }: RequestInit) => {
    bodies.push(String(body));
    return answer();
  });
  return bodies;
};

test("a member's own record is not sent", async () => {
  const bodies = answerWith(async () => Response.json({}));
  expect(await sendGuestFavourites("en", memoryStore())).toBeUndefined();
  expect(bodies).toEqual([]);
});

test.each([
  ["success", async () => Response.json({ result: { businessCode: 0 } }), false, 2],
  ["a refusal", async () => Response.json({ result: { businessCode: 100132, message: "Too many." } }), false, 2],
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch")), true, 1],
])("a guest's is sent once, after %s: still there %s", async (_, answer, isThere, calls) => {
  const store = guestStore();
  const bodies = answerWith(answer);
  expect(await sendGuestFavourites("th", store)).toBe(!isThere);
  expect(hasGuestFavourites(store)).toBe(isThere);
  expect(bodies).toEqual(
    ["sportType=0&matchIds=1&teamIds=7&locale=th", "sportType=1&leagueIds=3&locale=th"].slice(0, calls),
  );
});
