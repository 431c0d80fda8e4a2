import { PAGES } from "#contract/tables/pages/pages";
import { fillPattern } from "#contract/tables/path-pattern";
import type { Subject } from "./page-truth.ts";
import { PAGE_TRUTHS } from "./page-truths.ts";
import type { ReportedMatch } from "./reported.ts";

/** A match's address and those that its page leads to, as parameters of patterns. */
export type PathValues = Readonly<Record<string, string>>;

/** Throws for any other status than 200. */
export async function documentOf(address: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(address, { headers });
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return await answer.text();
}

const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");

/** Found on the list of the day and on the match's page, as a visitor does. */
export async function parametersOf(site: string, { sport, home, away }: ReportedMatch): Promise<PathValues> {
  const list = await documentOf(`${site}/en/${sport}/matches`);
  // Clubs of several sports have the sport in their addresses.
  const name = `${slugOf(home)}[a-z-]*-vs-${slugOf(away)}[a-z-]*`;
  const ofMatch = new RegExp(`href="(/en/${sport}/([^/"]+)/([^/"]+)/(${name})/(\\d+))"`).exec(list);
  if (!ofMatch) throw new Error(`the list has no ${name}`);
  const [, address = "", countryKey = "", leagueKey = "", matchName = "", matchId = ""] = ofMatch;
  const html = await documentOf(site + address);
  const ofTeam = new RegExp(`/team/(${slugOf(home)}[a-z-]*)/([^/"]+)/overview`).exec(html);
  const [, teamName = "", teamKey = ""] = ofTeam ?? [];
  const competition = await documentOf(`${site}/en/${sport}/${countryKey}/${leagueKey}/matches`);
  const [, countryPlace = ""] = /href="\/en\/football\/([^/"]+-\d+)\/matches"/.exec(competition) ?? [];
  return { countryKey, leagueKey, matchName, matchId, teamName, teamKey, countryPlace, oddsSide: "home" };
}

const QUERIES: Readonly<Record<string, (reported: ReportedMatch) => string>> = {
  search: ({ home }) => `?q=${encodeURIComponent(home)}`,
};

/** Every page that is compared, for a match: its kind and address. */
export function pagesOf({ reported }: Subject, parameters: PathValues): { module: string; path: string }[] {
  return PAGES.filter(({ sport, module }) => module in PAGE_TRUTHS && (sport ?? reported.sport) === reported.sport).map(
    ({ module, path }) => ({ module, path: `/en${fillPattern(path, parameters)}${QUERIES[module]?.(reported) ?? ""}` }),
  );
}
