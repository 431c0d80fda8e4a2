import type { i18n } from "i18next";
import type { Competition } from "#contract/domain/competition";
import type { BasketballStandingsRow, StandingsRow, StandingsTable } from "#contract/domain/standings";
import { joinParts } from "~/i18n/join-texts";
import type { AnyStandingsRow } from "~/sports/standings-columns";

export type AnyRow = AnyStandingsRow;

export type AnyTable = StandingsTable<StandingsRow> | StandingsTable<BasketballStandingsRow>;

/** Whether a match of a table has been played: before that it ranks nobody. */
export const hasBegun = ({ rows }: { rows: readonly Pick<AnyRow, "played">[] }): boolean =>
  rows.some(({ played }) => played > 0);

/** `count` rows of a table around a team's, evenly above and below if the table allows. */
export function rowsAround<Row extends { team: { id: string } }>(
  rows: readonly Row[],
  teamId: string,
  count: number,
): readonly Row[] {
  const at = rows.findIndex(({ team }) => team.id === teamId);
  if (at < 0) return rows.slice(0, count);
  const from = Math.max(0, Math.min(at - Math.floor(count / 2), rows.length - count));
  return rows.slice(from, from + count);
}

/** The key of a team's current opponent, if both are in the table. */
export function opponentKey({ team, ...row }: AnyRow, rows: readonly AnyRow[]): string | undefined {
  const live = "live" in row ? row.live : undefined;
  if (!live) return undefined;
  return rows.find((one) => one.team.id !== team.id && "live" in one && one.live?.matchId === live.matchId)?.team.key;
}

/** A table's name among a season's; undefined for a league's only one. */
export function tableName(
  { id, group, name, round }: Pick<AnyTable, "id" | "group" | "name" | "round">,
  i18n: i18n,
): string | undefined {
  const tMatches = i18n.getFixedT(null, "matches");
  if (group) return tMatches("stage.group", { letter: group });
  if (name) return name;
  if (round) return i18n.getFixedT(null, "standings")(`round.${round}`);
  if (id === "thirds") return i18n.getFixedT(null, "standings")("thirds");
  return id === "league_phase" ? tMatches("stage.league_phase") : undefined;
}

/** "V.League 1, Group A: table". */
export const captionOf = (competition: Pick<Competition, "name">, tableName: string | undefined, i18n: i18n): string =>
  i18n.getFixedT(null, "standings")("caption", {
    name: joinParts([competition.name, tableName], i18n.language),
  });

/** Whether rows of a table are left out before one of those shown: level teams share a rank, and leave out the next. */
export function hasGapBefore(shown: readonly { rank: number }[], at: number): boolean {
  const [above, row] = [shown[at - 1], shown[at]];
  if (!above || !row) return false;
  return row.rank > above.rank + shown.filter(({ rank }) => rank === above.rank).length;
}
