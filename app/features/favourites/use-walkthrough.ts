import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { announceFollowed } from "~/features/favourites/followed-event";
import { readFollowed, withFollowed, writeFollowed } from "~/features/favourites/followed-record";
import type { Saved } from "~/features/favourites/save-followed";
import { saveWalkthrough } from "~/features/favourites/save-walkthrough";
import { decideWalkthrough, isWalkthroughSkipped, skipWalkthrough } from "~/features/favourites/walkthrough-decision";
import { MAIN_ID } from "~/page/element-ids";
import { isEntering } from "~/runtime/is-entering";
import { ME_QUERY } from "~/runtime/members/ask-me";
import { hasUnsentComment } from "~/runtime/members/drafts";
import { leaveToSignIn } from "~/runtime/members/leave-session";
import { noteMember } from "~/runtime/members/member-record";
import { SessionEnded } from "~/runtime/members/session-ended";
import { keepTrying } from "~/runtime/try-again";
import type { FollowableItem } from "./read-lists.ts";

/** The member's current page. */
export interface WalkthroughPlace {
  locale: LocaleCode;
  sport: Sport;
}

/** Also a comment written as a guest, which is on the page again. */
const isOccupied = (page: Document): boolean =>
  hasUnsentComment() ||
  isEntering(page) ||
  (CSS.supports("selector(:popover-open)") && page.querySelector(":popover-open") !== null);

/**
 * Nobody pressed anything to open the dialog, so a browser has nothing to give the focus back to: it stays within the
 * closed dialog for a moment, and the next Tab would go on from the end of the page.
 */
function returnFocus(page: Document): void {
  if (page.activeElement === page.body || page.activeElement?.closest("dialog:not([open])"))
    page.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/**
 * Opens the dialog for a member who has not seen it. Returns their country (ISO 3166-1 alpha-2 or empty) while it is
 * open.
 */
export function useWalkthroughStart(open: () => void): { country: string | undefined; end(): void } {
  const client = useQueryClient();
  const [country, setCountry] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page.
  useEffect(() => {
    let isGone = false;
    const ask = async () => (isGone ? undefined : await client.fetchQuery(ME_QUERY));
    keepTrying(document, ask, (me) => {
      if (!me || isGone) return;
      const { walkthroughFlag: hasSeen, country: livesIn = "" } = me;
      if (hasSeen !== undefined) noteMember({ walkthroughFlag: hasSeen });
      const known = { isMember: true, isSkipped: isWalkthroughSkipped(), hasSeen, isOccupied: isOccupied(document) };
      if (decideWalkthrough(known) !== "show") return;
      setCountry(livesIn);
      open();
    });
    return () => {
      isGone = true;
    };
  }, []);
  return {
    country,
    end() {
      skipWalkthrough();
      setCountry(undefined);
      returnFocus(document);
    },
  };
}

/** Follows the chosen items, on this device and upstream. */
export async function saveChosen(
  chosen: readonly FollowableItem[],
  { locale, sport }: WalkthroughPlace,
): Promise<Saved> {
  const idsOf = (kind: FollowableItem["kind"]) => chosen.filter((item) => item.kind === kind).map(({ id }) => id);
  try {
    const saved = await saveWalkthrough({ team: idsOf("team"), competition: idsOf("competition") }, sport, locale);
    if (saved.kind !== "done") return saved;
  } catch (thrown) {
    if (!(thrown instanceof SessionEnded)) throw thrown;
    leaveToSignIn();
    return { kind: "silent" };
  }
  noteMember({ walkthroughFlag: true });
  if (chosen.length === 0) return { kind: "done" };
  writeFollowed(
    chosen.reduce((followed, { kind, id }) => withFollowed(followed, { sport, kind, id }, true), readFollowed()),
  );
  announceFollowed(document);
  return { kind: "done" };
}
