import type { i18n } from "i18next";
import type { Placeholder } from "#contract/domain/bracket";
import type { SevensMatch } from "#contract/domain/sevens";
import { SEVENS_TREES, type SevensTree } from "#contract/tables/sevens";
import { KNOCKOUT_STAGES } from "#contract/tables/stages";

/** A pitch's name in the page's language; proper names are unchanged. */
export function pitchName(pitch: string, i18n: i18n): string {
  const t = i18n.getFixedT(null, "sevens");
  const number = /^Pitch (\d+)$/.exec(pitch)?.[1];
  if (number) return t("pitch", { number });
  return pitch === "Main Pitch" ? t("mainPitch") : pitch;
}

/** A match's place in the tournament: its group, or its tree and round, one per line. */
export function matchLabel({ match, tree }: Pick<SevensMatch, "match" | "tree">, i18n: i18n): string {
  const t = i18n.getFixedT(null, "matches");
  if (match.group) return t("stage.group", { letter: match.group });
  const round = KNOCKOUT_STAGES.find((stage) => stage === match.stage);
  const treeName = tree && i18n.getFixedT(null, "sevens")(`tree.${tree}`);
  return [treeName, round && t(`stage.${round}`)].filter(Boolean).join("\n");
}

const PLACES = ["first", "second", "third", "fourth"] as const;

/** Where a team of a tie will come from. Tie ids look like `cup-quarter_final-2`. */
export function placeholderName(from: Placeholder | undefined, i18n: i18n): string {
  const t = i18n.getFixedT(null, "sevens");
  if (from?.kind === "group") {
    const place = PLACES[from.rank - 1];
    return place ? t(`place.${place}`, { letter: from.group }) : t("toBeDecided");
  }
  if (from?.kind !== "winner" && from?.kind !== "loser") return t("toBeDecided");
  const [, treeWord, stageWord, number] = /^(\w+)-(\w+)-(\d+)$/.exec(from.tieId) ?? [];
  const tree: SevensTree | undefined = SEVENS_TREES.find((one) => one === treeWord);
  const stage = KNOCKOUT_STAGES.find((one) => one === stageWord);
  if (!tree || !stage) return t("toBeDecided");
  const values = { tree: t(`tree.${tree}`), round: i18n.getFixedT(null, "matches")(`stage.${stage}`), number };
  return from.kind === "winner" ? t("winnerOf", values) : t("loserOf", values);
}
