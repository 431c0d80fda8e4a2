import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { TeamInfo } from "#contract/domain/team-info";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { faultOf, TEST_NOW, testContext } from "~/features/match-list/test-context";
import { finished } from "~/features/match-row/test-matches";
import { TEAM } from "~/features/people/test-people";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { loadSquad } from "./load-squad.server.ts";
import { SquadPage, squadMeta } from "./SquadPage.tsx";

const params = { teamName: "arsenal", teamKey: "20101" };
const request = { sport: "football", params, search: "" } as const;

function site(info: TeamInfo | undefined, locale: LocaleCode = "en", savesData = false) {
  const answers = ({ name }: { name: string }) =>
    name === "teamInfo" ? { value: info } : { value: { competitions: [], matches: [finished] } };
  return testContext(answers, { locale, visitor: { country: "TH", timeZone: "Asia/Bangkok", savesData } });
}

async function render(change: Partial<TeamInfo> = {}, locale: LocaleCode = "en", search = "", savesData = false) {
  const { context } = site({ ...TEAM, ...change }, locale, savesData);
  const data = await loadSquad(context, { ...request, search });
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("team-squad"))}>
      <SquadPage data={data} page={testPage(locale, { now: TEST_NOW, savesData })} />
    </I18nextProvider>,
  );
}

describe("a team's squad", () => {
  test.each(LOCALES)("in $code has its sections, one heading and no style attribute", async ({ code }) => {
    const markup = await render({}, code);
    expect(markup.match(/<h1/g)).toHaveLength(1);
    for (const id of ["squad", "sidelined", "transfers", "trophies", "coach"]) expect(markup).toContain(`id="${id}"`);
    expect(markup).not.toContain("style=");
    expect(markup).not.toMatch(/>(people|empty|team):|\{\{/);
  });

  test("links to each player and shows number, age, country, position and counts", async () => {
    const markup = await render();
    expect(markup).toContain('href="/en/football/player/dylan-fowler/2/overview"');
    expect(markup).toMatch(/England · Right-back <span class="tag warn">Injured/);
    expect(markup).toMatch(/Greece · Right winger/);
    expect(markup).toContain('<th class="part" scope="rowgroup" colSpan="6">Goalkeepers</th>');
    expect(markup).toContain(">7.18</td>");
  });

  test("shows who is out, transfers with fees and clubs, trophies and the coach", async () => {
    const markup = await render();
    expect(markup).toContain("Knee injury");
    expect(markup).toContain("27 Oct 2026");
    expect(markup).toContain("€31M");
    expect(markup).toContain('href="/en/football/team/brentford/20106/overview"');
    expect(markup).toContain("Undisclosed fee");
    expect(markup).toContain("2025-26");
    expect(markup).toContain("Alex Baker");
  });

  test("sorted by something is one part, and marks the link that is shown", async () => {
    const markup = await render({}, "en", "?sort=goals");
    expect(markup).not.toContain("rowgroup");
    expect(markup).toMatch(/\?sort=goals#squad" aria-current="page"/);
    expect(markup).not.toContain("?sort=assists");
  });

  const NOTHING = { squad: [], transfersIn: [], transfersOut: [], trophies: [], sidelined: [] };
  const NOBODY = ["No transfers", "No trophies", "No players out"];

  test("says that nobody is out and nothing was won of a team whose people are known", async () => {
    const markup = await render({ ...NOTHING, coach: { name: "Alex Baker" } });
    for (const text of ["Squad not available yet", ...NOBODY]) expect(markup).toContain(text);
  });

  test("says nothing of absences, transfers and trophies where nobody is known", async () => {
    const markup = await render({ ...NOTHING, coach: undefined });
    expect(markup).toContain("Squad not available yet");
    for (const text of NOBODY) expect(markup).not.toContain(text);
    expect(markup).not.toContain('id="coach"');
  });

  test("says that the players are made up", async () => {
    expect(await render()).toContain("computer-generated");
  });

  test("has no pictures for a visitor who saves data", async () => {
    expect(await render({}, "en", "", true)).not.toContain("<img");
  });
});

describe("loading a squad", () => {
  test("calls the upstream for the team and one of its matches, no more", async () => {
    const { context, calls } = site(TEAM);
    await loadSquad(context, request);
    expect(calls.map(({ name }) => name).sort()).toEqual(["matchesByTeam", "teamInfo"]);
  });

  test("leads from another name to the right one, with the sort", async () => {
    const { context } = site(TEAM);
    const wrong = { ...request, params: { ...params, teamName: "chelsea" }, search: "?sort=age" };
    const thrown = await loadSquad(context, wrong).catch((error: unknown) => error);
    if (!(thrown instanceof Response)) throw new Error("no redirect");
    expect([thrown.status, thrown.headers.get("location")]).toEqual([
      301,
      "/en/football/team/arsenal/20101/squad?sort=age",
    ]);
  });

  test("a sort that there is not is a 400", async () => {
    const { context } = site(TEAM);
    await expect(loadSquad(context, { ...request, search: "?sort=x" })).rejects.toMatchObject({
      init: { status: 400 },
    });
  });

  test("an unknown team is a 404", async () => {
    const { context } = testContext(() => Promise.reject(faultOf("not_found")));
    await expect(loadSquad(context, request)).rejects.toMatchObject({ init: { status: 404 } });
  });
});

test.each(LOCALES)("has a title and a description in $code", async ({ code }) => {
  const { context } = site(TEAM, code);
  const data = await loadSquad(context, request);
  const page = testPage(code, { path: "/football/team/arsenal/20101/squad" });
  const routes = [
    { id: "root", data: page },
    { id: "footballTeamSquad", handle: { i18n: namespacesOf("team-squad") } },
  ];
  const meta = squadMeta(data, routes);
  expect(meta.find((entry) => "title" in entry)).toMatchObject({ title: expect.stringContaining("Arsenal") });
  expect(JSON.stringify(meta)).toContain('"@type":"SportsTeam"');
  const sorted = squadMeta({ ...data, isSorted: true }, routes);
  expect(sorted).toContainEqual({ name: "robots", content: "noindex, nofollow" });
});
