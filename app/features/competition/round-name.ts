import type { TFunction } from "i18next";
import type { Round } from "#contract/domain/history";
import type { Sport } from "#contract/tables/sports";
import { roundNumber, stageName } from "~/features/match-row/stage-label";

/**
 * The name of a round: "Matchday 12", "Group stage, matchday 2", "Quarter-final". `tMatches` uses the namespace
 * `matches`, `t` uses `competition`.
 */
export function roundName(
  sport: Sport,
  { stage, matchday }: Round,
  tMatches: TFunction<"matches">,
  t: TFunction<"competition">,
): string {
  if (matchday !== undefined) {
    const day = roundNumber(sport, matchday, tMatches);
    return stage === undefined || stage === "regular"
      ? day
      : t("partOf", { stage: partName(sport, stage, tMatches, t), day });
  }
  return stage === undefined ? t("allMatches") : partName(sport, stage, tMatches, t);
}

/** The name of a part of a season, without its groups. */
function partName(
  sport: Sport,
  stage: NonNullable<Round["stage"]>,
  tMatches: TFunction<"matches">,
  t: TFunction<"competition">,
): string {
  return stage === "regular" ? t("regular") : stageName(sport, stage, tMatches);
}
