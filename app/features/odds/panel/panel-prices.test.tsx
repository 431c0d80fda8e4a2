import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { PricedMatch } from "#contract/domain/odds";
import { pricedMatch } from "~/features/odds/test-panel";
import { translatorOf } from "~/i18n/translator";
import { textsOf } from "~/ui/test-translated";
import { PanelPrices } from "./PanelPrices.tsx";

const t = translatorOf("en", ["odds"]).getFixedT(null, "odds");
const prices = (quoted: Omit<NonNullable<PricedMatch["odds"]>, "bookmakerId">, change: Partial<PricedMatch> = {}) => {
  const priced = { ...pricedMatch("2026-10-01"), handicap: undefined, total: undefined, ...change } as PricedMatch;
  return textsOf(
    renderToStaticMarkup(<PanelPrices priced={priced} odds={{ bookmakerId: 8, ...quoted }} t={t} />),
    "dd",
  );
};
const handicap = (homeLine: string) => ({ homeLine, home: "1.95", away: "1.90" });

describe("the prices of a past match", () => {
  test.each<["home" | "away", string, string]>([
    ["home", "-0.75", "-0.5/1 1.95"],
    ["away", "-0.75", "+0.5/1 1.90"],
    ["home", "0.25", "+0/0.5 1.95"],
    ["home", "0", "0 1.95"],
    ["away", "level", "level 1.90"],
  ])("for the %s side at %s are %s", (side, line, text) => {
    expect(prices({ closing: { handicap: handicap(line) } }, { side })).toEqual([text]);
  });

  test("have those at the opening beside them, if there were any", () => {
    expect(
      prices({ closing: { handicap: handicap("-1") }, early: { handicap: handicap("-0.5") } }, { side: "home" }),
    ).toEqual([expect.stringMatching(/^-1 1\.95 .*-0\.5 1\.95$/)]);
    expect(prices({ early: { handicap: handicap("-0.5") } }, { side: "home" })).toEqual([]);
  });

  test("say how they settled", () => {
    const [text] = prices({ closing: { handicap: handicap("-1") } }, { side: "home", handicap: "HALF_WIN" });
    expect(text).toBe("-1 1.95 Half win");
  });

  test("are those of each market that there is, without missing ones", () => {
    const closing = { total: { total: "2.5", over: "1.90" }, winner: { home: "2.10", draw: "3.40", away: "3.60" } };
    expect(prices({ closing })).toEqual(["2.5 1.90", "2.10 3.40 3.60"]);
  });
});
