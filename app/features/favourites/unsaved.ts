import { FOLLOWED_KINDS } from "#contract/tables/followed-kinds";
import { SPORTS } from "#contract/tables/sports";
import { type Store, tabStore } from "~/runtime/storage";
import { type Followed, type FollowedThing, withFollowed } from "./followed-record.ts";

/** A star press that the upstream has not confirmed. */
export interface Unsaved extends FollowedThing {
  /** As shown in messages. */
  name: string;
  isFollowed: boolean;
}

/**
 * Storage key of unsaved presses, which survive page loads in this tab: those of a guest until they are a member, those
 * of a member until the call has returned.
 */
const KEY = "favs-unsaved";

export const isSameThing = (one: FollowedThing, other: FollowedThing): boolean =>
  one.id === other.id && one.kind === other.kind && one.sport === other.sport;

const isUnsaved = (value: unknown): value is Unsaved => {
  const { sport, kind, id, name, isFollowed } = (value ?? {}) as Partial<Unsaved>;
  return (
    SPORTS.some(({ code }) => code === sport) &&
    FOLLOWED_KINDS.some((one) => one === kind) &&
    typeof id === "string" &&
    typeof name === "string" &&
    typeof isFollowed === "boolean"
  );
};

export function readUnsaved(store = tabStore()): Unsaved[] {
  try {
    const presses: unknown = JSON.parse(store?.getItem(KEY) ?? "[]");
    return Array.isArray(presses) ? presses.filter(isUnsaved) : [];
  } catch {
    return [];
  }
}

function write(presses: readonly Unsaved[], store: Store | undefined): void {
  try {
    if (presses.length > 0) store?.setItem(KEY, JSON.stringify(presses));
    else store?.removeItem(KEY);
  } catch {
    // Storage is full: the press is lost, and the star of the next page shows that.
  }
}

/** The last press on a thing replaces earlier ones. */
export const putUnsaved = (press: Unsaved, store = tabStore()): void =>
  write([...readUnsaved(store).filter((one) => !isSameThing(one, press)), press], store);

/** Removes a settled press, unless the thing was pressed again in the meantime. */
export const dropUnsaved = (press: Unsaved, store = tabStore()): void =>
  write(
    readUnsaved(store).filter((one) => !(isSameThing(one, press) && one.isFollowed === press.isFollowed)),
    store,
  );

export const forgetUnsaved = (store = tabStore()): void => write([], store);

/** What is followed once all presses are saved. */
export const withUnsaved = (followed: Followed, presses: readonly Unsaved[]): Followed =>
  presses.reduce((before, press) => withFollowed(before, press, press.isFollowed), followed);
