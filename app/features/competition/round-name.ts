import type { TFunction } from "i18next";
import type { Round } from "#contract/domain/history";

/**
 * A round in words: "Matchday 12", "Group stage, matchday 2", "Quarter-final". `tMatches` is of the namespace
 * `matches`, `t` of `competition`.
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

/** A part of a season in words, whatever its groups. */
export function stageName(
  stage: NonNullable<Round["stage"]>,
  tMatches: TFunction<"matches">,
  t: TFunction<"competition">,
): string {
  if (stage === "regular") return t("regular");
  return stage === "group" ? tMatches("stage.groupStage") : tMatches(`stage.${stage}`);
}
