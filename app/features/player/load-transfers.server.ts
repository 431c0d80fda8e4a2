import type { EdgeContext } from "#worker/context";
import { playerTransferView, type TransferView } from "~/features/people/transfer-view";
import { formatDate } from "~/i18n/format-date";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { type AskedPlayer, loadPlayerHead, type PlayerHeadData } from "./load-player-head.server.ts";
import { barsOf, stationsOf } from "./stations.ts";

export interface StationView {
  club: string;
  /** In whole sentences: the club, from when until when. */
  said: string;
  /** Parts of the whole time, 0 to 1. */
  start: number;
  length: number;
}

export interface TransfersData {
  head: PlayerHeadData;
  transfers: TransferView[];
  /** The first first; empty where there are too few for a picture. */
  stations: StationView[];
  /** First and last year of the picture. */
  years: [string, string];
}

const FEWEST = 2;

/** What a player's page of transfers shows. Throws the faces of loadPlayerHead. */
export async function loadTransfers(context: EdgeContext, asked: Omit<AskedPlayer, "tab">): Promise<TransfersData> {
  const { locale, now } = context;
  const head = await loadPlayerHead(context, { ...asked, tab: "transfer" });
  const i18n = translatorOf(locale, namespacesOf("player-transfer"));
  const [t, people] = [i18n.getFixedT(null, "player"), i18n.getFixedT(null, "people")];
  const stations = stationsOf(head.info.transfers);
  const bars = barsOf(stations, now);
  const day = (date: string) => formatDate(date, locale, "date");
  const views = stations.map(({ club, from, until }, index) => ({
    club,
    said: until
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
