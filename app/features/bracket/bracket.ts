import type { Match, Pair, Side, Team } from "#contract/domain/match";
import type { FirstTie, GroupPlace } from "#contract/tables/bracket-places";
import { KNOCKOUT_STAGES, type KnockoutStage } from "#contract/tables/stages";

/** A place in a tie: a team, the group's place that it will come from, or nothing that is known yet. */
export interface BracketSide {
  team?: Team;
  from?: GroupPlace;
}

/** One match, or two legs in order of play; none while the tie is not drawn or decided. */
export interface BracketTie {
  sides: readonly [BracketSide, BracketSide];
  matches: readonly Match[];
  /** The index in `sides` of the team that went through. */
  winner?: 0 | 1;
}

export interface BracketRound {
  stage: KnockoutStage;
  /** The winners of ties 2k and 2k+1 meet in tie k of the next round. */
  ties: BracketTie[];
}

export interface Bracket {
  rounds: BracketRound[];
  thirdPlace?: BracketTie;
}

const UNKNOWN: BracketTie = { sides: [{}, {}], matches: [] };

const TREE: readonly KnockoutStage[] = KNOCKOUT_STAGES.filter((stage) => stage !== "third_place");

/** Rounds of a tree are as long as the final is one match: 1, 2, 4 … from the end. */
const tiesIn = (stage: KnockoutStage): number => 2 ** (TREE.length - 1 - TREE.indexOf(stage));

/**
 * A tournament's knockout matches as a tree. `first` names the places of the first round where the regulations fix
 * them; rounds of which nothing is known yet stand there empty, so that the way to the final is seen from the start.
 */
export function makeBracket(matches: readonly Match[], first: readonly FirstTie[] = []): Bracket {
  const start = TREE.findIndex((stage) => tiesIn(stage) === first.length || hasStage(matches, stage));
  if (start === -1) return { rounds: [] };
  const stages = TREE.slice(start);
  const rounds: BracketRound[] = [];
  for (const stage of stages.toReversed()) {
    const played = tiesOf(matches, stage);
    const next = rounds[0];
    const ties = next ? inPlaces(played, next.ties) : [played[0] ?? UNKNOWN];
    rounds.unshift({ stage, ties });
  }
  const opening = rounds[0];
  if (opening && first.length === opening.ties.length) opening.ties = inFirstPlaces(opening.ties, first, matches);
  const third = tiesOf(matches, "third_place")[0];
  return { rounds: withTeamsThrough(rounds), ...(third && { thirdPlace: third }) };
}

const hasStage = (matches: readonly Match[], stage: KnockoutStage): boolean =>
  matches.some((match) => match.stage === stage);

/** The matches of a round as ties: two of the same teams are two legs of one. */
function tiesOf(matches: readonly Match[], stage: KnockoutStage): BracketTie[] {
  const ties = new Map<string, Match[]>();
  for (const match of matches.filter((one) => one.stage === stage).sort((a, b) => a.kickOff - b.kickOff)) {
    const key = [match.home.id, match.away.id].sort().join(" ");
    ties.set(key, [...(ties.get(key) ?? []), match]);
  }
  return [...ties.values()].map(tieOf);
}

function tieOf(legs: readonly Match[]): BracketTie {
  const [first] = legs as readonly [Match, ...Match[]];
  const sides: BracketTie["sides"] = [{ team: first.home }, { team: first.away }];
  const winner = winnerOf(legs);
  return { sides, matches: legs, ...(winner !== undefined && { winner }) };
}

const indexOf = (side: Side, isTurned: boolean): 0 | 1 => ((side === "away") !== isTurned ? 1 : 0);

/** Who went through, as an index of the first leg's teams; undefined until the last leg is over. */
function winnerOf(legs: readonly Match[]): 0 | 1 | undefined {
  const first = legs[0];
  const last = legs.at(-1);
  if (!first || last?.state !== "finished" || (last.leg === 1 && legs.length === 1)) return undefined;
  const isTurned = last.home.id !== first.home.id;
  // A second leg's own winner need not be the tie's.
  const decided = last.shootout ?? (legs.length > 1 ? last.aggregate : undefined);
  const side = decided ? sideAhead(decided) : last.winner;
  return side && indexOf(side, isTurned);
}

const sideAhead = ([home, away]: Pair): Side | undefined => {
  if (home === away) return undefined;
  return home > away ? "home" : "away";
};

const teamIds = (tie: BracketTie): string[] => tie.sides.flatMap(({ team }) => team?.id ?? []);

/** Puts a round's ties where the next round's teams came from; those that lead nowhere yet fill what is left, in order. */
function inPlaces(played: readonly BracketTie[], next: readonly BracketTie[]): BracketTie[] {
  const places = next.flatMap(({ sides }) =>
    sides.map(({ team }) => played.find((tie) => team && teamIds(tie).includes(team.id))),
  );
  const left = played.filter((tie) => !places.includes(tie));
  return places.map((tie) => tie ?? left.shift() ?? UNKNOWN);
}

/** The first round in the order that the regulations fix; a tie without teams says which places will meet. */
function inFirstPlaces(
  ties: readonly BracketTie[],
  first: readonly FirstTie[],
  matches: readonly Match[],
): BracketTie[] {
  const groupOf = new Map(
    matches.flatMap(({ group, home, away }) =>
      group
        ? ([
            [home.id, group],
            [away.id, group],
          ] as const)
        : [],
    ),
  );
  const groupOfSide = ({ team }: BracketSide): string | undefined => team && groupOf.get(team.id);
  const drawn = first.map(([home, away]) =>
    ties.find(({ sides }) => groupOfSide(sides[0]) === home.group && groupOfSide(sides[1]) === away.group),
  );
  // Ties whose teams' groups nobody told still stand somewhere.
  const left = ties.filter((tie) => tie.matches.length > 0 && !drawn.includes(tie));
  return first.map(
    ([home, away], at) => drawn[at] ?? left.shift() ?? { sides: [{ from: home }, { from: away }], matches: [] },
  );
}

/** A team that is through stands in its next tie, also while that one's opponent is not known. */
function withTeamsThrough(rounds: readonly BracketRound[]): BracketRound[] {
  let before: readonly BracketTie[] | undefined;
  return rounds.map(({ stage, ties }) => {
    const filled = ties.map((tie, at) => (tie.matches.length > 0 || !before ? tie : throughTo(before, at)));
    before = filled;
    return { stage, ties: filled };
  });
}

function throughTo(before: readonly BracketTie[], at: number): BracketTie {
  const side = (feeder: BracketTie | undefined): BracketSide => {
    const team = feeder?.winner === undefined ? undefined : feeder.sides[feeder.winner].team;
    return team ? { team } : {};
  };
  return { sides: [side(before[2 * at]), side(before[2 * at + 1])], matches: [] };
}
