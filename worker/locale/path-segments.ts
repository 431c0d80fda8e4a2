/** A path's parts as given, still percent-encoded, and what was odd about how they were joined. */
export interface PathSegments {
  segments: string[];
  /** Doubled, trailing or backward slashes. */
  isUntidy: boolean;
  /** Made to be misread by someone behind us; such a path is never sent back in a redirect. */
  isHostile: boolean;
}

const LONGEST_PATH = 2_048;
/** Begin what comes behind a path; no URL's path has them but percent-encoded. */
const END_OF_PATH = /[?#]/;
const SEPARATOR_OR_CONTROL = /[\\/\p{Cc}]/u;

function isPlain(segment: string): boolean {
  try {
    // Twice: proxies that decode once more would meet what hides behind %25.
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
