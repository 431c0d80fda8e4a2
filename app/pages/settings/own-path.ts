/** Characters; longer ones are nobody's way back. */
const LONGEST = 2_048;

// What a browser reads as the start of another host, and signs that an address of ours has in no place.
const FOREIGN = /^\/[/\\]|[\s\\]|\p{Cc}/u;

/** A path of this site that a redirect may lead to, as it came; undefined for anything else. */
export const ownPath = (text: string | undefined): string | undefined =>
  text?.startsWith("/") && text.length <= LONGEST && !FOREIGN.test(text) ? text : undefined;
