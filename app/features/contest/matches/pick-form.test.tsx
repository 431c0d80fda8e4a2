import { I18nextProvider } from "react-i18next";
import { describe, expect, test, vi } from "vitest";
import { TEST_NOW, testMine } from "~/features/contest/test-contest";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { testQueries, withinIsland } from "~/runtime/islands/test-island";
import { control, eventually, mount, openPage, press, type } from "~/ui/test-browser";
import type { PicksState } from "./change-picks.server.ts";
import { PickForm } from "./PickForm.tsx";
import { loadTestContest, PREDICTION, SCORE } from "./test-contest-matches.ts";

interface Visit {
  address?: string;
  isGuest?: boolean;
  state?: PicksState;
  /** Answers to picks that are sent; without one there is no answer. */
  answer?: () => object;
  now?: number;
}

const OPEN_PICK = {
  pickId: "p3",
  matchId: "m1",
  market: "AH",
  side: "home",
  line: "-0.75",
  price: "1.95",
  companyId: 3,
  companyName: "Crown",
  placedAt: 1,
  lockedAt: TEST_NOW + 60_000,
};
const saved = (change: object = {}) => ({
  result: { businessCode: 0, data: { participated: true, picks: [OPEN_PICK], matches: [], ...change } },
});

/** The form of a contest day; one of its matches is open, and the member has picked the away side of it. */
async function open({ address = PREDICTION, isGuest = false, state, answer, now = TEST_NOW }: Visit = {}) {
  const data = await loadTestContest("en", address, { isGuest, mine: isGuest ? undefined : testMine() });
  if (!data.play) throw new Error("there is nothing to pick");
  openPage("", `https://scores.example/en${address}`);
  const sent: URLSearchParams[] = [];
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
    sent.push(init.body as URLSearchParams);
    return answer ? Response.json(answer()) : new Response("down", { status: 503 });
  });
  const page = testPage("en", { path: address, now });
  const { place } = mount(
    withinIsland(testQueries())(
      <I18nextProvider i18n={translatorOf("en", ["common", "frame", "contests"])}>
        <PickForm data={data} page={page} state={state} play={data.play} now={now} />
      </I18nextProvider>,
    ),
  );
  const radio = (value: string, market = "AH") =>
    place.querySelector<HTMLInputElement>(`[name="${market}.m1"][value="${value}"]`) as HTMLInputElement;
  return {
    place,
    radio,
    pick: (value: string, market?: string) => press(radio(value, market)),
    status: () => Array.from(place.querySelectorAll("[role=status]")).at(-1)?.textContent,
    summary: () => place.querySelector("[data-summary] ul")?.textContent ?? "",
    picks: () => sent.map((fields) => JSON.parse(fields.get("picks") ?? "[]")),
    submit: (name = "Check picks") => press(control(name, place)),
  };
}

describe("picks", () => {
  test("are counted until they are sent, and can be discarded", async () => {
    const { pick, status, radio, place } = await open();
    expect(status()).toBe("Nothing has changed.");
    pick("home");
    pick("over", "OU");
    expect(status()).toBe("Not sent: 2");
    press(control("Discard", place));
    expect([status(), radio("away").checked]).toEqual(["Nothing has changed.", true]);
  });

  test("that are as before are no change", async () => {
    const { pick, status } = await open();
    pick("home");
    pick("away");
    expect(status()).toBe("Nothing has changed.");
  });

  test("are summed up before they are sent: what is new, changed and removed, with line and odds", async () => {
    const { pick, submit, summary, place } = await open();
    pick("home");
    pick("over", "OU");
    submit();
    expect(summary()).toContain("ChangedHà Nội FC −0.751.95before: Nam Định +0.75");
    expect(summary()).toContain("NewOver 2.51.88");
    expect(document.activeElement?.hasAttribute("data-summary")).toBe(true);
    press(control("Keep picking", place));
    expect(summary()).toBe("");
    pick("", "AH");
    submit();
    expect(summary()).toContain("RemovedNam Định +0.75");
  });

  test("are not summed up when nothing has changed", async () => {
    const { submit, summary } = await open();
    submit();
    expect(summary()).toBe("");
  });
});

describe("sending", () => {
  test("stores what was confirmed, and offers to undo it", async () => {
    const { pick, submit, status, picks, place } = await open({ answer: saved });
    pick("home");
    submit();
    submit("Send picks");
    await eventually(() => expect(status()).toContain("Your picks are saved."));
    expect(picks()).toEqual([[{ matchId: "m1", market: "AH", side: "home", line: "-0.75", price: "1.95" }]]);
    press(control("Undo", place));
    await eventually(() => expect(picks()).toHaveLength(2));
    expect(picks()[1]).toMatchObject([{ market: "AH", side: "away" }]);
  });

  test("that is refused says why at its match, and keeps the pick", async () => {
    const refuse = () => ({ result: { businessCode: 7, message: "The match is locked." } });
    const { pick, submit, status, place, radio } = await open({ answer: refuse });
    pick("home");
    submit();
    submit("Send picks");
    await eventually(() => expect(status()).toBe("The match is locked."));
    expect(place.querySelector("[role=alert]")?.textContent).toBe("The match is locked.");
    expect(radio("home").checked).toBe(true);
  });

  test("without an answer says that it did not work", async () => {
    const { pick, submit, status } = await open();
    pick("home");
    submit();
    submit("Send picks");
    await eventually(() => expect(status()).toBe("That did not work. Please try again."));
  });

  test.each([
    ["line", "-1.25", "1.97", "The line moved to −1.25. Send again?"],
    ["price", "-0.75", "1.80", "The odds moved. Send again?"],
  ])("at a %s that has moved asks again with the new one", async (_what, line, price, text) => {
    const moved = [{ matchId: "m1", market: "AH", line, prices: [price, "1.90"] }];
    const { pick, submit, status, summary, place } = await open({ answer: () => saved({ picks: [], moved }) });
    pick("home");
    submit();
    submit("Send picks");
    await eventually(() => expect(status()).toBe(text));
    expect(summary()).toContain(price);
    expect(control("Send again", place)).toBeTruthy();
  });
});

describe("a guest", () => {
  test("is asked to sign in, and keeps the picks", async () => {
    const { pick, submit, place, picks } = await open({ isGuest: true });
    pick("home");
    submit();
    expect(place.querySelector("[data-prompt]")).not.toBeNull();
    expect([picks(), localStorage.length > 0]).toEqual([[], true]);
  });

  test("who sent the form without script is asked the same", async () => {
    const { place } = await open({ isGuest: true, state: { fault: "guest", choices: {} } as unknown as PicksState });
    expect(place.querySelector("[data-prompt]")).not.toBeNull();
  });
});

describe("a form that was sent without script", () => {
  test.each<[string, Partial<PicksState>, string]>([
    ["says what the upstream refused", { message: "The match is locked." }, "The match is locked."],
    ["says that it did not work", { fault: "failed" } as Partial<PicksState>, "That did not work. Please try again."],
    ["says that nothing has changed", { fault: "nothing" } as Partial<PicksState>, "Nothing has changed."],
  ])("%s", async (_name, state, text) => {
    expect((await open({ state: { choices: {}, ...state } as PicksState })).status()).toBe(text);
  });

  test("shows its picks for review", async () => {
    const state = { isCheck: true, choices: { "OU.m1": "under" } } as unknown as PicksState;
    expect((await open({ state })).summary()).toContain("Under 2.5");
  });
});

test("once all matches are locked nothing can be sent", async () => {
  const { place } = await open({ now: TEST_NOW + 86_400_000 });
  expect(place.querySelector("[data-check]")).toBeNull();
  expect(place.textContent).toContain("Hà Nội FC −0.75");
});

describe("a guessed score", () => {
  test("is counted up and down, and is none until both numbers are there", async () => {
    const { place, status } = await open({ address: SCORE });
    const home = place.querySelector<HTMLInputElement>('[name="SCORE.m1.home"]') as HTMLInputElement;
    const away = place.querySelector<HTMLInputElement>('[name="SCORE.m1.away"]') as HTMLInputElement;
    press(control("One more for Hà Nội FC", place));
    press(control("One more for Hà Nội FC", place));
    press(control("One fewer for Hà Nội FC", place));
    press(control("One fewer for Hà Nội FC", place));
    expect([home.value, status()]).toEqual(["0", "Nothing has changed."]);
    type(away, "3x");
    expect([away.value, status()]).toEqual(["3", "Not sent: 1"]);
    type(home, "999");
    press(control("One more for Hà Nội FC", place));
    expect(home.value).toBe("250");
  });
});
