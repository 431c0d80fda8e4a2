import type { PageRow } from "./page-row.ts";

/** Pages of no sport. */
export const STANDALONE_PAGES: readonly PageRow[] = [
  {
    name: "privacypolicy",
    path: "/privacy-policy",
    module: "privacy-policy",
    namespaces: ["common", "privacy"],
    query: [],
  },
  {
    name: "appDownload",
    path: "/app-download",
    module: "app-download",
    namespaces: ["common", "banner", "match"],
    query: [],
  },
  {
    name: "settings",
    path: "/settings",
    module: "settings",
    namespaces: ["common", "saving", "settings"],
    query: ["saved"],
    hydrates: true,
  },
  {
    name: "offline",
    path: "/offline",
    module: "offline",
    namespaces: ["common", "saving"],
    query: [],
  },
];
