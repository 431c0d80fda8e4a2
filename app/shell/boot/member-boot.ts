import { FOLLOWS_ATTRIBUTE, followedCss, paintFollowed } from "~/features/favourites/followed-looks";
import { FOLLOWED_KEY } from "~/features/favourites/followed-record";
import { MARK_ATTRIBUTE, noticeMarkIn } from "~/features/notices/notice-mark";

// Runs in the head, so that followed stars look pressed and the bell has its dot from the first paint. None of this is
// in the page itself, which is shared. If storage is blocked or empty, reading it throws.
try {
  const root = document.documentElement;
  const { account, guestFavourites } = root.dataset;
  const mark = account === "member" && noticeMarkIn(localStorage);
  if (mark) root.setAttribute(MARK_ATTRIBUTE, mark);
  const followed = JSON.parse(localStorage.getItem(FOLLOWED_KEY) ?? "")[location.pathname.split("/")[2] ?? ""];
  if ((account === "member" || guestFavourites === "") && followedCss(followed)) {
    // Own matches are for members only.
    root.toggleAttribute(FOLLOWS_ATTRIBUTE, account === "member");
    paintFollowed(document, followed);
  }
} catch {}
