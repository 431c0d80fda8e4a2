/**
 * Scripts that the page's script loads when somebody wants what they do: files of their own, since most pages never need
 * them. A new one is a name here, its file in lazy-script-files.server.ts and its module in vite.config.ts.
 */
export type LazyScript = "tracker" | "stars" | "notices" | "noticeDatabase";
