import { inEachSport, type PageRow } from "./page-row.ts";

/** A player. */
export const PLAYER_PAGES: readonly PageRow[] = [
  ...inEachSport((sport) => `${sport}PlayerOverview`, {
    path: "/player/:playerName/:player/overview",
    module: "player-overview",
    namespaces: ["common", "empty", "people", "player", "view"],
    query: ["lastId", "results"],
  }),
  ...inEachSport((sport) => `${sport}PlayerTransfer`, {
    path: "/player/:playerName/:player/transfer",
    module: "player-transfer",
    namespaces: ["common", "empty", "people", "player"],
    query: [],
  }),
  ...inEachSport((sport) => `${sport}PlayerCareer`, {
    path: "/player/:playerName/:player/career",
    module: "player-career",
    namespaces: ["common", "empty", "people", "player"],
    query: [],
  }),
];
