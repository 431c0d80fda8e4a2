import type { LineUpFacts } from "./line-up-facts.ts";
import type { MarkKind } from "./marks.ts";

type MarkTranslators = Pick<LineUpFacts, "t" | "people">;

/** The text of a mark: that of the player statistic if there is one. */
export function markName(kind: MarkKind, { t, people }: MarkTranslators): string {
  if (kind === "goal") return people("count.goals");
  if (kind === "own") return t("ownGoals");
  if (kind === "assist") return people("count.assists");
  if (kind === "yellow") return people("count.yellow");
  if (kind === "second") return people("count.secondYellow");
  if (kind === "red") return people("count.red");
  return people(kind === "off" ? "count.wentOff" : "count.cameOn");
}

/** A mark's text with its number or minute: "Goals: 2". */
export const markLabel = (kind: MarkKind, value: string | number, translators: MarkTranslators): string =>
  translators.t("counted", { what: markName(kind, translators), value: `${value}` });
