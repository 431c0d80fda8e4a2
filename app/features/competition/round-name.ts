import type { TFunction } from "i18next";
import type { Round } from "#contract/domain/history";

/**
 * The name of a round: "Matchday 12", "Group stage, matchday 2", "Quarter-final". `tMatches` uses the namespace
 * `matches`, `t` uses `competition`.
 */
export function roundName(
  { stage, matchday }: Round,
  tMatches: TFunction<"matches">,
  t: TFunction<"competition">,
): string {
  if (matchday !== undefined) {
    const day = tMatches("stage.matchday", { number: matchday });
    return stage === undefined || stage === "regular"
      ? day
      : t("partOf", { stage: stageName(stage, tMatches, t), day });
  }
  return stage === undefined ? t("allMatches") : stageName(stage, tMatches, t);
}

/** The name of a part of a season, without its groups. */
export function stageName(
  stage: NonNullable<Round["stage"]>,
  tMatches: TFunction<"matches">,
  t: TFunction<"competition">,
): string {
  if (stage === "regular") return t("regular");
  return stage === "group" ? tMatches("stage.groupStage") : tMatches(`stage.${stage}`);
}
