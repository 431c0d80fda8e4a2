import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { MatchInfo } from "#contract/calls/match-info";
import type { Page } from "~/features/frame/page";
import { TEST_NOW } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished, STATES, scheduled } from "~/features/match-list/test-matches";
import { messagesOf } from "~/i18n/messages.server";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween } from "~/i18n/zone-offsets";
import { MatchPage } from "./MatchPage.tsx";

const messages = messagesOf("en", ["matches", "match"]);
const zone = offsetsBetween(scheduled.kickOff, scheduled.kickOff, "Asia/Bangkok");
const page: Page = {
  locale: "en",
  path: "/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001",
  search: "",
  origin: "https://matchlight.example",
  now: TEST_NOW,
  zone,
  requestId: "request",
  config: { storageBaseUrl: "https://storage.example", socials: {}, apps: {} },
  messages,
};

function html(change: Partial<MatchInfo>, isLastGood = false): string {
  const info = {
    match: finished,
    competition: testGroup("766", []).competition,
    season: "2026-27",
    goals: [],
    ...change,
  };
  const data = {
    info,
    day: "Sat 21 Nov 2026",
    zone,
    back: { path: "/football/matches", to: "day" as const },
    fetched: { fetchedAt: TEST_NOW - 40 * 60_000, isLastGood },
  };
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf("en", messages)}>
      <MatchPage data={data} page={page} />
    </I18nextProvider>,
  );
}

describe("a match's page", () => {
  test.each(Object.entries(STATES))("has one heading and no style attribute: %s", (_name, match) => {
    const markup = html({ match });
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).toContain("Hà Nội FC v Nam Định</h1>");
    expect(markup).not.toContain("style=");
  });

  test("names the goals, their kind and for whom they count", () => {
    const markup = html({
      goals: [
        { side: "home", minute: 12, player: "Quyết", isPenalty: true },
        { side: "away", minute: 45, addedMinute: 2, isOwnGoal: true },
      ],
    });
    expect(markup).toMatch(/Goal for Hà Nội FC: <\/span>Quyết <small>\(penalty\)/);
    expect(markup).toMatch(/Goal for Nam Định: <\/span>Scorer unknown <small>\(own goal\)/);
    expect(markup).toContain("45+2&#x27;");
  });

  test("says that a match had no goals, and nothing of goals before it", () => {
    expect(html({})).toContain("No goals");
    expect(html({ match: scheduled })).not.toContain("Goals");
  });

  test("gives the kick-off in the visitor's zone, and only the day while the time is unknown", () => {
    expect(html({ match: scheduled })).toContain("19:15 (UTC+7)");
    expect(html({ match: STATES.timeUnknown })).not.toContain("19:15");
  });

  test("shows the place when it is known", () => {
    expect(html({ venue: { name: "Hàng Đẫy", city: "Hà Nội" } })).toContain("Hàng Đẫy, Hà Nội");
    expect(html({})).not.toContain("Venue");
  });

  test.each([
    ["simulated", "played by a computer"],
    ["recorded", "Recorded result"],
    ["imported", "Imported result"],
  ] as const)("a %s match is said to be one", (source, words) => {
    expect(html({ match: { ...finished, source } })).toContain(words);
  });

  test("a supplier's match needs no such note", () => {
    expect(html({ match: { ...finished, source: "supplied" } })).not.toContain('class="note"');
  });

  test("an old copy is marked with its age", () => {
    expect(html({}, true)).toContain("40 minutes ago");
    expect(html({})).not.toContain("ago");
  });
});
