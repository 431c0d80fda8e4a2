import type { Sport } from "../../tables/sports.ts";

/** Name and path of a call in each sport: `h2hInfo` of `/h2h/info`, `basketballH2hInfo` of `/basketball/h2h/info`. */
export const addressOf = (sport: Sport, name: string, path: string): CallAddress => ADDRESSES[sport](name, path);

interface CallAddress {
  name: string;
  path: string;
}

const ADDRESSES: Readonly<Record<Sport, (name: string, path: string) => CallAddress>> = {
  football: (name, path) => ({ name, path }),
  basketball: (name, path) => ({
    name: `basketball${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    path: `/basketball${path}`,
  }),
};

/** For past matches: they change when the next match ends. */
export const SLOW = { freshFor: 600, staleFor: 86_400, keepFor: 604_800, store: "kv" } as const;

/** For lists that may contain a match in play. */
export const LIVE = { freshFor: 10, staleFor: 30, keepFor: 86_400, store: "kv" } as const;
