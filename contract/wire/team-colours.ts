import type * as z from "zod/mini";
import type { MatchColours, TeamColours } from "../domain/match.ts";
import { optional } from "./preprocess.ts";
import { OptionalText, wireObject } from "./scalars.ts";

/** Main and second colour of a side's shirt, #rrggbb. */
export const WireColours = optional(wireObject({ main: OptionalText, second: OptionalText }));

export const TEAM_COLOURS = { homeColours: WireColours, awayColours: WireColours };

const HEX = /^#[0-9a-f]{6}$/i;

/** Undefined without a readable main colour; another text than #rrggbb counts as not given. */
export function parseColours(read: z.output<typeof WireColours>): TeamColours | undefined {
  const { main = "", second = "" } = read ?? {};
  if (!HEX.test(main)) return undefined;
  return [main, HEX.test(second) ? second : main];
}

type Read = Partial<Record<keyof typeof TEAM_COLOURS, z.output<typeof WireColours>>>;

/** Both sides' colours as far as they are given, to be spread into a match's facts. */
export function parseMatchColours({ homeColours, awayColours }: Read): { colours?: MatchColours } {
  const [home, away] = [parseColours(homeColours), parseColours(awayColours)];
  if (!home && !away) return {};
  return { colours: { ...(home && { home }), ...(away && { away }) } };
}
