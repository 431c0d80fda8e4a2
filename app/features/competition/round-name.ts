import type { TFunction } from "i18next";
import type { Round } from "#contract/domain/history";
import type { Sport } from "#contract/tables/sports";
import { roundNumber, stageName } from "~/features/match-row/stage-label";

interface RoundOf {
  sport: Sport;
  competition: { id: string };
}

/**
 * The name of a round: "Matchday 12", "Group stage, matchday 2", "Quarter-final". `tMatches` uses the namespace
 * `matches`, `t` uses `competition`.
 */
export function roundName(
  of: RoundOf,
  { stage, matchday }: Round,
  tMatches: TFunction<"matches">,
  t: TFunction<"competition">,
): string {
  if (matchday !== undefined) {
    const day = roundNumber(of.sport, matchday, tMatches);
    return stage === undefined || stage === "regular"
      ? day
      : t("partOf", { stage: partName(of, stage, tMatches, t), day });
  }
  return stage === undefined ? t("allMatches") : partName(of, stage, tMatches, t);
}

/** The name of a part of a season, without its groups. */
function partName(
  { sport, competition }: RoundOf,
  stage: NonNullable<Round["stage"]>,
  tMatches: TFunction<"matches">,
  t: TFunction<"competition">,
): string {
  return stage === "regular" ? t("regular") : stageName({ sport, leagueId: competition.id }, stage, tMatches);
}
