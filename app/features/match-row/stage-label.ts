import type { TFunction } from "i18next";
import type { ListedMatch } from "./listed-match.ts";

/** The fields of a match that identify a part of a competition. */
export type StageFacts = Pick<ListedMatch, "stage" | "matchday" | "group" | "leg">;

/** The formatted stage: "Group A", "Matchday 9", "Semi-final · First leg"; empty if unknown. */
export function stageLabel({ stage, matchday, group, leg }: StageFacts, t: TFunction<"matches">): string {
  const parts: string[] = [];
  if (stage && stage !== "regular") parts.push(stage === "group" ? t("stage.groupStage") : t(`stage.${stage}`));
  if (group) parts.splice(0, parts.length, t("stage.group", { letter: group }));
  if (matchday && (!stage || stage === "regular" || stage === "league_phase"))
    parts.push(t("stage.matchday", { number: matchday }));
  if (leg) parts.push(leg === 1 ? t("stage.firstLeg") : t("stage.secondLeg"));
  return parts.join(" · ");
}

/** The part of the stage that all matches of a list share; undefined if their stages differ. */
export function sharedStage(matches: readonly StageFacts[]): StageFacts | undefined {
  const first = matches[0];
  if (!first?.stage || matches.some(({ stage }) => stage !== first.stage)) return undefined;
  const same = <Field extends keyof StageFacts>(field: Field) =>
    matches.every((match) => match[field] === first[field]) ? { [field]: first[field] } : {};
  return { stage: first.stage, ...same("matchday"), ...same("group"), ...same("leg") };
}
