import { FOLLOWS_ATTRIBUTE, followedCss, paintFollowed } from "~/browser/favourites/followed-looks";
import { FOLLOWED_KEY } from "~/browser/favourites/followed-record";
import { MARK_ATTRIBUTE, noticeMarkIn } from "~/browser/notices/notice-mark";

// Stands in the head: stars of what is followed look pressed, and the bell has its dot, from the first paint on. Nothing of
// it is in a page, which is everyone's. Where the visitor forbids storage, or has none of a sport, there is nothing to read, and reading throws.
try {
  const root = document.documentElement;
  const { account, guestFavourites } = root.dataset;
  const mark = account === "member" && noticeMarkIn(localStorage);
  if (mark) root.setAttribute(MARK_ATTRIBUTE, mark);
  const followed = JSON.parse(localStorage.getItem(FOLLOWED_KEY) ?? "")[location.pathname.split("/")[2] ?? ""];
  if ((account === "member" || guestFavourites === "") && followedCss(followed)) {
    // One's own matches are for members.
    root.toggleAttribute(FOLLOWS_ATTRIBUTE, account === "member");
    paintFollowed(document, followed);
  }
} catch {}
