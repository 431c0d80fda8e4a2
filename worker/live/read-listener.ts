import { SPORTS, type Sport } from "#contract/tables/sports";
import { splitAddress } from "../platform/address.ts";

/** What an address under `/live` requests; undefined parts are unreadable. */
interface Listener {
  sport: Sport | undefined;
  /** The page's cursor, in milliseconds. */
  cursor: number | undefined;
}

const sportNamed = (code: string | undefined): Sport | undefined => SPORTS.find((sport) => sport.code === code)?.code;

const wholeMilliseconds = (text: string | null): number | undefined =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

/** Reads `/live/{sport}…?since={ms}`. */
export function readListener(url: string): Listener {
  const { path, search } = splitAddress(url);
  return {
    sport: sportNamed(path.split("/")[2]),
    cursor: wholeMilliseconds(new URLSearchParams(search).get("since")),
  };
}
