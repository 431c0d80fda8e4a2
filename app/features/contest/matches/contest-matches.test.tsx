import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { testMember } from "~/features/account/test-account";
import { reasonText } from "~/features/contest/PickLine";
import { TEST_NOW, testLeader, testLinePick, testMine, testScorePick } from "~/features/contest/test-contest";
import { testContext } from "~/features/match-list/test-context";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { ContestMatchesPage } from "./ContestMatchesPage.tsx";
import type { PicksState } from "./change-picks.server.ts";
import { loadContestMatches } from "./load-contest-matches.server.ts";
import { contestAnswers, loadTestContest, PREDICTION, SCORE } from "./test-contest-matches.ts";

const NAMESPACES = ["common", "frame", "contests"] as const;

async function render(locale: LocaleCode, address: string, options = {}, state?: PicksState): Promise<string> {
  const data = await loadTestContest(locale, address, options);
  const [path = "", query] = address.split("?");
  const page = testPage(locale, { path, search: query ? `?${query}` : "", now: TEST_NOW });
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, [...NAMESPACES])}>
      <ContestMatchesPage data={data} page={page} state={state} />
    </I18nextProvider>,
  );
}

const LEFT_OVER = /\{\{|>(?:contests:)?[a-z]+\.[a-zA-Z.]+<|undefined|NaN/;

describe.each(LOCALE_CODES)("in %s", (locale) => {
  test.each([
    PREDICTION,
    `${PREDICTION}?tab=mine`,
    `${PREDICTION}?tab=latest`,
    `${PREDICTION}?tab=latest&entry=e9`,
    `${PREDICTION}?tab=board`,
    `${PREDICTION}?tab=board&board=lowest&lastId=x`,
    `${PREDICTION}?tab=rules`,
    SCORE,
    `${SCORE}?tab=mine`,
  ])("%s is in words", async (address) => {
    for (const isGuest of [false, true]) {
      const html = await render(locale, address, { isGuest });
      expect(html).not.toMatch(LEFT_OVER);
      expect(html.match(/<h1/g)).toHaveLength(1);
    }
  });

  test("every outcome has a reason of whole sentences", () => {
    const t = translatorOf(locale, [...NAMESPACES]).getFixedT(null, "contests");
    const of = { match: { home: "Hà Nội FC", away: "Nam Định" }, sport: "football" } as const;
    const texts = (["WIN", "HALF_WIN", "PUSH", "HALF_LOSE", "LOSE", "VOID"] as const).flatMap((outcome) =>
      (["AH", "OU"] as const).map((market) =>
        reasonText(t, testLinePick({ market, side: market === "AH" ? "away" : "over", outcome }), of),
      ),
    );
    const guesses = (["EXACT", "MARGIN", "WINNER", "MISS", "VOID"] as const).map((outcome) =>
      reasonText(t, testScorePick({ outcome }), of),
    );
    for (const text of [...texts, ...guesses]) expect(text).toMatch(/^(?!.*\{\{)(?!reason).{8,}/);
    expect(new Set([...texts, ...guesses]).size).toBe(texts.length + guesses.length - 2);
  });
});

test("a reason says what happened and what became of the pick", () => {
  const t = translatorOf("en", [...NAMESPACES]).getFixedT(null, "contests");
  const match = { home: "Hà Nội FC", away: "Nam Định" };
  const of = { match, sport: "football" } as const;
  expect(reasonText(t, testLinePick(), of)).toBe("Hà Nội FC won by 1 (2-1). Hà Nội FC −0.75: half win, +1.");
  expect(reasonText(t, testLinePick({ side: "away", outcome: "HALF_LOSE", points: -3 }), of)).toBe(
    "Nam Định lost by 1 (2-1). Nam Định +0.75: half loss, −3.",
  );
  expect(reasonText(t, testLinePick({ market: "OU", side: "over", line: "3", outcome: "PUSH", points: 0 }), of)).toBe(
    "Goals: 3 (2-1). Over 3: push, 0.",
  );
  expect(reasonText(t, testLinePick({ outcome: undefined }), of)).toBeUndefined();
});

describe("matches of a day", () => {
  test("can be picked with one tap until their lock", async () => {
    const html = await render("en", PREDICTION);
    // Two markets of the open match: two sides and "none" each.
    expect(html.match(/type="radio"/g)).toHaveLength(6);
    expect(html).toMatch(/name="AH\.m1"[^>]*checked=""[^>]*value="away"|value="away"[^>]*checked=""/);
    expect(html).toContain("Odds: Crown");
    expect(html).toContain("Featured team of the day: Hà Nội FC.");
    expect(html).toContain("half win, +1.");
    expect(html).toContain("You are taking part");
  });

  test("are shown before they can be picked", async () => {
    const { upstream: client } = testContext(contestAnswers).context;
    const { context } = testMember({}, { isGuest: true, now: TEST_NOW - 3_600_000, upstream: client });
    const data = await loadContestMatches(context, {
      request: { url: `https://scores.example/en${PREDICTION}` },
      contestId: "pf-2026w48",
    });
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={translatorOf("en", [...NAMESPACES])}>
        <ContestMatchesPage data={data} page={testPage("en", { now: TEST_NOW - 3_600_000 })} state={undefined} />
      </I18nextProvider>,
    );
    expect(html).toContain("Picks open on Mon 23 Nov at 10:00.");
    expect(html).toContain('<fieldset class="market" disabled=""'.slice(0, 9));
    expect(html).not.toContain('value=""');
  });

  test("of scores have two fields", async () => {
    const html = await render("en", SCORE);
    expect(html).toContain('name="SCORE.m1.home"');
    expect(html).toContain('name="SCORE.m1.away"');
    expect(html).toContain('inputMode="numeric"');
    expect(html).not.toContain('name="SCORE.m3.home"');
  });

  test("are looked over before they are sent, where there is no script", async () => {
    const html = await render("en", PREDICTION, {}, { choices: { "AH.m1": "home", "OU.m1": "over" }, isCheck: true });
    expect(html).toContain("Check your picks");
    expect(html).toMatch(/Changed<\/span><b>Hà Nội FC −0\.75/);
    expect(html).toMatch(/New<\/span><b>Over 2\.5/);
    expect(html).toContain('value="send"');
    // What is confirmed goes along.
    expect(html).toContain('name="terms.AH.m1" value="home -0.75 1.95"');
    expect(html).toContain('name="terms.OU.m1" value="over 2.5 1.88"');
  });

  test.each([
    ["0", "1.93", "The line moved to 0. Send again?"],
    ["-0.75", "1.90", "The odds moved. Send again?"],
  ])("whose line moved to %s at %s are shown with both, and asked about", async (line, price, text) => {
    const before = { "AH.m1": { side: "home", line: "-0.75", price: "1.95" } } as const;
    const terms = { "AH.m1": { side: "home", line, price } } as const;
    const state: PicksState = { choices: { "AH.m1": "home" }, isCheck: true, review: { terms, before } };
    const html = await render("en", PREDICTION, {}, state);
    expect(html).toMatch(new RegExp(`role="status"[^>]*>${text.replaceAll(/[.?]/g, "\\$&")}`));
    expect(html).toContain(`name="terms.AH.m1" value="home ${line} ${price}"`);
    expect(html).toContain("before: Hà Nội FC −0.75");
    expect(html).toMatch(/value="send"[^>]*>Send again/);
  });

  test("ask a guest who sends picks to sign in, and lead back", async () => {
    const state: PicksState = { choices: { "AH.m1": "home" }, fault: "guest" };
    const html = await render("en", PREDICTION, { isGuest: true }, state);
    expect(html).toContain("Sign up or log in to take part in events.");
    const back = encodeURIComponent(`/en${PREDICTION}`);
    expect(html).toContain(`/en/signin?callBackUrl=${back}`);
    expect(html).toContain(`/en/signup?callBackUrl=${back}`);
  });

  test("say why a form was refused", async () => {
    const html = await render("en", PREDICTION, {}, { choices: {}, message: "Event entry has ended" });
    expect(html).toMatch(/role="status"[^>]*>Event entry has ended/);
  });
});

test("a board says what a rank takes, at both ends, and what an entry without one lacks", async () => {
  const { rank: _rank, ...unranked } = testLeader({ entryId: "e8", settled: 9 });
  for (const end of ["", "&board=lowest"]) {
    const html = await render("en", `${PREDICTION}?tab=board${end}`, { mine: testMine({ leader: unranked }) });
    expect(html).toContain("Only entries with at least 20 settled picks are ranked and can win a prize.");
    if (!end) expect(html).toContain("Settled picks: 9 of 20");
  }
  expect(await render("en", `${PREDICTION}?tab=mine`, { mine: testMine({ leader: unranked }) })).toContain(
    "Settled picks: 9 of 20",
  );
});

test("lost points are not shown like won ones", async () => {
  const picks = [testLinePick({ points: -2, outcome: "LOSE" }), testLinePick({ id: "p9", market: "OU", side: "over" })];
  const html = await render("en", `${PREDICTION}?tab=mine`, { mine: testMine({ picks }) });
  expect(html).toContain('data-tone="loss">−2');
  expect(html).toContain('data-tone="gain">+1');
});

test("the reader's own row is on the board, wherever it stands", async () => {
  const shown = await render("en", `${PREDICTION}?tab=board`);
  expect(shown.match(/data-mine="true"/g)).toHaveLength(1);
  const mine = testMine({ leader: testLeader({ entryId: "far", rank: 90_000, isMine: true }) });
  const far = await render("en", `${PREDICTION}?tab=board`, { mine });
  expect(far.match(/data-mine="true"/g)).toHaveLength(1);
  expect(far).toContain("90000");
  expect(await render("en", `${PREDICTION}?tab=board`, { isGuest: true })).not.toContain("data-mine");
});
