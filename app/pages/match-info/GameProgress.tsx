import { useTranslation } from "react-i18next";
import type { GameLeader } from "#contract/domain/game-info";
import { GAME_LEADER_KEYS } from "#contract/tables/game-leaders";
import { PartFault } from "~/features/entity/PartFault";
import type { MatchAbout } from "~/features/match/match-about";
import { isOpen } from "~/features/match/match-progress";
import type { Page } from "~/page/page";
import { Leaders } from "./Leaders.tsx";
import type { GameProgressData } from "./load-match-info.server.ts";
import { PeriodTable } from "./PeriodTable.tsx";
import { ScoreFlow } from "./ScoreFlow.tsx";

interface GameProgressProps {
  progress: GameProgressData;
  about: Extract<MatchAbout, { sport: "basketball" }>;
  page: Page;
}

/** Their space is reserved: nothing shifts when the first is known. */
const UNKNOWN_LEADERS: readonly GameLeader[] = GAME_LEADER_KEYS.map((key) => ({ key }));

/** The progress of a basketball game: points by quarter, the lead, each side's leaders. */
export function GameProgress({ progress: { flow, fault }, about: { match, leaders }, page }: GameProgressProps) {
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
      <Leaders match={match} leaders={canGrow && leaders.length === 0 ? UNKNOWN_LEADERS : leaders} page={page} />
    </>
  );
}
