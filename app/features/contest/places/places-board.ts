import type { FaultOfPlace, PlacePick, PlaceSlot } from "#contract/contests/place-picks";
import type { Team } from "#contract/domain/match";
import type { LocaleCode } from "#contract/tables/locales";
import type { ShownTime } from "~/features/contest/contest-head";
import type { PickedPlaces } from "./picked-places.ts";
import type { PlaceNames } from "./place-names.ts";

/** State and actions shared by all parts of the tournament form. */
export interface PlacesBoard {
  slots: readonly PlaceSlot[];
  teams: ReadonlyMap<string, Team>;
  picked: PickedPlaces;
  faults: readonly FaultOfPlace[];
  names: PlaceNames;
  /** Base URL of crests; undefined for visitors who save data. */
  pictures: string | undefined;
  onPick(pick: PlacePick): void;
  onThird(teamId: string): void;
}

/** Id of a slot's element. */
export const slotElementId = (slotId: string): string => `slot-${slotId}`;

/** Id of a round's element. */
export const roundElementId = (stage: string): string => `round-${stage}`;

/** A tournament to pick, and its context. */
export interface PlacesPlace extends Pick<PlacesBoard, "slots" | "teams" | "names" | "pictures"> {
  contestId: string;
  locale: LocaleCode;
  isMember: boolean;
  deadline: ShownTime;
  /** Where to return after signing in: a path with its locale. */
  callBack: string;
}
