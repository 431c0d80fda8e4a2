import * as z from "zod/mini";
import type { PlacePick } from "../../contests/place-picks.ts";
import type { LineMarket, LineSide } from "../../domain/contests.ts";
import type { Pair } from "../../domain/match.ts";

/**
 * A pick as a member sends it; without side or guess it is removed. `line` (as in ContestLine: of the home side, or the
 * total) and `price` are those that the member saw and confirmed.
 */
export type SentPick =
  | { matchId: string; market: LineMarket; side: LineSide; line: string; price: string }
  | { matchId: string; market: LineMarket; side?: undefined }
  | { matchId: string; market: "SCORE"; guess?: Pair };

const MOST_PICKS = 60;
/** Per side; basketball has three digits. */
const MOST_SCORED = 250;

const Id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const Scored = z.int().check(z.gte(0), z.lte(MOST_SCORED));

const DECIMAL = z.string().check(z.regex(/^-?\d{1,4}(\.\d{1,3})?$/));
const CONFIRMED = { line: z.optional(DECIMAL), price: z.optional(DECIMAL) };
interface SentSide {
  side?: LineSide | undefined;
  line?: string | undefined;
  price?: string | undefined;
}
const isConfirmed = ({ side, line, price }: SentSide): boolean =>
  side === undefined || (line !== undefined && price !== undefined);
const OfLine = z.refine<SentSide>(isConfirmed, "a side without the confirmed line and price");

const Sent = z
  .array(
    z.discriminatedUnion("market", [
      z
        .object({ matchId: Id, market: z.literal("AH"), side: z.optional(z.enum(["home", "away"])), ...CONFIRMED })
        .check(OfLine),
      z
        .object({ matchId: Id, market: z.literal("OU"), side: z.optional(z.enum(["over", "under"])), ...CONFIRMED })
        .check(OfLine),
      z.object({ matchId: Id, market: z.literal("SCORE"), guess: z.optional(z.tuple([Scored, Scored])) }),
    ]),
  )
  .check(z.minLength(1), z.maxLength(MOST_PICKS));

const Places = z.array(z.object({ slotId: Id, teamId: Id })).check(z.minLength(1), z.maxLength(128));

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isOnce = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;

/** Parses sent picks, each market of a match once; undefined if invalid. */
export function readSentPicks(text: string): SentPick[] | undefined {
  const read = Sent.safeParse(readJson(text));
  if (!read.success) return undefined;
  const picks = read.data as SentPick[];
  return isOnce(picks.map(({ matchId, market }) => `${matchId} ${market}`)) ? picks : undefined;
}

/** Parses the sent teams of a tournament's places, each place once; undefined if invalid. */
export function readSentPlaces(text: string): PlacePick[] | undefined {
  const read = Places.safeParse(readJson(text));
  return read.success && isOnce(read.data.map(({ slotId }) => slotId)) ? read.data : undefined;
}
