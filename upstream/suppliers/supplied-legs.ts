import { and, eq, inArray, isNull } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Pair } from "#contract/domain/match";
import { phaseGroup } from "#contract/domain/status";
import { isTableStage, STAGES } from "#contract/tables/stages";
import { modelOf } from "../competitions/sports/sport-model.ts";
import type { CompetitionEntry } from "../data/entries/types.ts";
import { turnedPair } from "../match/sides.ts";
import { type SuppliedRow, suppliedMatches } from "./schema.ts";

// Suppliers list the two matches of a tie without marking them as its legs.

const TIE_STAGES = STAGES.filter((stage) => !isTableStage(stage));

type TieMatch = Pick<SuppliedRow, "id" | "stage" | "homeId" | "awayId" | "kickOff" | "state" | "leg" | "firstLegId">;

interface Leg {
  leg: 1 | 2;
  firstLegId?: string;
}

const tieKey = ({ stage, homeId, awayId }: TieMatch): string => [stage, ...[homeId, awayId].sort()].join(" ");

const isDrawn = ({ state: { phase, score } }: TieMatch): boolean =>
  phaseGroup(phase) === "final" && score !== undefined && score[0] === score[1];

const isOff = ({ state }: TieMatch): boolean => phaseGroup(state.phase) === "void";

/** Ties by their teams and round, matches in order of play. */
function tiesOf(matches: readonly TieMatch[]): TieMatch[][] {
  const ties = new Map<string, TieMatch[]>();
  const inOrder = matches.filter((match) => !isOff(match)).toSorted((a, b) => a.kickOff - b.kickOff);
  for (const match of inOrder) ties.set(tieKey(match), [...(ties.get(tieKey(match)) ?? []), match]);
  return [...ties.values()];
}

const isPair = (tie: readonly TieMatch[]): boolean => tie.length === 2 && tie[0]!.homeId === tie[1]!.awayId;

/**
 * The legs among a season's knock-out matches, by id. Two matches of a tie, one at each ground, are its legs unless the
 * second may be the replay of a draw: that follows where most ties of the round have one match.
 */
export function legsOf(matches: readonly TieMatch[]): Map<string, Leg> {
  const ties = tiesOf(matches);
  const isUsual = (stage: string): boolean => {
    const ofRound = ties.filter(([first]) => first!.stage === stage);
    return 2 * ofRound.filter(isPair).length >= ofRound.length;
  };
  return new Map(
    ties.filter(isPair).flatMap((tie): [string, Leg][] => {
      const [first, second] = tie as [TieMatch, TieMatch];
      if (isDrawn(first) && first.leg !== 1 && !isUsual(first.stage)) return [];
      return [
        [first.id, { leg: 1 }],
        [second.id, { leg: 2, firstLegId: first.id }],
      ];
    }),
  );
}

/** Stores the legs of a season, for matches whose leg was unknown or has changed. */
export async function noteLegs(
  database: D1Database,
  { id: competition, sport }: Pick<CompetitionEntry, "id" | "sport">,
  label: string,
): Promise<void> {
  if (modelOf(sport).tie !== "legs") return;
  const db = drizzle(database);
  const { id, stage, homeId, awayId, kickOff, state, leg, firstLegId, competitionId, season, twinId } = suppliedMatches;
  const isOf = and(eq(competitionId, competition), eq(season, label), isNull(twinId), inArray(stage, TIE_STAGES));
  const rows = await db
    .select({ id, stage, homeId, awayId, kickOff, state, leg, firstLegId })
    .from(suppliedMatches)
    .where(isOf);
  const legs = legsOf(rows);
  const updates = rows.flatMap((row) => {
    const own = legs.get(row.id);
    const [isLeg, first] = [own?.leg ?? null, own?.firstLegId ?? null];
    if (row.leg === isLeg && row.firstLegId === first) return [];
    return db.update(suppliedMatches).set({ leg: isLeg, firstLegId: first }).where(eq(id, row.id));
  });
  const [one, ...more] = updates;
  if (one) await db.batch([one, ...more]);
}

/** The goals of a first leg from the perspective of the second one's sides; undefined until it is over. */
export const goalsOfFirstLeg = ({ state: { phase, score } }: Pick<SuppliedRow, "state">): Pair | undefined =>
  phaseGroup(phase) === "final" && score ? turnedPair(score) : undefined;
