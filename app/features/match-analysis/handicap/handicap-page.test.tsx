import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import type { PastData } from "~/features/match-analysis/load-analysis.server";
import { expectTranslated, pageIn, past, renderAnalysis } from "~/features/match-analysis/test-analysis-page";
import { HandicapPage } from "./HandicapPage.tsx";

describe("handicaps", () => {
  const html = (data: PastData) => renderAnalysis(<HandicapPage data={data} page={pageIn("en")} />);

  test("stand in seventeen rows with their sum", () => {
    const markup = html(past("football"));
    const table = markup.slice(markup.indexOf("Handicap: Hà Nội FC"));
    expect(table.slice(0, table.indexOf("</table>")).match(/<tr/g)).toHaveLength(1 + 17 + 1);
    expect(table).toMatch(/<th scope="row">0\.75<\/th>(<td>.*?<\/td>){1}<td>1<\/td>/);
    expect(table).toContain("100% <small>1/1</small>");
  });

  test("say that a team has none", () => {
    expect(html(past("football"))).toContain('<h3>Nam Định</h3><p class="note">No data</p>');
  });

  test("have a sign where the team gives or receives them", () => {
    expect(html(past("football", { line: "gives" }))).toContain('<th scope="row">-0.25</th>');
    expect(html(past("football", { line: "receives" }))).toContain('<th scope="row">+0.25</th>');
  });

  test("have what was chosen in the links", () => {
    expect(html(past("football", { of: "home", line: "gives" }))).toContain("?of=last10&amp;line=gives");
  });

  test("of basketball are spreads in bands, without halves", () => {
    const markup = html({ ...past("basketball"), season: { error: "upstream" } });
    expect(markup).toContain("Spread");
    expect(markup).toContain("15 or more");
    expect(markup).not.toContain("Half win");
  });
});

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test.each(["football", "basketball"] as const)("handicaps of %s have no missing translation", (sport) => {
    expectTranslated(
      renderAnalysis(<HandicapPage data={past(sport, { line: "receives" })} page={pageIn(locale)} />, locale),
    );
  });
});
