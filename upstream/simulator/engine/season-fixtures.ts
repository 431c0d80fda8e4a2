import type { Pair } from "#contract/domain/match";
import type { LruCache } from "#contract/memory/lru-cache";
import type { Calendar, CompetitionEntry, TeamEntry } from "../../data/entries/types.ts";
import type { Fixture, MatchState } from "../../match/match.ts";
import { turnedPair } from "../../match/sides.ts";
import { EARLIEST_POSTPONEMENT } from "./disruption.ts";
import { planSeason } from "./format.ts";
import { matchIds } from "./match-id.ts";
import {
  isVoid,
  type MatchProgress,
  playToProgress,
  progressStart,
  progressStateAt,
  voidedAt,
} from "./match-progress.ts";
import { type Replay, Replays } from "./replays.ts";
import { roundDates } from "./round-dates.ts";
import { seasonLabel } from "./season.ts";
import { SeasonKickOffs } from "./season-kick-offs.ts";
import {
  ALWAYS_KNOWN,
  type MatchResult,
  mayTouch,
  type Pairing,
  type Round,
  type SeasonFrame,
  type SeasonPlan,
} from "./season-plan.ts";
import { buildFixture, buildResult, notYet, withWins } from "./season-states.ts";
import { takenBy } from "./taken-dates.ts";

interface SeasonSetting {
  competition: CompetitionEntry;
  calendar: Calendar;
  startYear: number;
  /** In the competition's order, with their strengths in this season. */
  teams: readonly TeamEntry[];
  /** Seeds the matches: with another one, the same pairs have other results. */
  variant: number;
  /** The same for its play-offs for promotion. */
  playOffs: number;
  /** The instant (milliseconds) from which it is known which teams play. */
  knownFrom: number;
  /** Seasons of competitions that this one makes room for, with teams of it. */
  superiors(): readonly SeasonKickOffs[];
  progressCache: LruCache<MatchProgress>;
  spanCache: LruCache<GameSpan>;
}

/** For a game: the instant before which nothing has happened, in milliseconds, and the end. */
export interface GameSpan {
  startsAt: number;
  final: MatchState;
}

/** Added to the number of a match that was called off or abandoned, it is that of the match which replaces it. */
const REPLAYS = 5_000;

/** Friendlies are not. */
const isPlayedAgain = ({ format }: CompetitionEntry): boolean => format.kind !== "loose";

/** Of which pairs matches are asked for. */
type IsMeant = (pair: Pick<Pairing, "homeId" | "awayId">) => boolean;

/** An instant by which every match has been played. */
const END_OF_TIME = Number.MAX_SAFE_INTEGER;

/**
 * The matches of one season of one competition. Instants are milliseconds; `now` is the instant of the request. Results
 * are cached, since they never change; only what is known at `now` is returned.
 */
export class SeasonFixtures {
  readonly #setting: SeasonSetting;
  readonly #seed: string;
  readonly #label: string;
  readonly #idOf: (index: number) => string;
  readonly #plan: SeasonPlan;
  readonly kickOffs: SeasonKickOffs;
  /** Those that results decide. The others are quickly built, and a large season's take a hundred kilobytes. */
  readonly #pairings: Pairing[] = [];
  readonly #results: MatchResult[] = [];
  readonly #replays: Replays;

  constructor(setting: SeasonSetting) {
    const { competition, calendar, startYear, teams } = setting;
    this.#setting = setting;
    this.#seed = `${competition.id} ${startYear}`;
    this.#label = seasonLabel(calendar, startYear);
    this.#idOf = matchIds({ competitionId: competition.id, startYear });
    const isTaken = takenBy(setting);
    const frame: SeasonFrame = {
      seed: this.#seed,
      teams,
      knownFrom: setting.knownFrom,
      dates: (count, knockOuts = 0) => roundDates(calendar, startYear, count, this.#seed, { isTaken, knockOuts }),
      isTaken,
      result: (index, now) =>
        now > ALWAYS_KNOWN && this.#lastKickOff(index) < now ? this.#result(index, now) : undefined,
    };
    this.#plan = planSeason(frame, competition, calendar, startYear);
    this.kickOffs = new SeasonKickOffs(setting, this.#plan, this.#seed);
    this.#replays = new Replays(
      this.kickOffs,
      (index) => isPlayedAgain(competition) && isVoid(competition, this.#seedOf(index)),
    );
  }

  /** Kick-offs in [from, to), in round order; matches that are played again follow. Between some teams only, if asked. */
  between(from: number, to: number, now: number, isMeant: IsMeant = () => true): Fixture[] {
    const fixtures = this.#plan.rounds
      .filter((round) => mayTouch(round, from, to))
      .flatMap((round) => this.#inRound(round, now, isMeant))
      .filter(({ kickOff }) => kickOff >= from && kickOff < to);
    return [...fixtures, ...this.#playedAgain(this.#replays.within(from, to), now, isMeant)];
  }

  all(now: number): Fixture[] {
    const fixtures = this.#plan.rounds.flatMap((round) => this.#inRound(round, now));
    return [...fixtures, ...this.#playedAgain(this.#replays.within(), now)];
  }

  #playedAgain(replays: readonly Replay[], now: number, isMeant?: IsMeant): Fixture[] {
    return replays.flatMap(({ of }) => this.find(REPLAYS + of, now, isMeant) ?? []);
  }

  /** Undefined while its teams are unknown, and for an index that the season does not have. */
  find(index: number, now: number, isMeant: IsMeant = () => true): Fixture | undefined {
    const pairing = this.#pairing(index, now);
    return pairing && pairing.knownAt <= now && isMeant(pairing) ? this.#fixture(index, pairing) : undefined;
  }

  /** Undefined for an index that the season does not have. */
  progress(index: number): MatchProgress | undefined {
    const pairing = this.#pairing(index, END_OF_TIME);
    return pairing && this.#progress(index, pairing);
  }

  /** Undefined for an index that the season does not have. */
  stateAt(index: number, instant: number): MatchState | undefined {
    const pairing = this.#pairing(index, END_OF_TIME);
    if (!pairing) return undefined;
    const state = this.#playedStateAt(index, pairing, instant);
    if (index >= REPLAYS) return { ...state, originalTime: this.kickOffs.at(index - REPLAYS)! };
    return pairing.series ? withWins(state, this.#winsAt(pairing, instant)) : state;
  }

  /** Caches start and end of a game: lists and tables need a thousand of them, and the whole course is large. */
  #playedStateAt(index: number, pairing: Pairing, instant: number): MatchState {
    if (!this.#setting.competition.basketball) return progressStateAt(this.#progress(index, pairing), instant);
    if (instant < this.#kickOff(index)! - EARLIEST_POSTPONEMENT) return notYet(pairing);
    const { startsAt, final } = this.#setting.spanCache.getOrCreate(this.#idOf(index), () =>
      this.#span(index, pairing),
    );
    if (instant < startsAt) return notYet(pairing);
    return instant >= final.updatedAt ? final : progressStateAt(this.#progress(index, pairing), instant);
  }

  #span(index: number, pairing: Pairing): GameSpan {
    const progress = this.#progress(index, pairing);
    return { startsAt: progressStart(progress), final: progressStateAt(progress, END_OF_TIME) };
  }

  /** Games of a series won by both sides at an instant. */
  #winsAt({ series, homeId }: Pairing, instant: number): Pair {
    const wins: [number, number] = [0, 0];
    for (const index of series?.games ?? []) {
      const result = this.kickOffs.at(index)! < instant ? this.#result(index, instant) : undefined;
      if (!result?.winner || result.decidedAt > instant) continue;
      const winnerId = result.winner === "home" ? result.homeId : result.awayId;
      wins[winnerId === homeId ? 0 : 1] += 1;
    }
    return wins;
  }

  #inRound({ firstIndex, count }: Round, now: number, isMeant?: IsMeant): Fixture[] {
    const found = Array.from({ length: count }, (_, place) => this.find(firstIndex + place, now, isMeant));
    return found.filter((fixture) => fixture !== undefined);
  }

  #pairing(index: number, now: number): Pairing | undefined {
    if (this.#pairings[index]) return this.#pairings[index];
    const pairing = index >= REPLAYS ? this.#pairingAgain(index - REPLAYS) : this.#firstPairing(index, now);
    if (pairing && pairing.knownAt > this.#setting.knownFrom) this.#pairings[index] = pairing;
    return pairing;
  }

  #firstPairing(index: number, now: number): Pairing | undefined {
    return this.kickOffs.at(index) === undefined ? undefined : this.#plan.pair(index, now);
  }

  /** Played again, a match is played to its end. */
  #pairingAgain(of: number): Pairing | undefined {
    const pairing = this.#replays.of(of) && this.#plan.pair(of, ALWAYS_KNOWN);
    return pairing && { ...pairing, stakes: "result", knownAt: voidedAt(this.#progress(of, pairing)) };
  }

  /** Undefined for an index that the season does not have. */
  #kickOff(index: number): number | undefined {
    return index >= REPLAYS ? this.#replays.of(index - REPLAYS)?.kickOff : this.kickOffs.at(index);
  }

  /** Of the match that counts. */
  #lastKickOff(index: number): number {
    return this.#replays.of(index)?.kickOff ?? this.kickOffs.at(index)!;
  }

  #progress(index: number, { homeId, awayId, stakes, knownAt, isNeutral, firstLegIndex }: Pairing): MatchProgress {
    const id = this.#idOf(index);
    return this.#setting.progressCache.getOrCreate(id, () => {
      // May be called before the first leg is played: nothing of it shows until the second has kicked off.
      const first = firstLegIndex === undefined ? undefined : this.#result(firstLegIndex, END_OF_TIME);
      return playToProgress(this.#setting.competition, {
        seed: this.#seedOf(index),
        kickOff: this.#kickOff(index)!,
        knownAt,
        stakes:
          stakes === "points" && isPlayedAgain(this.#setting.competition) && !this.#replays.of(index)
            ? "result"
            : stakes,
        strengths: [this.#strength(homeId), this.#strength(awayId)],
        stage: this.kickOffs.roundOf(index % REPLAYS)!.stage,
        isNeutral: isNeutral === true,
        ...(first && { firstLeg: turnedPair(first.score) }),
      });
    });
  }

  #seedOf(index: number): string {
    const { variant, playOffs, competition } = this.#setting;
    const isAfterLeague =
      competition.format.kind === "league" && this.kickOffs.roundOf(index % REPLAYS)?.stage !== "regular";
    const seed = isAfterLeague ? playOffs : variant;
    return seed === 0 ? this.#idOf(index) : `${this.#idOf(index)} ${seed}`;
  }

  #strength(teamId: string): number {
    return this.#setting.teams.find(({ id }) => id === teamId)!.strength;
  }

  #result(first: number, now: number): MatchResult | undefined {
    const index = this.#replays.of(first) ? REPLAYS + first : first;
    const pairing = this.#pairing(index, now);
    if (!pairing) return undefined;
    this.#results[index] ??= buildResult(pairing, this.#playedStateAt(index, pairing, END_OF_TIME));
    return this.#results[index];
  }

  #fixture(index: number, pairing: Pairing): Fixture {
    const [id, kickOff] = [this.#idOf(index), this.#kickOff(index)!];
    const of = { id, competitionId: this.#setting.competition.id, season: this.#label, kickOff };
    return buildFixture(of, this.kickOffs.roundOf(index % REPLAYS)!, pairing);
  }
}
