import { describe, expect, test } from "vitest";
import { TRANSFER_KINDS } from "#contract/domain/people";
import { LOCALES } from "#contract/tables/locales";
import { SPORTS } from "#contract/tables/sports";
import { REASONS as REASONS_SENT } from "#upstream/simulator/people/absences";
import { slotsOf } from "#upstream/simulator/people/slots";
import { translatorOf } from "~/i18n/translator";
import { DETAILS, POSITIONS, positionName, REASONS, reasonName, termsName } from "./person-labels.ts";

const wordsIn = (locale: (typeof LOCALES)[number]["code"]) =>
  translatorOf(locale, ["people"]).getFixedT(null, "people");

describe.each(LOCALES)("$code", ({ code }) => {
  const t = wordsIn(code);

  test.each([...POSITIONS])("position %s has a name", (position) => {
    expect(positionName(t, { position })).not.toMatch(/^$|position\.|^[A-Z]{1,2}$/);
  });

  test.each([...DETAILS])("place %s has a name", (detail) => {
    expect(positionName(t, { position: "D", detail })).not.toMatch(/^$|detail\.|^[A-Z]{2}$/);
  });

  test.each([...REASONS])("reason %s has a name", (reason) => {
    expect(reasonName(t, reason)).not.toBe(reason);
    expect(reasonName(t, reason)).not.toContain("reason.");
  });

  test.each(TRANSFER_KINDS.filter((kind) => kind !== "fee"))("a transfer for %s has a name", (kind) => {
    for (const { code } of SPORTS) expect(termsName(t, kind, code)).not.toMatch(/^$|terms\./);
  });
});

test("every reason and every place that the reference upstream knows has a name", () => {
  const places = SPORTS.flatMap(({ code }) => slotsOf(code));
  expect(REASONS_SENT.length).toBeGreaterThan(10);
  expect(places.length).toBeGreaterThan(10);
  expect(REASONS_SENT.filter((reason) => !(REASONS as readonly string[]).includes(reason))).toEqual([]);
  expect(places.filter((place) => ![...DETAILS, ...POSITIONS].includes(place as "GK"))).toEqual([]);
});

const t = wordsIn("en");

test.each([
  [{ position: "D", detail: "LB" }, "Left-back"],
  [{ position: "D" }, "Defender"],
  [{ position: "C", detail: "C" }, "Centre"],
  [{ position: "D", detail: "Libero" }, "Defender"],
  [{ detail: "Libero" }, "Libero"],
  [{}, undefined],
])("the position of %j is %s", (player, name) => {
  expect(positionName(t, player)).toBe(name);
});

test.each([
  ["knee", "Knee injury"],
  ["Cruciate ligament", "Cruciate ligament injury"],
  ["Turf toe", "Turf toe"],
])("the reason %s is said as %s", (reason, name) => {
  expect(reasonName(t, reason)).toBe(name);
});
