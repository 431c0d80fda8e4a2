import type { FaultOfPlace, PlacePick, PlaceSlot } from "#contract/contests/place-picks";
import type { Team } from "#contract/domain/match";
import type { PickedPlaces } from "./picked-places.ts";
import type { PlaceNames } from "./place-names.ts";

/** What every part of the form for a tournament knows, and what it can do. */
export interface PlacesBoard {
  slots: readonly PlaceSlot[];
  teams: ReadonlyMap<string, Team>;
  picked: PickedPlaces;
  faults: readonly FaultOfPlace[];
  names: PlaceNames;
  /** Of crests; undefined for a visitor who saves data. */
  pictures: string | undefined;
  onPick(pick: PlacePick): void;
  onThird(teamId: string): void;
}

/** Of a slot's element in the page. */
export const slotElementId = (slotId: string): string => `slot-${slotId}`;

/** Of a round's element. */
export const roundElementId = (stage: string): string => `round-${stage}`;
