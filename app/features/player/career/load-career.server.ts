import type { ClubRef } from "#contract/domain/people";
import type { EdgeContext } from "#worker/pages/context";
import { type Counted, countColumns, countText } from "~/features/people/counted";
import { type Named, namedClub } from "~/features/people/name-of";
import { loadPlayerHead, type PlayerHeadData, type PlayerRequest } from "~/features/player/load-player-head.server";
import { clubTotals } from "~/features/player/season-totals";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";

interface CareerColumn {
  key: string;
  name: string;
  short: string;
}

interface CareerRow {
  season?: string;
  club: Named;
  competition?: string;
  /** One per column. */
  cells: string[];
}

export interface CareerTable {
  columns: CareerColumn[];
  rows: CareerRow[];
}

export interface CareerData {
  head: PlayerHeadData;
  seasons: CareerTable;
  totals: CareerTable;
}

interface Source extends Counted {
  team: ClubRef;
  season?: string;
  competition?: string;
}

/** Data of a player's career page. Throws the error pages of loadPlayerHead. */
export async function loadCareer(context: EdgeContext, request: Omit<PlayerRequest, "tab">): Promise<CareerData> {
  const { locale } = context;
  const head = await loadPlayerHead(context, { ...request, tab: "career" });
  const { sport, info } = head;
  const t = translatorOf(locale, namespacesOf("player-career")).getFixedT(null, "people");
  const table = (rows: readonly Source[]): CareerTable => {
    const columns = countColumns(sport, rows, t);
    return {
      columns: columns.map(({ key, name, short }) => ({ key, name, short })),
      rows: rows.map((row) => ({
        ...(row.season && { season: row.season }),
        club: namedClub(row.team, { sport, locale }),
        ...(row.competition && { competition: row.competition }),
        cells: columns.map(({ numberIn }) => countText(numberIn(row), locale)),
      })),
    };
  };
  return { head, seasons: table(info.seasons), totals: table(clubTotals(info.seasons)) };
}
