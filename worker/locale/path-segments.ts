/** A path's segments as received, still percent-encoded, and irregularities of their separators. */
interface PathSegments {
  segments: string[];
  /** Doubled or trailing slashes, or backslashes. */
  isUntidy: boolean;
  /** Crafted to be misread further downstream; such a path is never repeated in a redirect. */
  isHostile: boolean;
}

const LONGEST_PATH = 2_048;
/** Characters that end a path; a URL's path has them only percent-encoded. */
const END_OF_PATH = /[?#]/;
const SEPARATOR_OR_CONTROL = /[\\/\p{Cc}]/u;

function isPlain(segment: string): boolean {
  try {
    // Twice: a proxy that decodes again would otherwise meet what %25 hides.
    const decoded = segment.includes("%") ? decodeURIComponent(decodeURIComponent(segment)) : segment;
    return decoded !== "." && decoded !== ".." && !SEPARATOR_OR_CONTROL.test(decoded);
  } catch {
    return false;
  }
}

/** Splits a path; `path` begins with a slash. */
export function splitPath(path: string): PathSegments {
  const segments = path.split(/[\\/]/).filter(Boolean);
  const isUntidy = path.length !== segments.reduce((length, segment) => length + segment.length + 1, 0);
  const isHostile = path.length > LONGEST_PATH || END_OF_PATH.test(path) || !segments.every(isPlain);
  return { segments, isUntidy, isHostile };
}
