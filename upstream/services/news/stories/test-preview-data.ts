import type { Pair } from "#contract/domain/match";
import { DAY } from "#contract/time/units";
import type { MatchAt } from "../../../match/match.ts";
import type { PreviewData } from "./preview-data.ts";
import { footballData, rowOf } from "./test-football-data.ts";

/** A coming match between A and B, who are fifth and eighth in a table of ten, relegation from ninth on. */
export function previewData(change: Partial<PreviewData> = {}): PreviewData {
  const data = footballData([]);
  const rows = ["C", "D", "E", "F", "A", "G", "H", "B", "I", "J"].map((id, index) =>
    rowOf(id, index + 1, 30 - 3 * index),
  );
  return { ...data, meetings: [], places: placesOf(rows, "A", "B"), ...change };
}

const ZONES = [{ zone: "relegation", colour: "", fromRank: 9, toRank: 10 }] as const;

/** The places of A and B in a table. */
export function placesOf(
  rows: readonly ReturnType<typeof rowOf>[],
  home: string,
  away: string,
): NonNullable<PreviewData["places"]> {
  const place = (id: string) => ({ row: rows.find(({ teamId }) => teamId === id)!, rows, zones: ZONES });
  return { home: place(home), away: place(away) };
}

/** Meetings of A at home with B, latest first, each a month before the next. */
export const meetingsOf = (kickOff: number, ...scores: readonly Pair[]): MatchAt[] =>
  scores.map(
    (score, index) =>
      ({
        fixture: { homeId: "A", awayId: "B", kickOff: kickOff - (index + 3) * 30 * DAY },
        state: { score },
      }) as unknown as MatchAt,
  );
