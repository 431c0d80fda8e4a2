/** A video of a TikTok account; account names are case-insensitive. */
const VIDEO = /^\/@[\w.]{2,24}\/video\/\d{10,24}\/?$/;
/** Short links shared by its app, by host. */
const SHORT: Readonly<Record<string, RegExp>> = {
  "tiktok.com": /^\/t\/[\w-]{6,24}\/?$/,
  "vm.tiktok.com": /^\/[\w-]{6,24}\/?$/,
  "vt.tiktok.com": /^\/[\w-]{6,24}\/?$/,
};
const LONGEST = 300;

/**
 * A video's link as stored, without tracking parameters; undefined if invalid. Nothing is fetched: an operator checks
 * whether the video exists.
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
