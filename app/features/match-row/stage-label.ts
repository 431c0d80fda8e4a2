import type { TFunction } from "i18next";
import type { Sport } from "#contract/tables/sports";
import type { Stage } from "#contract/tables/stages";
import { adapterOf } from "~/sports/sports";
import type { ListedMatch } from "./row-fragments.ts";

/** The fields of a match that identify a part of a competition. */
export type StageFacts = Pick<ListedMatch, "sport" | "stage" | "matchday" | "group" | "leg">;

/** The name of a stage in a sport: "Group stage", "Semi-final". */
export function stageName(sport: Sport, stage: Exclude<Stage, "regular">, t: TFunction<"matches">): string {
  if (stage === "group") return t("stage.groupStage");
  return t(`stage.${adapterOf(sport).match.stageNames[stage] ?? stage}`);
}

/** The name of a numbered round: "Matchday 9", in basketball "Round 9". */
export const roundNumber = (sport: Sport, number: number, t: TFunction<"matches">): string =>
  t(`stage.${adapterOf(sport).match.roundName}`, { number });

/**
 * The formatted stage: "Group A", "Matchday 9", "Semi-final · First leg"; empty if unknown. A numbered round of a league
 * phase is known by its number.
 */
export function stageLabel({ sport, stage, matchday, group, leg }: StageFacts, t: TFunction<"matches">): string {
  const parts: string[] = [];
  const isNumbered = !stage || stage === "regular" || stage === "league_phase";
  if (group) parts.push(t("stage.group", { letter: group }));
  else if (stage && stage !== "regular" && !(isNumbered && matchday)) parts.push(stageName(sport, stage, t));
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
  return { sport: first.sport, stage: first.stage, ...same("matchday"), ...same("group"), ...same("leg") };
}
