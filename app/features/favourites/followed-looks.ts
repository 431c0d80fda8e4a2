import { FOLLOWED_KINDS, type FollowedKind } from "#contract/tables/followed-kinds";

/**
 * Root attribute set on load if the member follows something in this sport; it reserves the space of member-only parts.
 */
export const FOLLOWS_ATTRIBUTE = "data-follows";

type Ids = Readonly<Record<FollowedKind, readonly string[]>>;

/** A valid id: anything could be in the browser's storage. */
const ID = /^[\w-]+$/;

/** Selects the stars of some items; empty if none of the ids is valid. */
function starsOf(kind: FollowedKind, ids: readonly string[]): string {
  const values = ids.filter((id) => ID.test(id)).map((id) => `[value="${id}"]`);
  return values.length > 0 ? `[form=fav][name=${kind}]:is(${values})` : "";
}

/**
 * A style sheet that makes the stars of followed things look pressed. Pages are the same for everyone, and rows arrive
 * late or are replaced: rules apply to all of them.
 */
export function followedCss(ids: Ids): string {
  const stars = FOLLOWED_KINDS.map((kind) => starsOf(kind, ids[kind])).filter(Boolean);
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
  const stars = starsOf("match", ids);
  return stars && `${stars}{position:relative}${stars}::after${BELL}`;
}

/** Styles the rows of a page, after the sheet of stars; old browsers show bells on the member's cards only. */
export function paintNotifying(page: Document, ids: readonly string[]): void {
  if (!("adoptedStyleSheets" in page)) return;
  const [stars = new CSSStyleSheet(), bells = new CSSStyleSheet()] = page.adoptedStyleSheets;
  bells.replaceSync(notifyingCss(ids));
  page.adoptedStyleSheets = [stars, bells];
}
