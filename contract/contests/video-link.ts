/** A video on TikTok: of an account, or by the short links that its app shares. */
const VIDEO = /^\/@[\w.]{2,24}\/video\/\d{10,24}\/?$/;
const SHORT = /^\/(?:t\/)?[\w-]{6,24}\/?$/;
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
  const isVideo = host === "tiktok.com" && (VIDEO.test(pathname) || /^\/t\//.test(pathname));
  const isShort = (host === "vm.tiktok.com" || host === "vt.tiktok.com" || isVideo) && SHORT.test(pathname);
  if (!isVideo && !isShort) return undefined;
  return `https://${host === "tiktok.com" ? "www.tiktok.com" : host}${pathname.replace(/\/$/, "")}`;
}
