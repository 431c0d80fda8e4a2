import { forgetFollowed } from "~/features/favourites/followed-record";
import { hasGuestFavourites } from "~/features/favourites/guest-favourites";
import { forgetUnsaved } from "~/features/favourites/unsaved";
import { hasEntries } from "~/features/forms/has-entries";
import { forgetNotices } from "~/features/notices/notice-record";
import { readEnded } from "~/page/sign-path";
import { forgetDrafts, hasUnsentComment, NUMBER_KEY } from "~/runtime/members/drafts";
import { comeAsGuest, leaveOwnPage, takeHasLeft } from "~/runtime/members/leave-session";
import {
  forgetMemberRecord,
  hasMemberRecord,
  isOtherMember,
  onMemberRecord,
  writeMemberRecord,
} from "~/runtime/members/member-record";
import { ENDED_ELSEWHERE, MEMBER_CHANNEL, SESSION_ENDED } from "~/runtime/members/session-ended";
import { forgetUnsentOwner, keepUnsentFor, unsentOwner } from "~/runtime/members/unsent-owner";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { tabStore } from "~/runtime/storage";
import { showToast } from "~/ui/toast";
import { repeatCalls } from "./repeat-calls.ts";

/** Deletes a member's unsent input, so that nobody else on this device is offered it or sends it. */
function forgetUnsent(): void {
  forgetDrafts();
  forgetUnsaved();
}

/**
 * Runs before a hydrating page reads stored input. The rest (startMemberSession) is in the page script, after React.
 */
export function forgetDraftsOfOthers(page: Document): void {
  const move = moveOf(page);
  if (move === "replace" || (move === "forget" && unsentOwner() === undefined)) forgetDrafts();
}

/**
 * Syncs the browser's record with the page, and all tabs: when the session ends in one, by logout, account deletion or
 * code 100007, the others reload as a guest, and when one begins, as a member.
 */
export function startMemberSession({ page, translations }: Pick<PageScript, "page" | "translations">): void {
  const move = moveOf(page);
  const isKept = unsentOwner() !== undefined;
  if (takeHasLeft() || (move === "forget" && isKept)) sayLoggedOut(page, translations);
  // Not over what is being entered, such as the same login.
  if (move === "none" || move === "forget") onMemberRecord(() => !hasEntries(page) && page.location.reload());
  if (move === "none") return;
  // Without it data is deleted all the same; only the tabs are not notified.
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(MEMBER_CHANNEL) : undefined;
  if (move === "forget") {
    forgetMemberRecord();
    forgetFollowed();
    forgetNotices();
    if (!isKept) forgetUnsent();
    channel?.postMessage(isKept ? ENDED_ELSEWHERE : SESSION_ENDED);
    channel?.close();
    return;
  }
  if (move === "replace") forgetUnsent();
  forgetUnsentOwner();
  tabStore()?.removeItem(NUMBER_KEY);
  const shown = shownMember(page);
  if (isOtherMember(shown)) {
    forgetNotices();
    // What a guest followed on this device is about to become the member's.
    if (!hasGuestFavourites()) forgetFollowed();
  }
  writeMemberRecord(shown);
  repeatCalls({ page, translations });
  channel?.addEventListener("message", ({ data }) => {
    // This page has sent it and is about to leave, or it stays for what is being typed in it.
    if (unsentOwner() !== undefined) return;
    if (data === ENDED_ELSEWHERE) return leaveOwnPage(page);
    if (data !== SESSION_ENDED) return;
    // The other tab cannot access this tab's storage, and has deleted the record with the nickname.
    if (hasUnsentComment()) keepUnsentFor(shown.nickname);
    else forgetUnsent();
    comeAsGuest(page);
  });
}

/** Milliseconds for which it is said: nobody has pressed anything and looks for it. */
const SAID_FOR = 6_000;

/** The session has ended elsewhere: said as soon as the tab is seen. The page of sign-in may say so itself. */
function sayLoggedOut(page: Document, translations: PageScript["translations"]): void {
  if (readEnded(page.location.search)) return;
  translations<{ loggedOut: string }>("stars").then(
    (texts) => onceSeen(page, () => showToast(page, { kind: "icon", text: texts.loggedOut, duration: SAID_FOR })),
    () => undefined,
  );
}

function onceSeen(page: Document, act: () => void): void {
  if (page.visibilityState === "hidden") page.addEventListener("visibilitychange", act, { once: true });
  else act();
}

interface Known {
  /** What the edge wrote into the page from the session cookie; authoritative. */
  isMember: boolean;
  /** This browser has a stored member record. */
  hasRecord: boolean;
  /** The stored member, if any, is not the one signed in. */
  isOther: boolean;
  /** Unsent input is kept for somebody else, whose session ended in this tab. */
  unsentOfOther: boolean;
}

/**
 * What a page does on load. `record`: store the member, who keeps what they began as a guest. `replace`: the same,
 * after deleting the data of an earlier member whose end of session no page has seen. `forget`: the session has ended
 * since the last page, for whatever reason, so the member's data is deleted and other tabs are notified.
 */
export function moveOnArrival({
  isMember,
  hasRecord,
  isOther,
  unsentOfOther,
}: Known): "record" | "replace" | "forget" | "none" {
  if (isMember) return (hasRecord && isOther) || unsentOfOther ? "replace" : "record";
  return hasRecord ? "forget" : "none";
}

const moveOf = (page: Document) =>
  moveOnArrival({
    isMember: page.documentElement.dataset.account === "member",
    hasRecord: hasMemberRecord(),
    isOther: isOtherMember(shownMember(page)),
    unsentOfOther: unsentOwner() !== undefined && unsentOwner() !== shownMember(page).nickname,
  });

/** As the edge wrote it into the header. */
const shownMember = (page: Document) => ({
  nickname: page.querySelector("[data-nickname]")?.textContent?.trim() ?? "",
  profilePicture: page.querySelector("[data-press] img")?.getAttribute("src") ?? "",
});
