import { FOLLOWED_KINDS, type FollowedKind } from "#contract/tables/followed-kinds";

/** At the root of a page whose member followed something of its sport when it came: what is only for them has its space then. */
export const FOLLOWS_ATTRIBUTE = "data-follows";

type Ids = Readonly<Record<FollowedKind, readonly string[]>>;

/** An id of ours; the record is the browser's, where anything may stand. */
const ID = /^[\w-]+$/;

/**
 * A style sheet in which the stars of what is followed look pressed. Pages are the same for everyone, and rows come late
 * or are replaced: rules hold for all of them.
 */
export function followedCss(ids: Ids): string {
  const stars = FOLLOWED_KINDS.flatMap((kind) => {
    const values = ids[kind].filter((id) => ID.test(id)).map((id) => `[value="${id}"]`);
    return values.length > 0 ? [`[form=fav][name=${kind}]:is(${values})`] : [];
  });
  return stars.length > 0 ? `${stars}{color:var(--accent);--star:var(--full-star)}` : "";
}

/** Lets the stars of a page look as the ids say. Old browsers wait for `aria-pressed` (icons.css). */
export function paintFollowed(page: Document, ids: Ids): void {
  if (!("adoptedStyleSheets" in page)) return;
  const [sheet = new CSSStyleSheet()] = page.adoptedStyleSheets;
  sheet.replaceSync(followedCss(ids));
  page.adoptedStyleSheets = [sheet];
}
