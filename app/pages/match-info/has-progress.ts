import { isOpen } from "~/features/match/match-progress";
import { bySport } from "~/sports/by-sport";
import type { MatchInfoData } from "./load-match-info.server.ts";

type Loaded = Pick<MatchInfoData, "head" | "football">;

/** Whether the source reports, or may still report, how the score came about; otherwise its column would be empty. */
export const hasProgress = ({ head: { about }, football }: Loaded): boolean =>
  bySport(about, {
    football({ coverage, match }) {
      if (!coverage || coverage.events || (isOpen(match) && coverage.stat)) return true;
      if (!football) return false;
      const { rows, kicks, momentum, faults } = football;
      return rows.length + kicks.length > 0 || momentum !== undefined || Object.keys(faults).length > 0;
    },
    basketball: ({ coverage }) => coverage?.progress ?? true,
  });
