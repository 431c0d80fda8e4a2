import { FOLLOWED_KINDS, type FollowedKind } from "#contract/tables/followed-kinds";
import { SPORTS, type Sport } from "#contract/tables/sports";
import { deviceStore } from "~/runtime/storage";

/** Ids of what the member follows, latest first. */
export type Followed = Record<Sport, Record<FollowedKind, string[]>>;

export interface FollowedThing {
  sport: Sport;
  kind: FollowedKind;
  id: string;
}

/** Storage key of what the member follows; the next page draws its stars from it (app/shell/boot). */
export const FOLLOWED_KEY = "favs";
/** Storage key of the last update from the upstream, in milliseconds. */
const RENEWED_KEY = "favs-at";

/** Milliseconds for which the record is fresh: another device may change it. */
const FRESH_FOR = 180_000;

export const isFollowed = (followed: Followed, { sport, kind, id }: FollowedThing): boolean =>
  followed[sport][kind].includes(id);

/** The record after a thing was followed, which puts it first, or unfollowed. */
export function withFollowed(followed: Followed, thing: FollowedThing, isAdded: boolean): Followed {
  const { sport, kind, id } = thing;
  if (isFollowed(followed, thing) === isAdded) return followed;
  const others = followed[sport][kind].filter((one) => one !== id);
  return { ...followed, [sport]: { ...followed[sport], [kind]: isAdded ? [id, ...others] : others } };
}

/** A complete record for all sports from whatever part is known. */
export const followedOf = (known: Partial<Record<Sport, Partial<Record<FollowedKind, unknown>>>>): Followed => {
  const ofKinds = (sport: Sport) =>
    Object.fromEntries(FOLLOWED_KINDS.map((kind) => [kind, idsIn(known[sport]?.[kind])])) as Followed[Sport];
  return Object.fromEntries(SPORTS.map(({ code }) => [code, ofKinds(code)])) as Followed;
};

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === "string") : [];

export function readFollowed(store = deviceStore()): Followed {
  try {
    return followedOf((JSON.parse(store?.getItem(FOLLOWED_KEY) ?? "{}") as Partial<Followed> | null) ?? {});
  } catch {
    return followedOf({});
  }
}

export function writeFollowed(followed: Followed, store = deviceStore()): void {
  try {
    store?.setItem(FOLLOWED_KEY, JSON.stringify(followed));
  } catch {
    // Storage is full: the upstream is authoritative, and the next page asks it again.
    forgetFollowed(store);
  }
}

export function forgetFollowed(store = deviceStore()): void {
  for (const key of [FOLLOWED_KEY, RENEWED_KEY]) store?.removeItem(key);
}

/** Stores what the upstream has just returned. */
export function writeRenewed(followed: Followed, now: number, store = deviceStore()): void {
  writeFollowed(followed, store);
  try {
    store?.setItem(RENEWED_KEY, String(now));
  } catch {
    // Storage is full; see above.
  }
}

/** Whether to ask the upstream: never asked, not recently, or the clock was set back since. */
export function isStale(now: number, store = deviceStore()): boolean {
  const age = now - Number(store?.getItem(RENEWED_KEY) ?? Number.NaN);
  return !(age >= 0 && age < FRESH_FOR);
}
