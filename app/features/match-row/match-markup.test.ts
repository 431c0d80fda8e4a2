import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { competitionGroup } from "~/features/match-list/competition-groups.server";
import { testGroup } from "~/features/match-list/test-group";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween } from "~/i18n/zone-offsets";
import { matchRow } from "./match-row.server.ts";
import { rowFacts } from "./row-view.ts";
import { finished, live, STATES, scheduled } from "./test-matches.ts";

const i18n = translatorOf("en", ["matches", "rows"]);
const storageBaseUrl = "https://storage.example";
const facts = rowFacts(
  i18n,
  { locale: "en", config: { storageBaseUrl } },
  offsetsBetween(scheduled.kickOff, scheduled.kickOff, "UTC"),
);
const row = (match: Match, day?: string) => matchRow(match, facts, day).text;
const group = (matches: Match[]) => competitionGroup(testGroup("766", matches), facts).text;

describe("a row's markup", () => {
  test("is one link with a sentence, and a scoreboard that screen readers pass over", () => {
    const html = row(finished);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('<span class="vh">Hà Nội FC 2, Nam Định 1, Full time. Half-time score 1 to 1.</span>');
    expect(html).toContain('<span class="r" aria-hidden="true">');
  });

  test("keeps a box of its size for each crest", () => {
    const crests = row(finished).match(/<img [^>]+>/g) ?? [];
    expect(crests).toHaveLength(2);
    for (const crest of crests) expect(crest).toMatch(/width="20" height="20" alt="" loading="lazy"/);
    expect(crests[0]).toContain("https://storage.example/team/70001");
  });

  test("shows a national team's flag", () => {
    const html = row({ ...finished, home: { ...finished.home, flag: "gb-wls" } });
    expect(html).toContain('src="/flags/gb-wls.svg"');
  });

  test("has no style attribute, which the content security policy would block", () => {
    for (const match of Object.values(STATES)) expect(row(match)).not.toContain("style=");
  });

  test("escapes what an upstream calls a team", () => {
    const html = row({ ...live, home: { ...live.home, name: "<script>alert(1)</script>" } });
    expect(html).not.toContain("<script>");
  });

  test("names the day where rows of several days stand together", () => {
    const html = row(finished, "Sat 21 Nov");
    expect(html).toContain("Sat 21 Nov\nFT");
    expect(html).toContain("Sat 21 Nov: Hà Nội FC 2");
  });

  test("is made of few elements: a day has five hundred of them", () => {
    for (const match of Object.values(STATES)) expect(row(match).match(/<[a-z]/g)?.length).toBeLessThanOrEqual(13);
  });
});

describe("a competition's markup", () => {
  test("says what it is, what part of it is played, and that it is simulated", () => {
    const html = group([scheduled, live]);
    expect(html).toContain("V.League 1");
    expect(html).toContain("Vietnam");
    expect(html).toContain("2026-27 · Matchday 9");
    expect(html).toContain("Simulated");
    expect(html.match(/class="m"/g)).toHaveLength(2);
  });
});
