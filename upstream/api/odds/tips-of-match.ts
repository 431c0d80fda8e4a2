import type { MediumWire, TipWire } from "#contract/calls/odds/tips";
import type { Side } from "#contract/domain/match";
import type { Settle } from "#contract/odds/settle";
import type { LocaleCode } from "#contract/tables/locales";
import { DAY } from "#contract/time/units";
import { nameIn } from "../../data/entries/names.ts";
import { type NameInSentence, teamInSentence } from "../../data/grammar/articles.ts";
import { ANALYSTS, type Analyst } from "../../data/odds/analysts.ts";
import type { SentenceKey } from "../../data/sentences/tips.ts";
import { type Fixture, isSimulated, type MatchAt } from "../../match/match.ts";
import { otherSide } from "../../match/sides.ts";
import { withState } from "../../match/with-state.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { getPricedMatch, type MatchPrices, pricesOfMatch, simulatedPrices } from "../../matches/odds/match-prices.ts";
import { type Facts, getFacts, goalsReason, type Reason, reasonFor } from "../../services/tips/facts.ts";
import {
  type Opinion,
  onSide,
  onTotal,
  opinionWire,
  outcomeOf,
  type Rated,
  ratedBy,
} from "../../services/tips/opinion.ts";
import { type Figures, sentence } from "../../services/tips/sentences.ts";
import { countOut } from "../../simulator/football/absences-of-match.ts";
import { teamsOf } from "../../simulator/football/progress.ts";
import { requestedMatch } from "../context/requested.ts";

/** Tips are made a day before kick-off, with what is known then; later if the teams are not known yet. Milliseconds. */
const MADE_BEFORE = DAY;

async function madeAt(fixture: Fixture, { sources }: CallContext): Promise<number> {
  const { knownAt } = await sources.timelineOf(fixture);
  return Math.max(fixture.kickOff - MADE_BEFORE, knownAt);
}

interface Subject {
  match: MatchAt;
  facts: Facts;
  prices: MatchPrices;
  /** At the instant at which the tips were made. */
  then: CallContext;
  names: Record<Side, NameInSentence>;
  /** Number of players out, as known at the call's instant. */
  out: Record<Side, number>;
  locale: LocaleCode;
}

/** Undefined before the tips are made. */
async function getSubject(matchId: string, lang: string, context: CallContext): Promise<Subject | undefined> {
  const fixture = await requestedMatch(matchId, "football", context);
  const instant = await madeAt(fixture, context);
  if (context.now < instant) return undefined;
  const then = { ...context, now: instant };
  const locale = localeOf(lang);
  const { home, away } = teamsOf(fixture, context);
  return {
    match: await withState(fixture, context),
    facts: await getFacts(fixture, then),
    prices: await pricesOfMatch(fixture, then),
    then,
    out: await countOut(fixture, context),
    names: { home: teamInSentence(home, locale), away: teamInSentence(away, locale) },
    locale,
  };
}

/** A tip stands as it was made, but says how many are out by the list of absences that is shown beside it. */
const formatText = (key: SentenceKey, figures: Figures, side: Side, { names, locale, out }: Subject): string =>
  sentence(
    key,
    {
      ...figures,
      ...(key === "absences" && { count: out[side], otherCount: out[otherSide(side)] }),
      team: names[side],
      other: names[otherSide(side)],
    },
    locale,
  );

/** Facts that make a tip, with their least weight and their market. */
const SIDE_TIPS: readonly { key: SentenceKey; least: number; market: "AH" | "1X2" }[] = [
  { key: "form", least: 4, market: "AH" },
  { key: "meetings", least: 2, market: "1X2" },
  { key: "absences", least: 3, market: "AH" },
];

function tipsOf(subject: Subject): TipWire[] {
  const { match, facts, prices, then } = subject;
  const tips: TipWire[] = [];
  const add = (opinion: Opinion, { key, figures }: Reason, side: Side) =>
    tips.push({
      ...opinionWire(opinion, match),
      tipId: `${match.fixture.id}-${key}`,
      text: formatText(key, figures, side, subject),
      author: undefined,
      requiresLogin: false,
      createdAt: then.now,
    });
  for (const { key, least, market } of SIDE_TIPS) {
    for (const side of ["home", "away"] as const) {
      const reason = reasonFor(key, side, facts);
      if (reason && reason.weight >= least) add(onSide(side, market, prices), reason, side);
    }
  }
  const goals = goalsReason(facts);
  if (goals) add(onTotal(facts.goals, prices), goals, "home");
  return tips;
}

/** Tips of a match: each is one fact of the day before, and the pick that it favours. */
export async function getMatchTips(
  { matchId, lang }: { matchId: string; lang: string },
  context: CallContext,
): Promise<{ data: { tips: TipWire[] } }> {
  const subject = await getSubject(matchId, lang, context);
  return { data: { tips: subject ? tipsOf(subject) : [] } };
}

/** A fact in favour of the pick, the analyst's preferred one first; otherwise the ratings. */
function reasonText({ pick, wins, goals }: Rated, { reasons }: Analyst, subject: Subject): string {
  if (pick.market === "OU") {
    const reason = goalsReason(subject.facts);
    const isFor = reason && 4 * subject.facts.goals > pick.total === (pick.pick === "over");
    return isFor
      ? formatText("goals", reason.figures, "home", subject)
      : formatText("expected", { average: goals }, "home", subject);
  }
  const inHundred = (winner: number) => Math.round(100 * wins[winner]!);
  if (pick.pick === "draw") return formatText("level", { count: inHundred(1) }, "home", subject);
  const side = pick.pick;
  for (const key of reasons) {
    const reason = reasonFor(key, side, subject.facts);
    if (reason) return formatText(key, reason.figures, side, subject);
  }
  return formatText("wins", { count: inHundred(side === "home" ? 0 : 2) }, side, subject);
}

/** A past match with its prices, computed once for all analysts. */
interface Past {
  match: MatchAt;
  rated(analyst: Analyst): Rated | undefined;
}

async function getPast({ facts: { recent }, then }: Subject): Promise<Past[]> {
  const matches = new Map([...recent.home, ...recent.away].map((match) => [match.fixture.id, match]));
  const played = [...matches.values()].filter(({ fixture }) => isSimulated(fixture));
  return Promise.all(
    played.map(async (match) => {
      const pricedMatch = await getPricedMatch(match.fixture, then);
      const prices = simulatedPrices(pricedMatch, "football");
      return { match, rated: (analyst) => ratedBy(analyst, pricedMatch, prices) };
    }),
  );
}

const KEYS = { WIN: "won", HALF_WIN: "halfWon", PUSH: "push", HALF_LOSE: "halfLost", LOSE: "lost" } as const;

/** The results of an analyst's picks for both teams' last matches. */
function recordOf(analyst: Analyst, past: readonly Past[]): NonNullable<MediumWire["record"]> {
  const record = { won: 0, halfWon: 0, push: 0, halfLost: 0, lost: 0 };
  const settled = past.map(({ match, rated }): Settle | undefined => {
    const opinion = rated(analyst);
    return opinion && outcomeOf(opinion, match);
  });
  for (const outcome of settled) if (outcome && outcome !== "VOID") record[KEYS[outcome]] += 1;
  return record;
}

/** Analysts' predictions for a simulated match; none are made up for real matches. */
export async function getMediaTips(
  { matchId, lang }: { matchId: string; lang: string },
  context: CallContext,
): Promise<{ data: { media: MediumWire[] } }> {
  const subject = await getSubject(matchId, lang, context);
  if (!subject || !isSimulated(subject.match.fixture)) return { data: { media: [] } };
  const pricedMatch = await getPricedMatch(subject.match.fixture, subject.then);
  const past = await getPast(subject);
  const media = ANALYSTS.flatMap((analyst): MediumWire[] => {
    const rated = ratedBy(analyst, pricedMatch, subject.prices);
    if (!rated) return [];
    return [
      {
        ...opinionWire(rated, subject.match),
        mediaId: analyst.id,
        name: nameIn(analyst.names, subject.locale).name,
        text: reasonText(rated, analyst, subject),
        record: recordOf(analyst, past),
      },
    ];
  });
  return { data: { media } };
}
