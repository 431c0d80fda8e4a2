import { forgetFollowed } from "~/browser/favourites/followed-record";
import { hasGuestFavourites } from "~/browser/favourites/guest-favourites";
import { forgetUnsaved } from "~/browser/favourites/unsaved";
import { comeAsGuest } from "~/browser/leave-session";
import { MEMBER_CHANNEL, SESSION_ENDED } from "~/browser/member-channel";
import { forgetMemberRecord, hasMemberRecord, isOtherMember, writeMemberRecord } from "~/browser/member-record";
import { forgetNotices } from "~/browser/notices/notice-record";
import type { PageScript } from "~/browser/page-script.ts";
import { moveOnArrival } from "./session-moves.ts";

/**
 * Keeps the browser's record as the page has it, and all tabs alike: where the session has ended in one, by logging out,
 * a deletion or code 100007, the others load their pages anew, as a guest's.
 */
export function startMemberSession({ page }: Pick<PageScript, "page">): void {
  const isMember = page.documentElement.dataset.account === "member";
  const move = moveOnArrival({ isMember, hasRecord: hasMemberRecord() });
  if (move === "none" || !("BroadcastChannel" in globalThis)) return;
  const channel = new BroadcastChannel(MEMBER_CHANNEL);
  if (move === "forget") {
    forgetMemberRecord();
    forgetFollowed();
    forgetUnsaved();
    forgetNotices();
    channel.postMessage(SESSION_ENDED);
    channel.close();
    return;
  }
  const shown = shownMember(page);
  if (isOtherMember(shown)) {
    forgetNotices();
    // What a guest followed on this device is about to become the member's.
    if (!hasGuestFavourites()) forgetFollowed();
  }
  writeMemberRecord(shown);
  channel.addEventListener("message", ({ data }) => {
    if (data === SESSION_ENDED) comeAsGuest(page);
  });
}

/** As the edge wrote them into the header. */
const shownMember = (page: Document) => ({
  nickname: page.querySelector("[data-nickname]")?.textContent?.trim() ?? "",
  profilePicture: page.querySelector("[data-press] img")?.getAttribute("src") ?? "",
});
