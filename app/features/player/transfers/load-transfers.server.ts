import type { PlayerTransfer } from "#contract/domain/player-info";
import type { EdgeContext } from "#worker/pages/context";
import { playerTransferView, type TransferView } from "~/features/people/transfer-view";
import { loadPlayerHead, type PlayerHeadData, type PlayerRequest } from "~/features/player/load-player-head.server";
import { formatDate } from "~/i18n/format-date";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";

/** A player's time at a club; dates are YYYY-MM-DD. Ongoing without an end. */
interface Station {
  club: string;
  from: string;
  until?: string;
}

/** A time at a club as drawn in the chart. */
export interface StationView {
  club: string;
  /** Club and dates, for screen readers. */
  text: string;
  /** Fractions of the chart's time span, 0 to 1. */
  start: number;
  length: number;
}

/** The clubs of a player's transfers, earliest first; transfers without a date are left out. */
export function stationsOf(transfers: readonly PlayerTransfer[]): Station[] {
  const dated = transfers.flatMap(({ date, to }) => (date ? [{ date, club: to?.name }] : []));
  const inOrder = dated.sort((one, other) => one.date.localeCompare(other.date));
  return inOrder.flatMap(({ date, club }, index) => {
    const until = inOrder[index + 1]?.date;
    return club ? [{ club, from: date, ...(until && { until }) }] : [];
  });
}

/** Stations as bars: fractions of the time from the first day to `now`, 0 to 1. */
export function barsOf(stations: readonly Station[], now: number): { start: number; length: number }[] {
  const first = Date.parse(stations[0]?.from ?? "");
  const span = Math.max(1, now - first);
  return stations.map(({ from, until }) => {
    const start = (Date.parse(from) - first) / span;
    const end = until ? (Date.parse(until) - first) / span : 1;
    return { start, length: Math.max(0, end - start) };
  });
}

export interface TransfersData {
  head: PlayerHeadData;
  transfers: TransferView[];
  /** Earliest first; empty if there are too few for a chart. */
  stations: StationView[];
  /** First and last year of the chart. */
  years: [string, string];
}

const FEWEST = 2;

/** Data of a player's transfers page. Throws the error pages of loadPlayerHead. */
export async function loadTransfers(context: EdgeContext, request: Omit<PlayerRequest, "tab">): Promise<TransfersData> {
  const { locale, now } = context;
  const head = await loadPlayerHead(context, { ...request, tab: "transfer" });
  const i18n = translatorOf(locale, namespacesOf("player-transfer"));
  const [t, people] = [i18n.getFixedT(null, "player"), i18n.getFixedT(null, "people")];
  const stations = stationsOf(head.info.transfers);
  const bars = barsOf(stations, now);
  const day = (date: string) => formatDate(date, locale, "date");
  const views = stations.map(({ club, from, until }, index) => ({
    club,
    text: until
      ? t("transfers.station", { club, from: day(from), until: day(until) })
      : t("transfers.now", { club, from: day(from) }),
    ...(bars[index] ?? { start: 0, length: 0 }),
  }));
  return {
    head,
    transfers: head.info.transfers.map((row) => playerTransferView(row, { sport: head.sport, locale, t: people })),
    stations: views.length < FEWEST ? [] : views,
    years: [stations[0]?.from.slice(0, 4) ?? "", new Date(now).toISOString().slice(0, 4)],
  };
}
