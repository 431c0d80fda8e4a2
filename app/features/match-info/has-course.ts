import { isOpen } from "~/features/match/shows-course";
import type { MatchInfoData } from "./load-match-info.server.ts";

type Loaded = Pick<MatchInfoData, "head" | "football">;

/** Whether the source tells, or may yet tell, how the score came about: else its column would stand empty. */
export function hasCourse({ head: { about }, football }: Loaded): boolean {
  if (about.sport === "basketball") return about.coverage?.course ?? true;
  const { coverage, match } = about;
  if (!coverage || coverage.events || (isOpen(match) && coverage.stat)) return true;
  if (!football) return false;
  const { rows, kicks, momentum, faults } = football;
  return rows.length + kicks.length > 0 || momentum !== undefined || Object.keys(faults).length > 0;
}
