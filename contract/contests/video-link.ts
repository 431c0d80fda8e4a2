/** A video of an account on TikTok; names of accounts are the same in any case. */
const VIDEO = /^\/@[\w.]{2,24}\/video\/\d{10,24}\/?$/;
/** The short links that its app shares, by their hosts. */
const SHORT: Readonly<Record<string, RegExp>> = {
  "tiktok.com": /^\/t\/[\w-]{6,24}\/?$/,
  "vm.tiktok.com": /^\/[\w-]{6,24}\/?$/,
  "vt.tiktok.com": /^\/[\w-]{6,24}\/?$/,
};
const LONGEST = 300;

/**
 * The link of a video as it is kept, without what was added for tracking; undefined of anything else. Nothing is fetched:
 * whether there is such a video an operator sees.
 */
export function videoLink(text: string): string | undefined {
  const given = text.trim();
  if (given.length > LONGEST || !URL.canParse(given)) return undefined;
  const { protocol, hostname, pathname, username, password, port } = new URL(given);
  if (protocol !== "https:" || username || password || port) return undefined;
  const host = hostname.replace(/^(www|m)\./, "");
  const isVideo = host === "tiktok.com" && VIDEO.test(pathname);
  if (!isVideo && !SHORT[host]?.test(pathname)) return undefined;
  const path = pathname.replace(/\/$/, "");
  return `https://${host === "tiktok.com" ? "www.tiktok.com" : host}${isVideo ? path.toLowerCase() : path}`;
}
