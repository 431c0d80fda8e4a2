import type { Placeholder } from "#contract/domain/bracket";
import { FIRST_KNOCKOUT_ROUNDS } from "#contract/tables/bracket-places";
import { KNOCKOUT_STAGES, type KnockoutStage } from "#contract/tables/stages";
import { modelOf, type SportModel } from "../../competitions/sports/sport-model.ts";
import { extraTimeOf } from "../../data/competitions/football/extra-time.ts";
import { AFCON_2023, ASIAN_CUP_2023, EURO_2024, WORLD_CUP_2026 } from "../../data/competitions/opening-places.ts";
import { endsInPlayOffs, PROMOTION_PLAY_OFFS } from "../../data/competitions/promotion-play-offs.ts";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import { isSimulated, type MatchAt } from "../../match/match.ts";
import { seedOrder } from "../engine/league-phase-cup.ts";
import { parseMatchId } from "../engine/match-id.ts";
import { cupShape, powerOfTwoWithin } from "../engine/qualifying.ts";
import { matchesOfRound, roundsOfRobin } from "../engine/round-robin.ts";
import type { BracketPlan, PlannedRound } from "./bracket.ts";
import { tiesOf } from "./tie.ts";

type Planned = Pick<CompetitionEntry, "id" | "format" | "teamIds" | "sport" | "basketball">;

interface PlanQuestion {
  competition: Planned;
  season: string;
  matches: readonly MatchAt[];
  isFrom?: BracketPlan["isFrom"];
}

export const TREE: readonly KnockoutStage[] = KNOCKOUT_STAGES.filter((stage) => stage !== "third_place");

/** Number of ties in a round that leads to one final. */
const tiesIn = (stage: KnockoutStage): number => 2 ** (TREE.length - 1 - TREE.indexOf(stage));

const stagesFrom = (ties: number): readonly KnockoutStage[] => TREE.filter((stage) => tiesIn(stage) <= ties);

const GROUP = 4;

/** The shape of the engine's own cups: teams in the bracket, and matches before it. */
function engineShape(
  { id, format }: Pick<Planned, "id" | "format">,
  teams: number,
): { places: number; before: number; legs: 1 | 2 } | undefined {
  if (format.kind === "league" && endsInPlayOffs(id)) {
    return { places: 4, before: format.times * roundsOfRobin(teams) * matchesOfRound(teams), legs: 2 };
  }
  if (format.kind === "cup") {
    const { size } = cupShape(teams, format);
    return { places: size, before: teams - size, legs: 1 };
  }
  if (format.kind === "groups_cup") {
    const groups = powerOfTwoWithin(Math.floor(teams / GROUP));
    const inGroups = groups * 2 * roundsOfRobin(GROUP) * matchesOfRound(GROUP);
    return { places: 2 * groups, before: teams - groups * GROUP + inGroups, legs: 2 };
  }
  if (format.kind === "league_phase_cup") {
    const size = teams - (teams % 2);
    const places = Math.min(16, powerOfTwoWithin(size));
    return { places, before: teams - size + format.matches * matchesOfRound(size), legs: 2 };
  }
  return undefined;
}

const groupPlace = (rank: number, index: number): Placeholder => ({
  kind: "group",
  rank,
  group: String.fromCharCode("A".charCodeAt(0) + index),
});

type Openings = NonNullable<BracketPlan["openings"]>;

/** Winners meet runners-up of the neighbouring group, as in the engine. */
function crossedGroups(places: number): Openings {
  const groups = places / 2;
  if (groups === 1) return [[groupPlace(1, 0), groupPlace(2, 0)]];
  const even = Array.from({ length: groups / 2 }, (_, pair) => 2 * pair);
  return [
    ...even.map((group) => [groupPlace(1, group), groupPlace(2, group + 1)] as const),
    ...even.map((group) => [groupPlace(1, group + 1), groupPlace(2, group)] as const),
  ];
}

const buildPairs = <Item>(items: readonly Item[]): (readonly [Item, Item])[] =>
  items.flatMap((item, index) => (index % 2 === 0 ? [[item, items[index + 1]!] as const] : []));

const seeded = (places: number, conference?: string, first = 1): Openings =>
  buildPairs(
    seedOrder(places).map((seed) => ({
      kind: "rank" as const,
      rank: first + seed - 1,
      ...(conference !== undefined && { conference }),
    })),
  );

function engineOpenings({ id, format: { kind } }: Pick<Planned, "id" | "format">, places: number) {
  if (kind === "groups_cup") return crossedGroups(places);
  if (kind === "league") return seeded(places, undefined, PROMOTION_PLAY_OFFS[id]!.firstPlace);
  return kind === "league_phase_cup" ? seeded(places) : undefined;
}

function enginePlan({ competition, season, isFrom }: PlanQuestion): BracketPlan | undefined {
  const shape = engineShape(competition, competition.teamIds.length);
  if (!shape || shape.places < 2) return undefined;
  const starts = new Map<KnockoutStage, number>();
  let next = shape.before;
  const rounds = stagesFrom(shape.places / 2).map((stage): PlannedRound => {
    const ties = tiesIn(stage);
    const legs = ties === 1 ? 1 : shape.legs;
    starts.set(stage, next);
    next += ties * legs;
    return { stage, ties, legs, awayGoals: false };
  });
  const openings = engineOpenings(competition, shape.places);
  return {
    rounds,
    hasThirdPlace: false,
    extraTime: extraTimeOf(competition.id, season),
    placeOf({ fixture: { id, stage } }) {
      const start = starts.get(stage as KnockoutStage);
      const index = parseMatchId(id)?.index;
      // Both legs of a round are numbered tie by tie.
      return start === undefined || index === undefined ? undefined : (index - start) % tiesIn(stage as KnockoutStage);
    },
    ...(openings && { openings }),
    ...(isFrom && { isFrom }),
  };
}

/** Play-in games of each conference. */
const PLAY_IN_GAMES = 3;

/** Best-of series between the first of the table, or of each conference, whose winners meet in the final. */
function seriesPlan({ competition: { format, basketball }, matches, isFrom }: PlanQuestion): BracketPlan | undefined {
  if (format.kind !== "basketball_league" || !format.playoffs) return undefined;
  const { teams, bestOf, isByConference, hasPlayIn } = format.playoffs;
  const conferences = isByConference ? (basketball?.conferences ?? []) : [];
  const openings =
    conferences.length > 1 ? conferences.flatMap(({ key }) => seeded(teams / conferences.length, key)) : seeded(teams);
  const starts = new Map<string, number>();
  let next = matches.filter(({ fixture }) => fixture.stage === "regular").length;
  if (hasPlayIn) next += PLAY_IN_GAMES * Math.max(1, conferences.length);
  const rounds = stagesFrom(teams / 2).map((stage, round): PlannedRound => {
    const ties = tiesIn(stage);
    const length = bestOf[round] ?? bestOf.at(-1) ?? 1;
    starts.set(stage, next);
    next += ties * length;
    return { stage, ties, legs: 1, awayGoals: false, ...(length > 1 && { bestOf: length }) };
  });
  return {
    rounds,
    hasThirdPlace: false,
    extraTime: "always",
    openings,
    placeOf({ fixture: { id, stage } }) {
      const start = starts.get(stage);
      const index = parseMatchId(id)?.index;
      return start === undefined || index === undefined
        ? undefined
        : seriesAt(index - start, tiesIn(stage as KnockoutStage));
    },
    ...(isFrom && { isFrom }),
  };
}

/** First games are numbered over two days: every other series on the first, the rest on the second. */
function seriesAt(game: number, ties: number): number | undefined {
  const onFirstDay = Math.ceil(ties / 2);
  if (game < 0 || game >= ties) return undefined;
  return game < onFirstDay ? 2 * game : 2 * (game - onFirstDay) + 1;
}

/** Competitions with a match for third place. */
const THIRD_PLACE = new Set(["75", "77", "83"]);
/**
 * Away goals decided level ties: in UEFA's cups until 2020-21, in South America's until 2021, and in North America
 * still.
 */
const AWAY_GOALS: Readonly<Record<string, string>> = {
  "103": "2020-21",
  "104": "2020-21",
  "110": "2021",
  "111": "2021",
  "121": "9999",
};

/** First rounds with third-placed teams, by competition and season. */
const WITH_THIRDS: Readonly<Record<string, Openings>> = {
  "75 2026": WORLD_CUP_2026,
  "77 2023": AFCON_2023,
  "78 2023": ASIAN_CUP_2023,
  "82 2024": EURO_2024,
};

const fixedOpenings = (competitionId: string, season: string): Openings | undefined => {
  const key = `${competitionId} ${season}`;
  if (WITH_THIRDS[key]) return WITH_THIRDS[key];
  return FIRST_KNOCKOUT_ROUNDS[key]?.map(([home, away]) => [
    { kind: "group", rank: home.place, group: home.group },
    { kind: "group", rank: away.place, group: away.group },
  ]);
};

const isTwoLegged = (ties: readonly (readonly MatchAt[])[]): boolean =>
  ties.some(
    (tie) => tie.some(({ fixture }) => fixture.leg !== undefined) || (tie.length === 2 && !tie[0]!.fixture.series),
  );

/** For a stored season: the rounds given by its matches and the regulations, and those up to the final. */
function storedPlan({ competition, season, matches, isFrom }: PlanQuestion): BracketPlan | undefined {
  const openings = fixedOpenings(competition.id, season);
  const byStage = new Map(TREE.map((stage) => [stage, tiesOf(matches, stage)]));
  const start = TREE.findIndex((stage) => tiesIn(stage) === openings?.length || byStage.get(stage)!.length > 0);
  if (start === -1) return undefined;
  let legs: 1 | 2 = 1;
  const rounds = TREE.slice(start).map((stage): PlannedRound => {
    const ties = byStage.get(stage)!;
    if (ties.length > 0) legs = isTwoLegged(ties) ? 2 : 1;
    const bestOf = ties[0]?.[0].fixture.series?.bestOf;
    return {
      stage,
      ties: Math.max(tiesIn(stage), ties.length),
      legs: stage === "final" && ties.length === 0 ? 1 : legs,
      awayGoals: season <= (AWAY_GOALS[competition.id] ?? ""),
      ...(bestOf !== undefined && { bestOf }),
    };
  });
  const hasThirdPlace = THIRD_PLACE.has(competition.id) || tiesOf(matches, "third_place").length > 0;
  return {
    rounds,
    hasThirdPlace,
    extraTime: extraTimeOf(competition.id, season),
    ...(openings && { openings }),
    ...(isFrom && { isFrom }),
  };
}

const PLANS = { legs: enginePlan, series: seriesPlan } as const satisfies Record<SportModel["tie"], unknown>;

/** A season's bracket; undefined if the competition has none, or if nothing of it is known yet. */
export function planOf(question: PlanQuestion): BracketPlan | undefined {
  const { matches, competition } = question;
  const isStored = competition.format.kind === "recorded" || matches.some(({ fixture }) => !isSimulated(fixture));
  if (isStored) return storedPlan(question);
  return PLANS[modelOf(competition.sport).tie](question);
}
