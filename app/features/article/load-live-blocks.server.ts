import type { LiveBlock } from "#contract/domain/article";
import type { MatchList } from "#contract/domain/competition";
import type { Match } from "#contract/domain/match";
import { competitionPath } from "#contract/tables/paths";
import { addDays, dateIn } from "#contract/time/zone";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import { settle } from "~/features/errors/error-states.server";
import { groupByDay } from "~/features/match-days/group-by-day";
import { dayBefore, listedGroups } from "~/features/match-list/begun-before";
import { loadBegunBefore } from "~/features/match-list/load-begun-before.server";
import { orderGroups } from "~/features/match-list/place-groups";
import { standingsFacts } from "~/features/standings/standings-facts.server";
import { type AnswerAge, oldestOf } from "~/features/upstream-calls/answer-age";
import { isHereWithin } from "~/features/upstream-calls/is-here-within";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { type Choice, chooseMatches } from "./choose-matches.ts";
import type { DaysData, LiveData, ShownLiveBlock } from "./live-data.ts";
import { loadFacts } from "./load-facts.server.ts";

/** How long an article waits for its live data before it is sent without them, in milliseconds. */
const PATIENCE = 1_500;
/** The same call as the page of a day's matches, so that its cache entry is shared. */
const PAGE_SIZE = 500;
const MOST_ROWS = 8;

const TODAY: Choice = { states: ["live", "halted", "scheduled", "finished"], most: 9, mostOfEach: 3 };
const RESULTS: Choice = { states: ["finished"], most: MOST_ROWS, mostOfEach: 4 };
const FIXTURES: Choice = { states: ["scheduled"], most: MOST_ROWS, mostOfEach: 4 };

/** The matches of a day relative to today as in the visitor's list; today's include what began the day before. */
export type LoadDay = (days: number) => Promise<Fetched<MatchList["groups"]>>;

/** The data of an article's live blocks, in order. Never rejects; late or failed data is an error. */
export function loadLiveBlocks(context: EdgeContext, blocks: readonly LiveBlock[]): Promise<ShownLiveBlock[]> {
  const loadDay = createDayLoader(context);
  return Promise.all(
    blocks.map(async (block): Promise<ShownLiveBlock> => {
      const settled = settle(context, loadBlock(context, block, loadDay));
      if (await isHereWithin(PATIENCE, settled)) return settled;
      context.doNotCache();
      return { error: "upstream" };
    }),
  );
}

/** Requests each day once, however many blocks use it. */
function createDayLoader(context: EdgeContext): LoadDay {
  const { upstream, visitor, now } = context;
  const today = dateIn(now, visitor.timeZone);
  const { timeZone, country } = visitor;
  const load = async (days: number) => {
    const date = addDays(today, days);
    const [list, before] = await Promise.all([
      upstream.call("matchList", { date, timeZone, page: 1, size: PAGE_SIZE }),
      loadBegunBefore(context, dayBefore(date, { now, timeZone }), (query) =>
        upstream.call("matchList", { ...query, status: "live", size: PAGE_SIZE }),
      ),
    ]);
    const value = listedGroups(orderGroups(list.value.groups, country), orderGroups(before.groups, country));
    return { ...oldestOf([list, ...before.ages]), value };
  };
  const loading = new Map<number, ReturnType<LoadDay>>();
  return (days) => {
    const known = loading.get(days) ?? load(days);
    loading.set(days, known);
    return known;
  };
}

function loadBlock(context: EdgeContext, { block, competition }: LiveBlock, loadDay: LoadDay): Promise<LiveData> {
  switch (block) {
    case "today":
      return loadToday(loadDay);
    case "facts":
      return loadFacts(context, loadDay);
    case "standings":
      return loadStandings(context, competition ?? "");
    default:
      return competition ? loadOfCompetition(context, block, competition) : loadOfDays(context, block, loadDay);
  }
}

async function loadToday(loadDay: LoadDay): Promise<LiveData> {
  const { value, ...age } = await loadDay(0);
  return { block: "today", groups: chooseMatches(value, TODAY), fetched: ageOf(age) };
}

async function loadStandings(context: EdgeContext, leagueId: string): Promise<LiveData> {
  const { value, ...age } = await context.upstream.call("ranking", { leagueId, live: 1 });
  const { competition, season, source, tables } = value;
  const [table] = tables;
  return {
    block: "standings",
    competition,
    season,
    source,
    ...(table && table.rows.length > 0 && { table }),
    facts: standingsFacts(context, { sport: "football", competition }),
    fetched: ageOf(age),
  };
}

type Block = DaysData["block"];

async function loadOfCompetition(context: EdgeContext, block: Block, leagueId: string): Promise<LiveData> {
  const direction = block === "results" ? "past" : "next";
  const query = { leagueId, direction, size: MOST_ROWS } as const;
  const { value, ...age } = await context.upstream.call("fixturesByLeague", query);
  const [first] = value.matches;
  const path =
    first && competitionPath({ ...first, id: leagueId, key: first.leagueKey, country: { key: first.countryKey } });
  const groupOf = ({ source }: Match) => sourceLabel(context, source === "simulated");
  return {
    block,
    days: groupByDay(value.matches, context, groupOf),
    morePath: path ?? HOME,
    fetched: ageOf(age),
  };
}

const HOME = "/football/matches";

/** From today and, if it has too few, the day before or after. */
async function loadOfDays(context: EdgeContext, block: Block, loadDay: LoadDay): Promise<LiveData> {
  const choice = block === "results" ? RESULTS : FIXTURES;
  const days: DaysData["days"] = [];
  const ages: AnswerAge[] = [];
  let left = choice.most;
  for (const distance of block === "results" ? [0, -1] : [0, 1]) {
    if (left <= 0) break;
    const { value, ...age } = await loadDay(distance);
    ages.push(age);
    for (const { competition, source, matches } of chooseMatches(value, { ...choice, most: left })) {
      left -= matches.length;
      const label = [competition.name, sourceLabel(context, source === "simulated")].filter(Boolean).join(" · ");
      days.push(...groupByDay(matches, context, () => label));
    }
  }
  return { block, days, morePath: HOME, fetched: oldestOf(ages) };
}

const sourceLabel = ({ locale }: EdgeContext, isSimulated: boolean): string =>
  isSimulated ? translatorOf(locale, namespacesOf("article")).t("common:source.simulated") : "";

const ageOf = ({ fetchedAt, isLastGood }: AnswerAge): AnswerAge => ({ fetchedAt, isLastGood });
