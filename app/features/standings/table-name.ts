import type { i18n } from "i18next";
import type { Competition } from "#contract/domain/competition";
import type { AnyTable } from "./standings-rows.ts";

/** A table's name among a season's; undefined for a league's only one. */
export function tableName(
  { id, group, name }: Pick<AnyTable, "id" | "group" | "name">,
  i18n: i18n,
): string | undefined {
  const tMatches = i18n.getFixedT(null, "matches");
  if (group) return tMatches("stage.group", { letter: group });
  if (name) return name;
  if (id === "thirds") return i18n.getFixedT(null, "standings")("thirds");
  return id === "league_phase" ? tMatches("stage.league_phase") : undefined;
}

/** "V.League 1, Group A: table". */
export const captionOf = (competition: Pick<Competition, "name">, tableName: string | undefined, i18n: i18n): string =>
  i18n.getFixedT(null, "standings")("caption", {
    name: tableName ? `${competition.name}, ${tableName}` : competition.name,
  });
