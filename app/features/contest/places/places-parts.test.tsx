import { describe, expect, test } from "vitest";
import type { SettledPlacePick } from "#contract/domain/contests";
import { translatorOf } from "~/i18n/translator";
import { markupOf, textsOf } from "~/ui/test-translated";
import { PlacesResult } from "./PlacesResult.tsx";
import { placeNames } from "./place-names.ts";
import { SendBar } from "./SendBar.tsx";
import { FULL, SLOTS, SMALL_SLOTS, testSelections } from "./test-places.ts";

const TEXTS = ["common", "contestPlaces", "contests", "bracket", "matches"] as const;
const { teams } = testSelections();
const board = {
  slots: SMALL_SLOTS,
  teams: new Map(teams.map((team) => [team.id, team])),
  names: placeNames(translatorOf("en", [...TEXTS]), { slots: SMALL_SLOTS, teams }),
  pictures: undefined,
};

describe("the places of a tournament", () => {
  const result = (picks?: SettledPlacePick[]) =>
    markupOf(<PlacesResult board={board as never} decided={[{ slotId: "A-1", teamId: "a2" }]} picks={picks} />, TEXTS);

  test("name who got there, or that it is open", () => {
    const rows = textsOf(result(), "tr");
    expect(rows).toContain("Winner Group A Team A2");
    expect(rows).toContain("Runner-up Group A Still open");
    expect(textsOf(result(), "caption")).toEqual(["Groups", "Semi-final", "Final"]);
  });

  test("have a participant's picks and points beside them", () => {
    const rows = textsOf(
      result([
        { slotId: "A-1", teamId: "a1", points: 0 },
        { slotId: "A-2", teamId: "a3" },
      ]),
      "tr",
    );
    expect(rows).toContain("Winner Group A Team A2 Team A1 0");
    expect(rows).toContain("Runner-up Group A Still open Team A3 –");
    expect(rows).toContain("Winner Group B Still open Not picked yet –");
  });
});

describe("the bar of a tournament", () => {
  type Sending = Parameters<typeof SendBar>[0]["sending"];
  const bar = (sending: Partial<Sending> = {}, props: Partial<Parameters<typeof SendBar>[0]> = {}, picked = {}) => {
    const place = { slots: SLOTS, deadline: { date: "Sun 8 Nov", time: "19:00" } } as never;
    const state = { picked, isChanged: false, ...(props.state ?? {}) } as never;
    const all = { isSending: false, isSent: false, hasFailed: false, refusal: undefined, ...sending } as Sending;
    const markup = markupOf(
      <SendBar place={place} sending={all} faults={[]} isEntered={false} onSend={() => {}} {...props} state={state} />,
      TEXTS,
    );
    return { markup, status: textsOf(markup, "p")[0], button: textsOf(markup, "button")[0] };
  };
  const fault = [{ slotId: "A-1", fault: "incomplete" }] as never;

  test.each<[string, Parameters<typeof bar>, string]>([
    ["until when picks are open", [], "You can pick until Sun 8 Nov, 19:00."],
    ["that they are in", [{ isSent: true }], "Your picks are in. You can change them until Sun 8 Nov, 19:00."],
    [
      "that they have changed since",
      [{ isSent: true }, { state: { isChanged: true } as never }],
      "You can pick until Sun 8 Nov, 19:00.",
    ],
    [
      "that nothing has changed since",
      [{}, { isEntered: true }],
      "You have changed nothing since you sent your picks. You can pick until Sun 8 Nov, 19:00.",
    ],
    ["how many places are missing", [{}, { faults: fault }], "One place still needs a team."],
    ["why they were refused", [{ hasFailed: true, refusal: "Too late." }], "Too late."],
    ["that sending failed", [{ hasFailed: true }], "That did not work. Please try again."],
  ])("says %s", (_name, given, text) => {
    expect(bar(...given).status).toBe(text);
  });

  test("names its button by what it does", () => {
    expect([
      bar().button,
      bar({ isSent: true }).button,
      bar({ isSending: true }).button,
      bar({}, { isEntered: true }).button,
    ]).toEqual(["Send picks", "Send changes", "Sending…", "Send changes"]);
  });

  test.each<[string, Parameters<typeof bar>, boolean]>([
    ["before the first time", [], false],
    ["with changes", [{}, { isEntered: true, state: { isChanged: true } as never }], false],
    ["without changes", [{}, { isEntered: true }], true],
    ["right after sending", [{ isSent: true }], true],
    ["while sending", [{ isSending: true }], true],
  ])("does not send %s: %j", (_name, given, isOff) => {
    expect(bar(...given).markup.includes('aria-disabled="true"')).toBe(isOff);
  });

  test("is out of the way before the first pick", () => {
    expect(bar().markup).toContain("bar idle");
    const full = bar({}, {}, FULL);
    expect(full.markup).not.toContain("idle");
    expect(full.markup).toContain(`${SLOTS.length} of ${SLOTS.length} picked`);
  });
});
