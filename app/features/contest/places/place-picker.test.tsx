import { describe, expect, test, vi } from "vitest";
import type { PlaceSlot } from "#contract/contests/place-picks";
import { translatorOf } from "~/i18n/translator";
import { testQueries, withinIsland } from "~/runtime/islands/test-island";
import { control, controlsIn, eventually, mount, openPage, press } from "~/ui/test-browser";
import { withinTexts } from "~/ui/test-translated";
import { PlacePicker } from "./PlacePicker.tsx";
import { placeNames } from "./place-names.ts";
import type { PlacesPlace } from "./places-board.ts";
import { FULL, SLOTS, SMALL_SLOTS, testSelections } from "./test-places.ts";
import { keepPlaces } from "./use-picking.ts";

const TEXTS = ["common", "frame", "contestPlaces", "contests", "bracket", "matches"] as const;
const SMALL_FULL = {
  "A-1": "a1",
  "A-2": "a2",
  "B-1": "b1",
  "B-2": "b2",
  "semi_final-1": "a1",
  "semi_final-2": "b1",
  "final-1": "a1",
};

interface Visit {
  slots?: readonly PlaceSlot[];
  first?: Readonly<Record<string, string>>;
  isMember?: boolean;
  isEntered?: boolean;
  /** Kept on the device. */
  kept?: Readonly<Record<string, string>>;
  answer?: object;
}

function open({ slots = SMALL_SLOTS, first = {}, isMember = true, isEntered = false, kept, answer }: Visit = {}) {
  openPage();
  if (kept) keepPlaces("wc", kept);
  vi.stubGlobal("navigator", { onLine: true });
  const sent: URLSearchParams[] = [];
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
    sent.push(init.body as URLSearchParams);
    return answer ? Response.json({ result: answer }) : new Response("down", { status: 503 });
  });
  const { teams } = testSelections();
  const place: PlacesPlace = {
    slots,
    isMember,
    pictures: undefined,
    contestId: "wc",
    locale: "en",
    callBack: "/en/event",
    teams: new Map(teams.map((team) => [team.id, team])),
    names: placeNames(translatorOf("en", [...TEXTS]), { slots, teams }),
    deadline: { date: "Sun 8 Nov", time: "19:00" },
  };
  const onSent = vi.fn();
  const { place: root } = mount(
    withinIsland(testQueries())(
      withinTexts(TEXTS)(<PlacePicker place={place} first={first} isEntered={isEntered} onSent={onSent} />),
    ),
  );
  return {
    root,
    sent,
    onSent,
    pick: (name: string) => press(control(name, root)),
    pressed: () => controlsIn(root, '[aria-pressed="true"]'),
    progress: () => root.querySelector("label")?.textContent,
    text: () => root.textContent ?? "",
  };
}

describe("picking a tournament", () => {
  test("fills the ties with what was picked before them", () => {
    const { pick, progress, root } = open();
    expect(controlsIn(root, "#bracket button")).toEqual([]);
    pick("Team A1: position 1");
    pick("Team B2: position 2");
    expect(controlsIn(root, "#bracket button")).toEqual(["Team A1", "Team B2"]);
    pick("Team A1");
    expect(progress()).toBe("3 of 7 picked");
  });

  test("clears later picks that a change makes impossible, and says which", () => {
    const { pick, text, progress } = open({ first: SMALL_FULL });
    expect(text()).toContain("7 of 7 picked");
    pick("Team A3: position 1");
    expect(text()).toContain("This change has cleared 2 later picks:");
    expect(progress()).toBe("5 of 7 picked");
  });

  test("is summed up by round", () => {
    const { root, pick } = open();
    pick("Team A1: position 1");
    const rounds = Array.from(root.querySelectorAll("dl > div"), ({ textContent }) => textContent);
    expect(rounds.slice(0, 3)).toEqual(["Groups1 of 4 picked", "Semi-final0 of 2 picked", "Final0 of 1 picked"]);
  });

  test("names the champion once there is one", () => {
    expect(open().text()).toContain("ChampionsNot picked yet");
    expect(open({ first: SMALL_FULL }).text()).toContain("ChampionsTeam A1");
  });

  test("has the best thirds only where the tournament has some, once groups are picked", () => {
    expect(open().root.querySelector("#thirds")).toBeNull();
    expect(open({ slots: SLOTS }).text()).toContain("Pick third place in each group first.");
    const full = open({ slots: SLOTS, first: FULL });
    expect(controlsIn(full.root, '#thirds [aria-disabled="true"]')).toEqual(["Team E3", "Team F3"]);
    expect(full.text()).toContain("You have picked all of them.");
  });
});

describe("sending", () => {
  test("asks for what is missing first", () => {
    const { pick, sent, text } = open();
    pick("Send picks");
    expect(sent).toEqual([]);
    expect(text()).toContain("7 places still need a team.");
  });

  test("stores all picks, and says until when they can be changed", async () => {
    const { pick, sent, text, onSent } = open({ first: SMALL_FULL, answer: { businessCode: 0 } });
    pick("Send picks");
    await eventually(() => expect(text()).toContain("Your picks are in."));
    expect(JSON.parse(sent[0]?.get("picks") ?? "[]")).toHaveLength(7);
    expect(onSent).toHaveBeenCalledOnce();
  });

  test.each<[string, object | undefined, string]>([
    ["is refused", { businessCode: 7, message: "Entry has closed." }, "Entry has closed."],
    ["gets no answer", undefined, "That did not work. Please try again."],
  ])("that %s says so", async (_name, answer, said) => {
    const { pick, text } = open({ first: SMALL_FULL, ...(answer && { answer }) });
    pick("Send picks");
    await eventually(() => expect(text()).toContain(said));
  });

  test("again is sending changes", () => {
    expect(controlsIn(open({ first: SMALL_FULL, isEntered: true }).root)).toContain("Send changes");
  });

  test("by a guest leads to sign-in", () => {
    const { pick, sent, root } = open({ first: SMALL_FULL, isMember: false });
    pick("Send picks");
    expect(root.querySelector("[data-prompt]")).not.toBeNull();
    expect(sent).toEqual([]);
  });
});

describe("picks kept on the device", () => {
  test("are a guest's again", () => {
    expect(open({ isMember: false, kept: SMALL_FULL }).progress()).toBe("7 of 7 picked");
  });

  test("are offered to a member, who may take or drop them", () => {
    const offered = () => open({ kept: SMALL_FULL });
    const taken = offered();
    expect([taken.progress(), taken.text().includes("(7 of 7)")]).toEqual(["0 of 7 picked", true]);
    taken.pick("Use these picks");
    expect(taken.progress()).toBe("7 of 7 picked");
    const dropped = offered();
    dropped.pick("Discard them");
    expect([dropped.progress(), localStorage.length]).toEqual(["0 of 7 picked", 0]);
  });

  test("that are what the member has sent are not offered", () => {
    expect(open({ kept: SMALL_FULL, first: SMALL_FULL }).text()).not.toContain("On this device");
  });
});
