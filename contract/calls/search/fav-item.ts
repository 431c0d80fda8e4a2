import type * as z from "zod/mini";
import type { FavouriteItem, FavouriteKind } from "../../domain/search.ts";
import { parseFlag } from "../../parse/match.ts";
import { Flag, Id, OptionalFlag, OptionalText, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

/** The specification's favourite item; `countryCode` and `detail` are ours, for the flag and the second line. */
export const WireFavItem = wireObject({
  id: Id,
  key: Text,
  name: Text,
  logo: OptionalText,
  countryCode: OptionalText,
  isFav: Flag,
  countryKey: OptionalText,
  detail: OptionalText,
  type: Text,
  nameIsFallback: OptionalFlag,
});
export type FavItemWire = WireOf<typeof WireFavItem>;

const KINDS: readonly FavouriteKind[] = ["COUNTRY", "COMPETITION", "TEAM", "PLAYER"];

/** `kind`: the list's own kind, used instead of the upstream's. */
export const parseFavItem =
  (kind: FavouriteKind) =>
  (item: z.output<typeof WireFavItem>): FavouriteItem => {
    const flag = parseFlag(item.countryCode);
    return {
      id: item.id,
      key: item.key,
      name: item.name,
      kind: KINDS.find((one) => one === item.type) ?? kind,
      ...(item.logo && { logo: item.logo }),
      ...(flag && { flag }),
      isFavourite: item.isFav,
      ...(item.countryKey && { countryKey: item.countryKey }),
      ...(item.detail && { detail: item.detail }),
      ...(item.nameIsFallback && { isFallbackName: true as const }),
    };
  };
