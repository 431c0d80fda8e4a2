import type { TFunction } from "i18next";
import type { Match } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import type { Stage } from "#contract/tables/stages";
import { adapterOf } from "~/sports/sports";
import type { ListedMatch } from "./row-fragments.ts";

/** The fields of a match that identify a part of a competition. */
export type StageFacts = Pick<ListedMatch, "sport" | "stage" | "matchday" | "group" | "leg"> &
  Partial<Pick<Match, "leagueId">>;

/** Competitions by id whose fans call stages by names of their own. */
const OWN_NAMES: Readonly<
  Record<string, Partial<Record<Stage, "conference_semi_final" | "conference_final" | "nba_finals">>>
> = {
  // The NBA's.
  8001: { quarter_final: "conference_semi_final", semi_final: "conference_final", final: "nba_finals" },
};

/** The name of a stage in a competition, or in a sport: "Group stage", "Semi-final". */
export function stageName(
  { sport, leagueId = "" }: { sport: Sport; leagueId?: string | undefined },
  stage: Exclude<Stage, "regular">,
  t: TFunction<"matches">,
): string {
  if (stage === "group") return t("stage.groupStage");
  return t(`stage.${OWN_NAMES[leagueId]?.[stage] ?? adapterOf(sport).match.stageNames[stage] ?? stage}`);
}

/** The name of a numbered round: "Matchday 9", in basketball "Round 9". */
export const roundNumber = (sport: Sport, number: number, t: TFunction<"matches">): string =>
  t(`stage.${adapterOf(sport).match.roundName}`, { number });

/**
 * The formatted stage: "Group A", "Matchday 9", "Semi-final · First leg"; empty if unknown. A numbered round of a
 * league phase is known by its number.
 */
export function stageLabel(
  { sport, leagueId, stage, matchday, group, leg }: StageFacts,
  t: TFunction<"matches">,
): string {
  const parts: string[] = [];
  const isNumbered = !stage || stage === "regular" || stage === "league_phase";
  if (group) parts.push(t("stage.group", { letter: group }));
  else if (stage && stage !== "regular" && !(isNumbered && matchday))
    parts.push(stageName({ sport, leagueId }, stage, t));
  if (matchday && isNumbered) parts.push(roundNumber(sport, matchday, t));
  if (leg) parts.push(leg === 1 ? t("stage.firstLeg") : t("stage.secondLeg"));
  return parts.join(" · ");
}

/** The part of the stage that all matches of a list share; undefined if their stages differ. */
export function sharedStage(matches: readonly StageFacts[]): StageFacts | undefined {
  const first = matches[0];
  if (!first?.stage || matches.some(({ stage }) => stage !== first.stage)) return undefined;
  const same = <Field extends keyof StageFacts>(field: Field) =>
    matches.every((match) => match[field] === first[field]) ? { [field]: first[field] } : {};
  return {
    sport: first.sport,
    leagueId: first.leagueId,
    stage: first.stage,
    ...same("matchday"),
    ...same("group"),
    ...same("leg"),
  };
}
