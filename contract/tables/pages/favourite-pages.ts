import { FAVOURITE_SEGMENTS } from "../paths.ts";
import { inEachSport, type PageRow } from "./page-row.ts";

const favouritePage = ({ name, path, ...row }: Omit<PageRow, "sport" | "isForMembers">): PageRow[] =>
  inEachSport((sport) => `${sport}Favourites${name}`, { ...row, path: `/fav/${path}`, isForMembers: true });

/** A member's favourites. The first takes the forms of stars (POST). */
export const FAVOURITE_PAGES: readonly PageRow[] = [
  ...favouritePage({
    name: "",
    path: FAVOURITE_SEGMENTS.match,
    module: "fav-matches",
    namespaces: ["common", "favourites", "matches", "rows"],
    query: ["date", "show", "fault", "saved", "back"],
  }),
  ...favouritePage({
    name: "Teams",
    path: FAVOURITE_SEGMENTS.team,
    module: "fav-teams",
    namespaces: ["common", "favourites"],
    query: ["fault", "saved", "back"],
  }),
  ...favouritePage({
    name: "Competitions",
    path: FAVOURITE_SEGMENTS.competition,
    module: "fav-competitions",
    namespaces: ["common", "favourites"],
    query: ["fault", "saved", "back"],
  }),
];
