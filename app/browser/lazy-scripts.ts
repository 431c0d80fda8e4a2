/**
 * Scripts that the page script loads on demand; separate files, since most pages never need them. To add one, add its
 * name here, its file in lazy-script-files.server.ts and its module in vite.config.ts.
 */
export type LazyScript = "tracker" | "stars" | "notices" | "noticeDatabase";
