import type { LocaleCode } from "#contract/tables/locales";
import type { ShownTime } from "~/features/contest/contest-head";
import type { PlacesBoard } from "./places-board.ts";

/** A tournament to be picked, and who picks it where. */
export interface PlacesPlace extends Pick<PlacesBoard, "slots" | "teams" | "names" | "pictures"> {
  contestId: string;
  locale: LocaleCode;
  isMember: boolean;
  deadline: ShownTime;
  /** Where signing in leads back to: a path with its locale. */
  callBack: string;
}
