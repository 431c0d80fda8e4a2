import * as z from "zod/mini";
import { PLACE_POINTS, type PlaceStage } from "../../contests/points.ts";
import type { ContestSelections, PlacePrediction, PlacePredictions } from "../../domain/contests.ts";
import { parseTeam } from "../../parse/match.ts";
import { WireTeamRef } from "../../wire/match-item.ts";
import { nullable } from "../../wire/preprocess.ts";
import { answerRows, rows } from "../../wire/rows.ts";
import { EpochMs, Id, NullableInt, OptionalText, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import { PAGE, parseLeader, WireLeader } from "./entry-wire.ts";

const STAGES = Object.keys(PLACE_POINTS) as [PlaceStage, ...PlaceStage[]];

const WirePlace = wireObject({ slotId: Id, teamId: Id });

const WireSlot = wireObject({
  slotId: Id,
  stage: z.enum(STAGES),
  place: NullableInt,
  group: OptionalText,
  number: NullableInt,
  teamIds: rows("teamIds", Id),
  /** Empty, or the two slots whose teams meet. */
  from: rows("from", Id),
});

export const SelectionsResult = z.object({
  data: wireObject({
    slots: answerRows("slots", WireSlot),
    teams: answerRows("teams", WireTeamRef),
    deadline: EpochMs,
    decided: rows("decided", WirePlace),
  }),
});
export type SelectionsBody = WireOf<typeof SelectionsResult>;

export const parseSelections = ({ data }: z.output<typeof SelectionsResult>): ContestSelections => ({
  slots: data.slots.map(({ slotId, stage, place, group, number, teamIds, from: [a, b] }) => ({
    slotId,
    stage,
    ...(place !== null && { place }),
    ...(group !== undefined && { group }),
    ...(number !== null && { number }),
    teamIds,
    ...(a !== undefined && b !== undefined && { from: [a, b] as const }),
  })),
  teams: data.teams.map(parseTeam),
  deadline: data.deadline,
  decided: data.decided.map(({ slotId, teamId }) => ({ slotId, teamId })),
});

const WirePrediction = wireObject({
  user: WireLeader,
  picks: rows("picks", wireObject({ slotId: Id, teamId: Id, points: NullableInt })),
  submittedAt: EpochMs,
});
export type PlacePredictionWire = WireOf<typeof WirePrediction>;

const parsePrediction = ({ user, picks, submittedAt }: z.output<typeof WirePrediction>): PlacePrediction => ({
  leader: parseLeader(user),
  picks: picks.map(({ slotId, teamId, points }) => ({ slotId, teamId, ...(points !== null && { points }) })),
  submittedAt,
});

export const PredictionsResult = z.object({ data: wireObject({ ...PAGE, list: answerRows("list", WirePrediction) }) });
export type PredictionsBody = WireOf<typeof PredictionsResult>;

export const parsePredictions = ({ data }: z.output<typeof PredictionsResult>): PlacePredictions => ({
  predictions: data.list.map(parsePrediction),
  hasNext: data.hasNext,
  ...(data.lastId !== undefined && { lastId: data.lastId }),
});

export const MyPlacesResult = z.object({ data: nullable(WirePrediction) });

export const parseMyPlaces = ({ data }: z.output<typeof MyPlacesResult>): PlacePrediction | undefined =>
  data === null ? undefined : parsePrediction(data);
