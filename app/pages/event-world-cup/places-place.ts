import type { LocaleCode } from "#contract/tables/locales";
import type { ShownTime } from "~/features/contest/contest-head";
import type { PlacesBoard } from "./places-board.ts";

/** A tournament to pick, and its context. */
export interface PlacesPlace extends Pick<PlacesBoard, "slots" | "teams" | "names" | "pictures"> {
  contestId: string;
  locale: LocaleCode;
  isMember: boolean;
  deadline: ShownTime;
  /** Where to return after signing in: a path with its locale. */
  callBack: string;
}
