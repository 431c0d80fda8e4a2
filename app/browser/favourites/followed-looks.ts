import { FOLLOWED_KINDS, type FollowedKind } from "#contract/tables/followed-kinds";

/**
 * Root attribute set on load if the member follows something in this sport; it reserves the space of member-only parts.
 */
export const FOLLOWS_ATTRIBUTE = "data-follows";

type Ids = Readonly<Record<FollowedKind, readonly string[]>>;

/** A valid id: anything could be in the browser's storage. */
const ID = /^[\w-]+$/;

/**
 * A style sheet that makes the stars of followed things look pressed. Pages are the same for everyone, and rows arrive
 * late or are replaced: rules apply to all of them.
 */
export function followedCss(ids: Ids): string {
  const stars = FOLLOWED_KINDS.flatMap((kind) => {
    const values = ids[kind].filter((id) => ID.test(id)).map((id) => `[value="${id}"]`);
    return values.length > 0 ? [`[form=fav][name=${kind}]:is(${values})`] : [];
  });
  return stars.length > 0 ? `${stars}{color:var(--accent);--star:var(--full-star)}` : "";
}

/** Styles the stars of a page by these ids. Old browsers wait for `aria-pressed` (icons.css). */
export function paintFollowed(page: Document, ids: Ids): void {
  if (!("adoptedStyleSheets" in page)) return;
  const [sheet = new CSSStyleSheet(), ...others] = page.adoptedStyleSheets;
  sheet.replaceSync(followedCss(ids));
  page.adoptedStyleSheets = [sheet, ...others];
}

/** A small bell in the corner of a row's star. */
const BELL =
  '{position:absolute;top:.25rem;right:.25rem;width:.625rem;height:.75rem;background:var(--accent);content:"";clip-path:polygon(50% 0,80% 14%,86% 62%,100% 78%,0 78%,14% 62%,20% 14%,50% 0,38% 84%,62% 84%,50% 100%,38% 84%)}';

/** Marks the rows of matches of which the member is notified, by their ids. */
export function notifyingCss(ids: readonly string[]): string {
  const values = ids.filter((id) => ID.test(id)).map((id) => `[value="${id}"]`);
  if (values.length === 0) return "";
  const stars = `[form=fav][name=match]:is(${values})`;
  return `${stars}{position:relative}${stars}::after${BELL}`;
}

let notifyingSheet: CSSStyleSheet | undefined;

/** Styles the rows of a page; old browsers show bells on the member's cards only. */
export function paintNotifying(page: Document, ids: readonly string[]): void {
  if (!("adoptedStyleSheets" in page) || (ids.length === 0 && !notifyingSheet)) return;
  notifyingSheet ??= new CSSStyleSheet();
  notifyingSheet.replaceSync(notifyingCss(ids));
  const [first = new CSSStyleSheet(), ...others] = page.adoptedStyleSheets;
  page.adoptedStyleSheets = [first, ...others.filter((sheet) => sheet !== notifyingSheet), notifyingSheet];
}
