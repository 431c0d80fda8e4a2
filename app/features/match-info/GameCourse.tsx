import { useTranslation } from "react-i18next";
import type { GameLeader } from "#contract/domain/game-info";
import { GAME_LEADER_KEYS } from "#contract/tables/game-leaders";
import { PartFault } from "~/features/entity/PartFault";
import type { Page } from "~/features/frame/page";
import type { MatchAbout } from "~/features/match/match-about";
import { isOpen } from "~/features/match/shows-course";
import { Leaders } from "./Leaders.tsx";
import type { GameCourse as Course } from "./load-match-info.server.ts";
import { PeriodTable } from "./PeriodTable.tsx";
import { ScoreFlow } from "./ScoreFlow.tsx";

interface GameCourseProps {
  course: Course;
  about: Extract<MatchAbout, { sport: "basketball" }>;
  page: Page;
}

/** Their places are kept: nothing moves when the first is known. */
const LEADERS_TO_COME: readonly GameLeader[] = GAME_LEADER_KEYS.map((key) => ({ key }));

/** What happened in a basketball game: points by quarter, the lead, the best of either side. */
export function GameCourse({ course: { flow, fault }, about: { match, leaders }, page }: GameCourseProps) {
  const { t } = useTranslation("matchInfo");
  const canGrow = isOpen(match);
  return (
    <>
      <PeriodTable match={match} />
      {fault ? (
        <PartFault title={t("flow.title")} kind={fault} page={page} />
      ) : (
        (flow || canGrow) && <ScoreFlow match={match} chart={flow} />
      )}
      <Leaders match={match} leaders={canGrow && leaders.length === 0 ? LEADERS_TO_COME : leaders} page={page} />
    </>
  );
}
