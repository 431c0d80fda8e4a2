import { describe, expect, test } from "vitest";
import { SessionEnded } from "~/runtime/members/session-ended";
import { followedOf, isStale, readFollowed, withFollowed, writeFollowed } from "./followed-record.ts";
import { followedIn, renewFollowed } from "./renew-followed.ts";
import { memoryStore } from "./test-store.ts";
import { dropUnsaved, putUnsaved, type Unsaved } from "./unsaved.ts";

const answer = (data: unknown, businessCode = 0) => ({ message: "", result: { businessCode, data } });
const FOOTBALL = { sportType: 0, matchIds: ["1"], teamIds: [7], leagueIds: [] };

test.each([
  [
    "both sports",
    answer([FOOTBALL, { sportType: "1", teamIds: ["3"] }]),
    followedOf({ football: { match: ["1"], team: ["7"] }, basketball: { team: ["3"] } }),
  ],
  ["one sport", answer([FOOTBALL]), followedOf({ football: { match: ["1"], team: ["7"] } })],
  ["nothing followed", answer([]), followedOf({})],
  ["no list", answer(undefined), undefined],
  ["a refusal", answer([], 1), undefined],
  ["no envelope", {}, undefined],
  ["nothing", null, undefined],
])("%s", (_, body, followed) => {
  expect(followedIn(body)).toEqual(followed);
});

test("a session that is over", () => {
  expect(() => followedIn(answer([], 100_007))).toThrow(SessionEnded);
});

describe("the device's record", () => {
  const ARSENAL: Unsaved = { sport: "football", kind: "team", id: "7", name: "Arsenal", isFollowed: true };
  const NOW = 1_790_000_000_000;
  const nothing = followedOf({});
  const arsenal = withFollowed(nothing, ARSENAL, true);

  /**
   * Renews the record while something happens during each request. Returns what the device then has and the number of
   * requests.
   */
  async function renewed(answers: (typeof nothing | undefined)[], meanwhile: (() => void)[], stores = storesOf()) {
    let questions = 0;
    const ask = async () => {
      meanwhile[questions]?.();
      return answers[questions++];
    };
    const isRenewed = await renewFollowed({ ask, now: () => NOW, ...stores });
    return { isRenewed, questions, followed: readFollowed(stores.device), isStale: isStale(NOW, stores.device) };
  }
  const storesOf = () => ({ device: memoryStore(), tab: memoryStore() });
  const press = ({ device, tab }: ReturnType<typeof storesOf>) => {
    putUnsaved(ARSENAL, tab);
    writeFollowed(arsenal, device);
  };

  test("is what the upstream says", async () => {
    expect(await renewed([arsenal], [])).toEqual({ isRenewed: true, questions: 1, followed: arsenal, isStale: false });
  });

  test("keeps a press that still waits", async () => {
    const stores = storesOf();
    press(stores);
    expect(await renewed([nothing], [], stores)).toMatchObject({ questions: 1, followed: arsenal, isStale: false });
  });

  test("keeps a press that is saved while the upstream answers without it", async () => {
    const stores = storesOf();
    press(stores);
    const answer = renewed([nothing, arsenal], [() => dropUnsaved(ARSENAL, stores.tab)], stores);
    expect(await answer).toMatchObject({ isRenewed: true, questions: 2, followed: arsenal });
  });

  test("keeps a press that is made and saved meanwhile", async () => {
    const stores = storesOf();
    const pressAndSave = () => {
      press(stores);
      dropUnsaved(ARSENAL, stores.tab);
    };
    expect(await renewed([nothing, arsenal], [pressAndSave], stores)).toMatchObject({
      questions: 2,
      followed: arsenal,
    });
  });

  test("stays as it is without an answer, and while somebody presses all the time", async () => {
    expect(await renewed([undefined], [])).toEqual({
      isRenewed: false,
      questions: 1,
      followed: nothing,
      isStale: true,
    });
    const stores = storesOf();
    const toggle = () =>
      writeFollowed(withFollowed(readFollowed(stores.device), ARSENAL, !hasArsenal()), stores.device);
    const hasArsenal = () => readFollowed(stores.device).football.team.includes("7");
    expect(await renewed(Array(9).fill(nothing), Array(9).fill(toggle), stores)).toEqual({
      isRenewed: false,
      questions: 3,
      followed: arsenal,
      isStale: true,
    });
  });
});
