import type { EdgeContext } from "#worker/pages/context";
import { playerTransferView, type TransferView } from "~/features/people/transfer-view";
import { loadPlayerHead, type PlayerHeadData, type PlayerRequest } from "~/features/player/load-player-head.server";
import { formatDate } from "~/i18n/format-date";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { barsOf, type StationView, stationsOf } from "./stations.ts";

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
