import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { tabsOfSport } from "#contract/tables/match-tabs";
import { SPORTS } from "#contract/tables/sports";
import { freePort } from "../../scripts/lib/ports.mjs";
import { createCheckout } from "../../scripts/test-checkout.ts";
import { apiBasketballStub } from "../../upstream/suppliers/api-basketball/stub-server.ts";
import { STUB_LEAGUES } from "../../upstream/suppliers/api-football/stub-leagues.ts";
import { apiFootballStub } from "../../upstream/suppliers/api-football/stub-server.ts";
import { FILE_TRUTHS, unfolded } from "./file-truths.ts";
import { linkedTabs, OFFERED } from "./match-truths.ts";
import { documentOf, type PathValues, pagesOf, parametersOf } from "./open-page.ts";
import { faultsOf, type Subject, textOf } from "./page-truth.ts";
import { PAGE_TRUTHS } from "./page-truths.ts";
import { isLive, isOver, type ReportedMatch, reportedFootball, reportedGames } from "./reported.ts";
import { type Supplier, startSupplier, variablesOf } from "./supplier.ts";

// Two suppliers play an evening of our engine's matches: every page says what they tell.

const SLOWEST = 900_000;
/** Two readings of details and what an answer may lie at the edge, on a busy machine. */
const REPORTED_WITHIN = 300_000;
const SEED = "evening";

let checkout: Awaited<ReturnType<typeof createCheckout>>;
let suppliers: [football: Supplier, basketball: Supplier];
let site = "";

beforeAll(async () => {
  checkout = await createCheckout();
  suppliers = [await startSupplier(apiFootballStub, SEED), await startSupplier(apiBasketballStub, SEED)];
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  const variables = { PORT: String(port), SIMULATION: "off", STORIES: "off", ...variablesOf(suppliers) };
  await checkout.run(["scripts/start.mjs"], variables).prints("Ready");
}, SLOWEST);

afterAll(async () => {
  await checkout.end();
  await Promise.all(suppliers.map((supplier) => supplier.close()));
});

const truth = (): ReportedMatch[] => {
  const [football, basketball] = suppliers;
  return [
    ...reportedFootball(football.instant(), football.evening),
    ...reportedGames(basketball.instant(), basketball.evening),
  ];
};

function subjectOf(reported: ReportedMatch, all: readonly ReportedMatch[]): Subject {
  const ofSport = all.filter(({ sport }) => sport === reported.sport);
  const isCup = STUB_LEAGUES.some((one) => one.ours === reported.league && one.isCup);
  return { reported, isCup, ofSport, ofLeague: ofSport.filter(({ league }) => league === reported.league) };
}

/** A match of each competition. */
const subjects = (): Subject[] => {
  const all = truth();
  const firsts = [...Map.groupBy(all, ({ league }) => league).values()].map(([first]) => first!);
  return firsts.map((reported) => subjectOf(reported, all));
};

const knownParameters = new Map<string, PathValues>();

async function parametersFor({ reported }: Subject): Promise<PathValues> {
  const known = knownParameters.get(reported.league) ?? (await parametersOf(site, reported));
  knownParameters.set(reported.league, known);
  return known;
}

/** How the site's pages differ from the truth, by address. */
async function differences(subject: Subject): Promise<string[]> {
  const parameters = await parametersFor(subject);
  const found: string[] = [];
  for (const { module, path } of pagesOf(subject, parameters)) {
    const text = textOf(await documentOf(site + path));
    found.push(...faultsOf(text, PAGE_TRUTHS[module]!(subject)).map((fault) => `${path} ${fault}`));
  }
  return found;
}

/** Until all pages say what is reported now. */
const untilTrue = () =>
  vi.waitFor(
    async () => {
      const all: string[] = [];
      for (const subject of subjects()) all.push(...(await differences(subject)));
      expect(all).toEqual([]);
    },
    { timeout: REPORTED_WITHIN, interval: 2_000 },
  );

test.each([
  ["during the first half", 30, isLive],
  ["once all is over", 200, (reported: ReportedMatch) => !isLive(reported)],
])("%s every page says what the suppliers tell", { timeout: SLOWEST }, async (_, minutes, isSo) => {
  const isListed = async () => {
    for (const { code } of SPORTS)
      expect(await documentOf(`${site}/en/${code}/matches`)).toContain(
        truth().find(({ sport }) => sport === code)!.home,
      );
  };
  await vi.waitFor(isListed, { timeout: 60_000, interval: 500 });
  for (const supplier of suppliers) supplier.moveTo(minutes);
  expect(truth().some(isSo)).toBe(true);
  await untilTrue();
});

test.each(Object.keys(FILE_TRUTHS))("%s says what the suppliers tell", { timeout: SLOWEST }, async (name) => {
  const { path, truth: truthOf } = FILE_TRUTHS[name]!;
  for (const subject of subjects()) {
    const text = unfolded(await documentOf(site + path(await parametersFor(subject), subject)));
    expect(faultsOf(text, truthOf(subject))).toEqual([]);
  }
});

test("a match offers the tabs that its supplier fills, and no other", { timeout: SLOWEST }, async () => {
  for (const subject of subjects().filter(({ reported }) => isOver(reported))) {
    const { countryKey, leagueKey, matchName, matchId } = await parametersFor(subject);
    const { sport } = subject.reported;
    const address = `/en/${sport}/${countryKey}/${leagueKey}/${matchName}/${matchId}`;
    const tabs = linkedTabs(await documentOf(site + address), address, tabsOfSport(sport));
    expect(tabs).toEqual(tabsOfSport(sport).filter((key) => (OFFERED[sport] as readonly string[]).includes(key)));
  }
});
