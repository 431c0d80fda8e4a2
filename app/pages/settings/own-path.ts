/** Characters; no return path of ours is longer. */
const LONGEST = 2_048;

// What browsers read as the start of another host, and characters that never occur in our addresses.
const FOREIGN = /^\/[/\\]|[\s\\]|\p{Cc}/u;

/** A path of this site that is safe to redirect to, unchanged; undefined for anything else. */
export const ownPath = (text: string | undefined): string | undefined =>
  text?.startsWith("/") && text.length <= LONGEST && !FOREIGN.test(text) ? text : undefined;
