/**
 * The packages imported by the app's modules, as they name them: Vite bundles them before the first page. If it
 * discovers one only when a page requests it, it bundles all of them again, and until a reload the page has two Reacts.
 * Vite's own scan cannot follow what plugins add to module addresses (`?script-file`, `virtual:`).
 */
export const BROWSER_PACKAGES = [
  "@remix-run/cloudflare",
  "@remix-run/react",
  "@tanstack/react-query",
  "@tanstack/react-query-persist-client",
  "firebase/app",
  "firebase/auth",
  "firebase/database",
  "hast-util-sanitize",
  "htmlparser2",
  "i18next",
  "react",
  "react-dom",
  "react-dom/client",
  "react-dom/server.browser",
  "react-i18next",
  "react-i18next/initReactI18next",
  "react/jsx-dev-runtime",
  "remix-i18next/client",
  "uqr",
];
