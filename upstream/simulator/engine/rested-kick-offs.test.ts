import { describe, expect, it } from "vitest";
import { HOUR } from "#contract/time/units";
import { restedKickOffs } from "./kick-offs.ts";
import { distanceTo, type Span } from "./rest.ts";

const REST = 66 * HOUR;
const at = (text: string): number => Date.parse(`2026-10-${text}:00Z`);
const SLOTS = ["16T19:00", "17T11:30", "17T14:00", "17T16:30", "18T15:30", "19T19:00"].map(at);

/** A round of one match, drawn for a slot, whose teams have these others. */
const moved = (drawn: string, ...others: [from: string, to?: string][]): string => {
  const spans = others.map(([from, to]): Span => ({ from: at(from), to: at(to ?? from) }));
  const [kickOff] = restedKickOffs(
    [at(drawn)],
    () => SLOTS,
    REST,
    (_, instant) => distanceTo(spans, instant),
  );
  return new Date(kickOff!).toISOString().slice(8, 16);
};

describe("a match of a weekend", () => {
  it.each([
    ["of teams without others keeps its slot", "19T19:00", [], "19T19:00"],
    ["is on Saturday before a Tuesday", "19T19:00", [["20T19:00"]], "17T16:30"],
    ["is on Sunday at the latest before a Wednesday", "19T19:00", [["21T19:00"]], "18T15:30"],
    ["is on Saturday afternoon at the earliest after a Wednesday", "16T19:00", [["14T19:45"]], "17T14:00"],
    ["is on Sunday at the earliest after a Thursday", "17T14:00", [["15T19:00"]], "18T15:30"],
    ["is on Monday if one team played on Thursday and late", "17T14:00", [["16T00:00"]], "19T19:00"],
    ["keeps a slot that rests both", "17T14:00", [["14T18:00"], ["20T19:00"]], "17T14:00"],
    [
      "leaves room for any day of a round",
      "17T11:30",
      [
        ["13T16:45", "14T19:00"],
        ["20T16:45", "21T19:00"],
      ],
      "17T14:00",
    ],
    ["comes as close to it as it can", "16T19:00", [["15T19:00"], ["20T19:00"]], "18T15:30"],
  ] as const)("%s", (_, drawn, others, expected) => {
    expect(moved(drawn, ...(others as unknown as [string][]))).toBe(expected);
  });

  it("leaves the other matches of its round where they were drawn", () => {
    const drawn = [SLOTS[0]!, SLOTS[5]!, SLOTS[2]!];
    const spans: Span[][] = [[], [{ from: at("20T19:00"), to: at("20T19:00") }], []];
    expect(
      restedKickOffs(
        drawn,
        () => SLOTS,
        REST,
        (match, instant) => distanceTo(spans[match]!, instant),
      ),
    ).toEqual([SLOTS[0], SLOTS[3], SLOTS[2]]);
  });
});
