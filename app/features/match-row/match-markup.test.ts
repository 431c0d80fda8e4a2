import { describe, expect, test } from "vitest";
import type { Match } from "#contract/domain/match";
import { elementsOf } from "./test-element.ts";
import { testFacts } from "./test-facts.ts";
import { finished, live, STATES } from "./test-matches.ts";
import { rowMarkup } from "./test-row.tsx";

const facts = testFacts();
const row = (match: Match, day?: string) => rowMarkup(match, facts, day);

describe("a row's markup", () => {
  test("is one link with a sentence, and a scoreboard that screen readers pass over", () => {
    const html = row(finished);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain(
      '<span class="visually-hidden">Hà Nội FC against Nam Định, 2 to 1, Full time. Half-time score 1 to 1.</span>',
    );
    expect(html).toContain('<span class="board" aria-hidden="true">');
  });

  test("has two crests, as large as the style sheet says", () => {
    const crests = row(finished).match(/<img [^>]+>/g) ?? [];
    expect(crests).toHaveLength(2);
    for (const crest of crests) expect(crest).toMatch(/^<img class="crest" src="[^"]+" alt="" loading="lazy"\/>$/);
    expect(crests[0]).toContain("https://storage.example/team/70001");
  });

  test("shows a national team's flag", () => {
    const html = row({ ...finished, home: { ...finished.home, flag: "gb-wls" } });
    expect(html).toContain('src="/flags/gb-wls.png"');
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
    expect(html).toContain('<span class="day">Sat 21 Nov</span>');
    expect(html).toContain("Sat 21 Nov: Hà Nội FC against");
  });

  test("has the same few elements in every state: a day has five hundred rows, and none is rebuilt", () => {
    const tags = (html: string) => html.match(/<[a-z]+/g);
    for (const match of Object.values(STATES)) expect(tags(row(match))).toEqual(tags(row(finished)));
    expect(tags(row(finished))?.length).toBeLessThanOrEqual(14);
  });

  test("has a star behind the link that names the match", () => {
    expect(row(live)).toContain(
      `</a><button class="star" form="fav" name="match" value="${live.id}" aria-labelledby="star"></button></div>`,
    );
  });

  test("leads to the match's page, whose address is in English in every language", () => {
    expect(rowMarkup(finished, testFacts("th"))).toContain(
      '<a href="/th/football/vietnam/v-league-1/ha-noi-vs-nam-dinh/1076620260001">',
    );
  });

  test("has no image at all for a visitor who saves data", () => {
    const wales = { ...finished, home: { ...finished.home, flag: "gb-wls" } };
    for (const match of [finished, wales])
      expect(rowMarkup(match, testFacts("en", { savesData: true }))).not.toContain("<img");
  });

  test("brings short forms of both names if one is too long for a phone, and only then", () => {
    const called = (name: string, other = "Bayern Munich", shortName = "Bayern") =>
      row({
        ...finished,
        home: { ...finished.home, name, shortName: "Gladbach" },
        away: { ...finished.away, name: other, shortName },
      });
    const long = called("Borussia Mönchengladbach");
    expect(long).toContain('<span class="name winner" data-s="Gladbach">Borussia');
    expect(long).toContain('<span class="name" data-s="Bayern">Bayern Munich');
    expect(called("Borussia Mönchengladbach", "Mainz", "Mainz")).not.toContain('data-s="Mainz"');
    expect(called("Gladbach FC")).not.toContain("data-s");
  });

  test("is read back as it was written", () => {
    for (const match of Object.values(STATES))
      expect(elementsOf(row(match)).children[0]?.outerHTML).toBe(
        row(match).replaceAll("&#x27;", "'").replaceAll("/>", ">").replaceAll("dateTime", "datetime"),
      );
  });
});
