import { isLocale, type LocaleCode } from "#contract/tables/locales";
import { fillText } from "#contract/text/fill-text";
import { favouriteModeOf } from "~/features/favourites/favourite-mode";
import { announceFollowed, FAVOURITE_SAVED_EVENT, FOLLOWED_EVENT } from "~/features/favourites/followed-event";
import { FOLLOWS_ATTRIBUTE, paintFollowed } from "~/features/favourites/followed-looks";
import {
  FOLLOWED_KEY,
  isFollowed,
  isStale,
  readFollowed,
  withFollowed,
  writeFollowed,
} from "~/features/favourites/followed-record";
import { noteGuestFavourites, sendGuestFavourites } from "~/features/favourites/guest-favourites";
import { askFollowed, renewFollowed } from "~/features/favourites/renew-followed";
import { PRESSED_STAR_LABEL_ID, readStar, UNFOLLOW_FORM_ID } from "~/features/favourites/star-forms";
import { putUnsaved, readUnsaved, type Unsaved, withUnsaved } from "~/features/favourites/unsaved";
import { decideWalkthrough, isWalkthroughSkipped } from "~/features/favourites/walkthrough-decision";
import { MAIN_ID } from "~/page/element-ids";
import { sportOrDefault } from "~/page/sport-switch";
import { isPlain, mayPreloadOn, whenIdle } from "~/runtime/islands/island-decisions";
import { ISLAND_EVENT, islandId } from "~/runtime/islands/island-event";
import { leaveSession } from "~/runtime/members/leave-session";
import { readMemberRecord } from "~/runtime/members/member-record";
import { SessionEnded } from "~/runtime/members/session-ended";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { announceHandled } from "~/runtime/page-script/pressed";
import { patience } from "~/runtime/time-limit";
import { keepTrying } from "~/runtime/try-again";
import { showToast } from "~/ui/toast";
import { markStars, STARS_AND_REMOVALS, type StarTexts } from "./mark-stars.ts";

/** The lines of a removable list, without the one for browsers without script. */
const linesOf = (page: Document): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(`:not(.no-js) > #${UNFOLLOW_FORM_ID} li`),
];

/** Whether every listed item has been removed. */
function isListEmptied(page: Document): boolean {
  const lines = linesOf(page);
  return lines.length > 0 && lines.every(({ hidden }) => hidden);
}

/** Moves the focus from a removed line to the next, from the last line to the previous one, otherwise to the page. */
function focusBeside(button: HTMLElement): void {
  const page = button.ownerDocument;
  const lines = linesOf(page);
  const own = lines.findIndex((line) => line.contains(button));
  if (!lines[own]?.hidden) return;
  const next = lines.slice(own).find(({ hidden }) => !hidden) ?? lines.slice(0, own).findLast(({ hidden }) => !hidden);
  (next?.querySelector<HTMLElement>("button") ?? page.getElementById(MAIN_ID))?.focus();
}

/**
 * Checked on each page of a member: shows the walkthrough on idle if they may not have seen it. It is unsolicited, so
 * members who save data are not offered it.
 */
export function startWalkthrough(page: Document): void {
  const move = decideWalkthrough({
    isMember: page.documentElement.dataset.account === "member",
    isSkipped: isWalkthroughSkipped(),
    hasSeen: readMemberRecord().walkthroughFlag,
    isOccupied: false,
  });
  if (move === "none" || !mayPreloadOn(page)) return;
  whenIdle(() => page.getElementById(islandId("walkthrough"))?.dispatchEvent(new Event(ISLAND_EVENT)));
}

/** A member's stars: marked from the device's record; a press updates it immediately and is saved in the background. */
export function startStars({ page, translations }: PageScript): void {
  keepTrying(
    page,
    () =>
      translations<StarTexts>("stars").catch((reason) => {
        // Meanwhile the form saves.
        announceHandled(page, "stars");
        throw reason;
      }),
    (texts) => runStars(page, texts),
  );
}

const mount = (page: Document, island: string): void => {
  page.getElementById(islandId(island))?.dispatchEvent(new Event(ISLAND_EVENT));
};

function runStars(page: Document, texts: StarTexts): void {
  const [, locale, ...path] = page.location.pathname.split("/");
  const sport = sportOrDefault(`/${path.join("/")}`);
  const isGuest = favouriteModeOf(page) === "device";
  addPressedLabel(page, texts);

  const mark = () => markStars(page, { sport, followed: readFollowed(), texts });
  const show = () => {
    paintFollowed(page, readFollowed()[sport]);
    mark();
  };
  const change = () => {
    show();
    if (readUnsaved().length > 0) mount(page, "stars");
  };
  page.addEventListener(FOLLOWED_EVENT, change);
  page.addEventListener(FAVOURITE_SAVED_EVENT, () => {
    // The empty state is rendered by the server.
    if (isListEmptied(page)) page.location.reload();
  });
  window.addEventListener("storage", ({ key }) => {
    // Null: the other page cleared the storage.
    if (key === FOLLOWED_KEY || key === null) show();
  });
  page.addEventListener("click", (event) => {
    const star = event.target instanceof Element && event.target.closest<HTMLButtonElement>(STARS_AND_REMOVALS);
    const facts = star ? readStar(star) : undefined;
    if (!star || !facts || !isPlain(event)) return;
    event.preventDefault();
    const { kind, id, name, isRemoval } = facts;
    const thing = { sport, kind, id };
    const press = { ...thing, name, isFollowed: !isRemoval && !isFollowed(readFollowed(), thing) };
    if (isGuest) noteOnDevice(page, press, texts);
    else {
      putUnsaved(press);
      writeFollowed(withUnsaved(readFollowed(), readUnsaved()));
    }
    announceFollowed(page);
    if (isRemoval) focusBeside(star);
  });
  watchMarks(page, mark);
  announceHandled(page, "stars");

  if (isGuest) {
    show();
    return;
  }
  // What a guest pressed before signing in, and what a page left unsaved.
  writeFollowed(withUnsaved(readFollowed(), readUnsaved()));
  change();
  // Members who save data press a link instead.
  if (page.documentElement.hasAttribute(FOLLOWS_ATTRIBUTE) && mayPreloadOn(page)) mount(page, "own-matches");
  if (isLocale(locale)) keepTrying(page, (failures) => settle(page, locale, failures));
}

/**
 * What a guest followed on this device becomes the member's; then the record is refreshed if it is stale. Rejects
 * without a response.
 */
async function settle(page: Document, locale: LocaleCode, failures: number): Promise<void> {
  try {
    const isTaken = await sendGuestFavourites(locale);
    startWalkthrough(page);
    if (isTaken === false) throw new Error("not sent");
    if (!(isTaken || isStale(Date.now()))) return;
    const ask = () => askFollowed(locale, patience(failures));
    if (!(await renewFollowed({ ask, now: Date.now }))) throw new Error("not renewed");
    announceFollowed(page);
  } catch (thrown) {
    if (!(thrown instanceof SessionEnded)) throw thrown;
    leaveSession(page);
  }
}

/** A guest's press is stored on the device. */
function noteOnDevice(page: Document, { name, isFollowed: isAdded, ...thing }: Unsaved, texts: StarTexts): void {
  writeFollowed(withFollowed(readFollowed(), thing, isAdded));
  noteGuestFavourites();
  const text = fillText(isAdded ? texts.added : texts.removed, { name });
  showToast(page, { kind: "favourite", isAdded, text });
}

/** The shared label of pressed stars in rows. */
function addPressedLabel(page: Document, { removeStar }: StarTexts): void {
  const label = page.createElement("span");
  Object.assign(label, { id: PRESSED_STAR_LABEL_ID, hidden: true, textContent: removeStar });
  page.body.appendChild(label);
}

/**
 * Stars arrive late (deferred groups, fetched lists), and the server's markup of a refreshed list is not
 * member-specific.
 */
function watchMarks(page: Document, mark: () => void): void {
  let isDue = false;
  const observer = new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      mark();
    });
  });
  const main = page.getElementById(MAIN_ID);
  if (main) observer.observe(main, { childList: true, subtree: true, attributeFilter: ["aria-pressed"] });
}
