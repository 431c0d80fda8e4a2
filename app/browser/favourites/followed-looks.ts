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
  const [sheet = new CSSStyleSheet()] = page.adoptedStyleSheets;
  sheet.replaceSync(followedCss(ids));
  page.adoptedStyleSheets = [sheet];
}
