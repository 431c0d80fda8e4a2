import type { Stage } from "#contract/domain/match";
import type { Format } from "../../data/entries/types.ts";
import { seedOrder } from "./league-phase-cup.ts";
import type { RoundDate, RoundSlot } from "./round-dates.ts";
import type { Pairing, Round, SeasonFrame, SeasonPlan } from "./season-plan.ts";
import { pairOf, type SeededPlace, type SeriesLength, seriesPair, seriesWinner } from "./series.ts";

type PlayoffFormat = NonNullable<Extract<Format, { kind: "basketball_league" }>["playoffs"]>;

const STAGES: Record<number, Stage> = { 1: "final", 2: "semi_final", 4: "quarter_final", 8: "round_of_16" };

const DAYS_BETWEEN_GAMES = 2;
const DAYS_BETWEEN_ROUNDS = 3;
/** Two evenings and a day's rest, then two more. */
const PLAY_IN_DAYS = 6;

const roundsOf = ({ teams }: PlayoffFormat): number => Math.log2(teams);
const lengthAt = ({ bestOf }: PlayoffFormat, round: number): SeriesLength => bestOf[round] ?? bestOf.at(-1) ?? 1;
/** Series of one round begin alternately on two days. */
const roundDays = (length: SeriesLength): number => DAYS_BETWEEN_GAMES * (length - 1) + 1 + DAYS_BETWEEN_ROUNDS;

/** Days from the first game of the play-offs to the last. */
export function playoffDays(format: PlayoffFormat): number {
  let days = format.hasPlayIn ? PLAY_IN_DAYS : 0;
  for (let round = 0; round < roundsOf(format); round++) days += roundDays(lengthAt(format, round));
  return days - DAYS_BETWEEN_ROUNDS + 1;
}

/** The slots of a weekday as a round's first day; another day's if it has none. */
type SlotsOn = (day: number) => readonly RoundSlot[];

export interface PlayoffDraw {
  /** Number of the first game within the season. */
  firstIndex: number;
  /** First day, since 1970. */
  day: number;
  slotsOn: SlotsOn;
  format: PlayoffFormat;
  /** By conference, or a single one: the participating places of the table, in order. */
  tables: readonly (readonly SeededPlace[])[];
}

interface Drawn {
  rounds: Round[];
  pairs: ((now: number) => Pairing | undefined)[];
}

/** Best-of series between the first of the table or of each conference; unnecessary games are not played. */
export function planPlayoffs(
  frame: SeasonFrame,
  { firstIndex, day, slotsOn, format, tables }: PlayoffDraw,
): SeasonPlan {
  const drawn: Drawn = { rounds: [], pairs: [] };
  const nextIndex = (): number => firstIndex + drawn.pairs.length;
  const add = (stage: Stage, on: number, pairs: Drawn["pairs"], matchday?: number): void => {
    if (pairs.length === 0) return;
    const date: RoundDate = { day: on, slots: slotsOn(on) };
    drawn.rounds.push({
      stage,
      ...(matchday !== undefined && { matchday }),
      firstIndex: nextIndex(),
      count: pairs.length,
      date,
    });
    drawn.pairs.push(...pairs);
  };
  const perTable = format.teams / tables.length;
  const fields = format.hasPlayIn
    ? tables.map((table) => playIn(frame, table, perTable, { day, nextIndex, add }))
    : tables.map((table) => table.slice(0, perTable));
  let on = day + (format.hasPlayIn ? PLAY_IN_DAYS : 0);
  let places = fields.flatMap((field) => seedOrder(perTable).map((seed) => field[seed - 1]!));
  for (let round = 0; places.length > 1; round++) {
    const bestOf = lengthAt(format, round);
    const isNeutral = format.isFinalFour === true && places.length <= 4;
    places = playRound(frame, places, { bestOf, isNeutral, day: on, nextIndex, add });
    on += roundDays(bestOf);
  }
  return { rounds: drawn.rounds, pair: (index, now) => drawn.pairs[index - firstIndex]?.(now) };
}

interface Adding {
  day: number;
  nextIndex(): number;
  add(stage: Stage, on: number, pairs: Drawn["pairs"], matchday?: number): void;
}

/** Seventh plays eighth for the last place but one; the loser plays the winner of ninth and tenth for the last. */
function playIn(
  frame: SeasonFrame,
  table: readonly SeededPlace[],
  count: number,
  { day, nextIndex, add }: Adding,
): SeededPlace[] {
  const [seventh, eighth, ninth, tenth] = table.slice(count - 2, count + 2) as [
    SeededPlace,
    SeededPlace,
    SeededPlace,
    SeededPlace,
  ];
  const first = nextIndex();
  const single = (upper: SeededPlace, lower: SeededPlace) => (now: number) => pairOf(upper(now), lower(now), true);
  add("playin", day, [single(seventh, eighth)]);
  add("playin", day + 1, [single(ninth, tenth)]);
  const winnerOf = (index: number, places: readonly SeededPlace[]) => outcomeOf(frame, index, places, "winner");
  const loser = outcomeOf(frame, first, [seventh, eighth], "loser");
  const challenger = winnerOf(first + 1, [ninth, tenth]);
  const last = nextIndex();
  add("playin", day + 3, [single(loser, challenger)]);
  const seeded =
    (place: SeededPlace, seed: number): SeededPlace =>
    (now) => {
      const team = place(now);
      return team && { ...team, seed };
    };
  return [
    ...table.slice(0, count - 2),
    seeded(winnerOf(first, [seventh, eighth]), count - 1),
    seeded(winnerOf(last, [loser, challenger]), count),
  ];
}

function outcomeOf(
  frame: SeasonFrame,
  index: number,
  places: readonly SeededPlace[],
  which: "winner" | "loser",
): SeededPlace {
  return (now) => {
    const result = frame.result(index, now);
    if (!result) return undefined;
    const isHome = (result.winner === "home") === (which === "winner");
    const teamId = isHome ? result.homeId : result.awayId;
    const team = places.map((place) => place(now)).find((one) => one?.teamId === teamId);
    return team && { ...team, knownAt: result.decidedAt };
  };
}

interface SeriesRound extends Adding {
  bestOf: SeriesLength;
  isNeutral: boolean;
}

/** One round of series; returns the places of the winners. */
function playRound(
  frame: SeasonFrame,
  places: readonly SeededPlace[],
  { bestOf, isNeutral, day, nextIndex, add }: SeriesRound,
): SeededPlace[] {
  const ties = Array.from({ length: places.length / 2 }, (_, tie) => [places[2 * tie]!, places[2 * tie + 1]!] as const);
  const games: number[][] = ties.map(() => []);
  const stage = STAGES[ties.length] ?? "playoff";
  for (let game = 1; game <= bestOf; game++) {
    for (const turn of [0, 1]) {
      const today = ties.map((_, tie) => tie).filter((tie) => tie % 2 === turn);
      const first = nextIndex();
      for (const [order, tie] of today.entries()) games[tie]!.push(first + order);
      const on = day + turn + DAYS_BETWEEN_GAMES * (game - 1);
      const pairs = today.map((tie) => {
        const [upper, lower] = ties[tie]!;
        const indices = games[tie]!.slice();
        return (now: number) => seriesPair(frame, upper(now), lower(now), { bestOf, isNeutral, indices }, now);
      });
      add(stage, on, pairs);
    }
  }
  return ties.map(
    (tie, index): SeededPlace =>
      (now) =>
        seriesWinner(frame, tie, games[index]!, bestOf, now),
  );
}
