import { BOX_KEYS, type BoxKey } from "#contract/domain/box-score";
import type { Goal, Pair, Side } from "#contract/domain/match";
import type { CountedStatistics } from "../match/match.ts";
import type {
  MatchDetails,
  ReportedBoxLine,
  ReportedEvent,
  ReportedLineUp,
  ReportedPerson,
} from "../match/match-details.ts";
import { goalEvent } from "../match/reported-events.ts";
import { otherSide, turnedRows } from "../match/sides.ts";
import { queryAll } from "./import-queries.ts";
import { distanceOf, type FactByKind, type FactContent, type FactKind, nearestFirst } from "./match-fact.ts";

// What tables of their own say of a stored match: they name it by its teams and its day, in either order of the teams.

// The local day of a match is the one of its kick-off in UTC, or one beside it.
const facts = (isTurned: 0 | 1, home: "home" | "away", away: "home" | "away") =>
  `select x.id, x.kickOff, ${isTurned} as isTurned, f.day, f.kind, f.fact from x cross join match_facts f
on f.home = x.${home} and f.away = x.${away} and f.day between x.first and x.last
and f.kind in (select value from json_each(?2))
and not exists (select 1 from match_facts n
  where n.home = f.home and n.away = f.away and n.day = f.day and n.kind = f.kind and n.batch > f.batch)`;

const FACTS_OF_MATCHES = `with x as materialized (select m.id, m.kick_off as kickOff,
  coalesce((select name_key from teams where id = cast(m.home_id as integer)), m.home_id) as home,
  coalesce((select name_key from teams where id = cast(m.away_id as integer)), m.away_id) as away,
  date(m.kick_off / 1000 - 86400, 'unixepoch') as first, date(m.kick_off / 1000 + 86400, 'unixepoch') as last
  from json_each(?1) j cross join matches m on m.id = j.value)
${facts(0, "home", "away")} union all ${facts(1, "away", "home")}`;

const turnedBySide = <Value>({ home, away }: Partial<Record<Side, Value>>): Partial<Record<Side, Value>> => ({
  ...(away !== undefined && { home: away }),
  ...(home !== undefined && { away: home }),
});

const turnedEvents = (events: readonly ReportedEvent[]): ReportedEvent[] =>
  events.map((event) => ({ ...event, side: otherSide(event.side) }));

/** A fact from the other side's view. */
function turnedFact(content: FactContent): FactContent {
  const { kind, fact } = content;
  if (kind === "line_ups") return { kind, fact: turnedBySide(fact) };
  if (kind === "box") return { kind, fact: turnedBySide(fact) };
  if (kind === "coaches") return { kind, fact: turnedBySide(fact) };
  if (kind === "cards" || kind === "substitutions" || kind === "kicks") return { kind, fact: turnedEvents(fact) };
  if (kind === "statistics") return { kind, fact: turnedRows(fact) };
  return content;
}

export interface FactsOfMatch {
  matchId: string;
  facts: FactContent[];
}

/** Facts of these kinds about stored matches; none for those of which no table has any. */
export async function readFactsOf(
  database: D1Database,
  ids: readonly string[],
  kinds: readonly FactKind[],
): Promise<FactsOfMatch[]> {
  const rows = await queryAll(database, FACTS_OF_MATCHES, ids, JSON.stringify(kinds));
  const byMatch = Map.groupBy(rows, ({ id }) => String(id));
  return [...byMatch].map(([matchId, own]) => ({
    matchId,
    // Of two meetings on following days each has its own.
    facts: nearestFirst(own, ({ day, kickOff }) => distanceOf(String(day), Number(kickOff))).map(
      ({ isTurned, kind, fact }) => {
        const content = { kind, fact: JSON.parse(String(fact)) } as FactContent;
        return isTurned ? turnedFact(content) : content;
      },
    ),
  }));
}

/** The facts of a kind, if any table has them. */
const only = <Kind extends FactKind>(facts: readonly FactContent[], kind: Kind): FactByKind[Kind] | undefined =>
  facts.find((one) => one.kind === kind)?.fact as FactByKind[Kind] | undefined;

const inOrder = (a: ReportedEvent, b: ReportedEvent): number =>
  Number(a.isKick ?? false) - Number(b.isKick ?? false) || a.minute - b.minute || (a.added ?? 0) - (b.added ?? 0);

/** Events with the goals of the match's own row, if any table adds to these. */
function eventsOf(facts: readonly FactContent[], goals: readonly Goal[]): ReportedEvent[] | undefined {
  const others = (["cards", "substitutions", "kicks"] as const).flatMap((kind) => only(facts, kind) ?? []);
  return others.length > 0 ? [...goals.map(goalEvent), ...others].sort(inOrder) : undefined;
}

const withCoach = (lineUp: ReportedLineUp, coach: string | undefined): ReportedLineUp =>
  coach === undefined ? lineUp : { ...lineUp, coach: { name: coach } };

/** People by the names that they are known by, and with their numbers. */
function withShirts({ events, lineUps }: MatchDetails, shirts: FactByKind["shirts"]): MatchDetails {
  const named = <One extends ReportedPerson>(one: One): One => ({ ...one, ...shirts[one.id ?? one.name] });
  const lineUp = (own: ReportedLineUp): ReportedLineUp => ({
    ...own,
    starters: own.starters.map(named),
    bench: own.bench.map(named),
  });
  const event = ({ player, other, ...rest }: ReportedEvent): ReportedEvent => ({
    ...rest,
    ...(player && { player: withoutNumber(named(player)) }),
    ...(other && { other: withoutNumber(named(other)) }),
  });
  return {
    ...(events && { events: events.map(event) }),
    ...(lineUps && { lineUps: { home: lineUp(lineUps.home), away: lineUp(lineUps.away) } }),
  };
}

const withoutNumber = ({ id, name }: ReportedPerson): ReportedPerson => ({ ...(id !== undefined && { id }), name });

const byTime = (a: ReportedBoxLine, b: ReportedBoxLine): number =>
  Number(b.isStarter) - Number(a.isStarter) || b.seconds - a.seconds || (a.name < b.name ? -1 : 1);

const pointsOf = (lines: readonly ReportedBoxLine[]): number =>
  lines.reduce((total, { counts }) => total + (counts.pts ?? 0), 0);

/** Both sides' players of a game, starters first; undefined unless their points are those of the game. */
function boxIn(facts: readonly FactContent[], score: Pair | null): MatchDetails["box"] | undefined {
  const { home = {}, away = {} } = only(facts, "box") ?? {};
  const box = { home: Object.values(home).sort(byTime), away: Object.values(away).sort(byTime) };
  return pointsOf(box.home) === score?.[0] && pointsOf(box.away) === score[1] ? box : undefined;
}

/** What a team's players did together; what nobody in particular did is missing. */
function sumsOf(box: MatchDetails["box"]): Record<string, Pair> | undefined {
  if (!box) return undefined;
  const sum = (side: Side, key: BoxKey) => box[side].reduce((total, { counts }) => total + (counts[key] ?? 0), 0);
  return Object.fromEntries(BOX_KEYS.map((key) => [key, [sum("home", key), sum("away", key)]]));
}

/** What a match's row says of its end. */
interface Ended {
  goals: readonly Goal[];
  score: Pair | null;
}

/** Events and line-ups of a match that is over. */
export function detailsIn(facts: readonly FactContent[], { goals, score }: Ended): MatchDetails | undefined {
  const events = eventsOf(facts, goals);
  const { home, away } = only(facts, "line_ups") ?? {};
  const coaches = only(facts, "coaches");
  const lineUps = home && away && { home: withCoach(home, coaches?.home), away: withCoach(away, coaches?.away) };
  const box = boxIn(facts, score);
  if (box) return { box };
  if (!events && !lineUps) return undefined;
  const details = { ...(events && { events }), ...(lineUps && { lineUps }) };
  return withShirts(details, only(facts, "shirts") ?? {});
}

/** What was counted in a match: by the source of its row, and by tables of their own. */
export function countsIn(
  facts: readonly FactContent[],
  own: CountedStatistics | undefined,
  score: Pair | null,
): CountedStatistics | undefined {
  const rows = only(facts, "statistics") ?? sumsOf(boxIn(facts, score));
  const referee = own?.referee ?? only(facts, "referees");
  if (!own && !rows && referee === undefined) return undefined;
  return { ...own, rows: { ...rows, ...own?.rows }, ...(referee !== undefined && { referee }) };
}
