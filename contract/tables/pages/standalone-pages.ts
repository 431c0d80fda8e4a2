import type { PageRow } from "./page-row.ts";

/** Pages independent of a sport. */
export const STANDALONE_PAGES: readonly PageRow[] = [
  {
    name: "privacypolicy",
    path: "/privacy-policy",
    module: "privacy-policy",
    namespaces: ["common", "privacy", "siteTexts"],
    query: [],
  },
  {
    name: "aboutData",
    path: "/about-data",
    module: "about-data",
    namespaces: ["common", "aboutData", "siteTexts"],
    query: [],
  },
  {
    name: "aboutDataImports",
    path: "/about-data/imports",
    module: "about-data-imports",
    namespaces: ["common", "imports", "siteTexts"],
    query: [],
  },
  {
    name: "status",
    path: "/status",
    module: "status",
    namespaces: ["common", "status", "siteTexts"],
    query: [],
  },
  {
    name: "accessibility",
    path: "/accessibility",
    module: "accessibility",
    namespaces: ["common", "accessibility", "siteTexts"],
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
    namespaces: ["common", "saving", "settings", "siteTexts", "view"],
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
