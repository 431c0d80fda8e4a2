import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { PricedMatch } from "#contract/domain/odds";
import { finished, scheduled } from "~/features/match-row/test-matches";
import { PanelForm } from "~/features/odds/PanelForm";
import { pageIn, panelData } from "~/features/odds/test-odds-pages";
import { pricedMatch } from "~/features/odds/test-panel";
import { translatorOf } from "~/i18n/translator";
import { markupOf, textsOf } from "~/ui/test-translated";
import { PanelRow } from "./PanelRow.tsx";

const t = translatorOf("en", ["odds"]).getFixedT(null, "odds");
const row = (
  change: Partial<PricedMatch> = {},
  { competition, showsPrices = true }: { competition?: string; showsPrices?: boolean } = {},
) =>
  renderToStaticMarkup(
    <PanelRow
      priced={pricedMatch("2026-10-01", "20:00", change)}
      competition={competition}
      timeZone="Asia/Tokyo"
      locale="en"
      showsPrices={showsPrices}
      t={t}
    />,
  );

describe("a past match of a side", () => {
  test("has its day in the visitor's zone, and its competition if that is known", () => {
    expect(textsOf(row({}, { competition: "V-League" }), "p")).toEqual(["02 Oct 2026 · V-League"]);
    expect(textsOf(row(), "p")).toEqual(["02 Oct 2026"]);
  });

  test("stresses the side that it is about", () => {
    expect(row({ side: "home" })).toContain("<b>Hà Nội FC</b>");
    expect(row({ side: "away" })).toContain("<b>Nam Định</b>");
  });

  test.each<[string, Partial<PricedMatch>, string]>([
    ["after ninety minutes", { match: { ...finished, score: [3, 2], fullTime: [2, 2] } }, "2-2"],
    ["of the match where that is all", { match: { ...finished, fullTime: undefined } as typeof finished }, "2-1"],
    ["that there is none", { match: scheduled }, "–"],
  ])("has the score %s", (_name, change, score) => {
    expect(row(change)).toContain(`>${score}</span>`);
  });

  test("marks a win and a loss, and a draw not at all", () => {
    const look = (result: PricedMatch["result"]) => /class="(result[^"]*)"/.exec(row({ result }))?.[1];
    expect([look("W"), look("D"), look("L")]).toEqual(["result won", "result", "result lost"]);
  });

  test("has prices where they are shown and known", () => {
    expect(row()).toContain("<dl>");
    expect(row({}, { showsPrices: false })).not.toContain("<dl>");
    expect(row({ odds: undefined })).not.toContain("<dl>");
  });
});

describe("the filters of past matches", () => {
  const form = async (shown: Parameters<typeof panelData>[0] = {}) =>
    markupOf(<PanelForm data={await panelData(shown)} page={pageIn("en")} />, ["odds", "calendar"]);
  const fields = (markup: string) =>
    Array.from(markup.matchAll(/<(?:select|input)[^>]* name="(\w+)"/g), ([, name]) => name);

  test("are company, number, venue, handicap, competition and days", async () => {
    expect(fields(await form())).toEqual([
      "find",
      "company",
      "count",
      "venue",
      "given",
      "line",
      "league",
      "same",
      "from",
      "to",
    ]);
  });

  test("have nothing of prices where the visitor's country has none", async () => {
    expect(fields(await form({ showsPrices: false }))).toEqual(["count", "venue", "league", "same", "from", "to"]);
  });

  test("keep what was chosen", async () => {
    const markup = await form({ search: "?venue=home&same=1" });
    expect(markup).toMatch(/<option value="home" selected="">/);
    expect(markup).toMatch(/name="same"[^>]*checked=""/);
    expect(await form()).not.toMatch(/name="same"[^>]*checked=""/);
  });
});
