import type { FollowedKind } from "#contract/tables/followed-kinds";
import { resultIn } from "~/runtime/wire-fields";
import { itemsIn, type WireItem } from "~/runtime/wire-items";
import type { ListCall, ListKind } from "./list-calls.ts";

/** The kind of a list's items; all but countries can be followed. */
export type ItemKind = Exclude<FollowedKind, "match"> | "country";

export interface ListedItem {
  kind: ItemKind;
  id: string;
  name: string;
  /** Distinguishes items with the same name. */
  detail?: string;
  flag?: string;
  /** Path of the crest below the storage's base address. */
  picture?: string;
}

export interface ItemList {
  kind: ListKind;
  items: ListedItem[];
}

const KINDS: Readonly<Record<ListKind, ItemKind>> = {
  popularTeams: "team",
  popularCompetitions: "competition",
  teams: "team",
  competitions: "competition",
  countries: "country",
};

/** The lists of a response without empty ones; undefined if the response is invalid. */
export function readLists(body: unknown, { lists }: Pick<ListCall, "lists">): ItemList[] | undefined {
  const result = resultIn(body);
  if (!result) return undefined;
  return (Object.entries(lists) as [ListKind, string][])
    .map(([kind, name]) => ({ kind, items: itemsIn(result[name]).map((item) => listedItem(item, KINDS[kind])) }))
    .filter(({ items }) => items.length > 0);
}

// A national team's detail is its country, the same as its name.
const listedItem = ({ id, name, detail, flag, logo }: WireItem, kind: ItemKind): ListedItem => ({
  kind,
  id,
  name,
  ...(detail && detail !== name && { detail }),
  ...(flag && { flag }),
  ...(logo && { picture: logo }),
});

export type FollowableItem = ListedItem & { kind: Exclude<ItemKind, "country"> };

export const isFollowable = (item: ListedItem): item is FollowableItem => item.kind !== "country";
