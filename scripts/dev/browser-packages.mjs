/**
 * The packages that modules of the app import, as they name them: Vite bundles them before the first page. One that it
 * finds only when a page asks for it is bundled again with all others, and until the page is loaded anew it has two
 * Reacts. Vite's own search cannot read what plugins add to addresses of modules (`?script-file`, `virtual:`).
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
