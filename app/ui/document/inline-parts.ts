import { createContext, useContext } from "react";
import type { FileAddresses } from "~/i18n/file-addresses";

/** Parts of the document that only the server renders: in the browser they are already there, and nonces are hidden. */
export interface InlineParts {
  nonce: string | undefined;
  css: string;
  /** Styles for error states, notices and empty lists, which bring them along (InlinePart.tsx). */
  errorStateCss: string;
  /** Address of the style sheet linked after the main part. */
  laterCss: string;
  /** Address of the style sheet for browsers without JavaScript. */
  noScriptCss: string;
  /** The value of `data-theme`. */
  theme: string;
  /** Whether React hydrates the document (`hydrates` in the page table); always true in the browser. */
  hydrates: boolean;
  boot: string;
  /** Runs before a match list (match-list/list-boot.ts). */
  listBoot: string;
  /** Runs at the end of a match page (match/keep-scroll-boot.ts). */
  keepScrollBoot: string;
  /** Runs before the app bar (app-download/app-bar-boot.ts). */
  appBarBoot: string;
  /** Runs next to a date field (features/calendar/date-field-boot.ts). */
  dateFieldBoot: string;
  /** Runs in the head: styles for what the member follows (shell/boot/member-boot.ts). */
  memberBoot: string;
  /** What the browser may prefetch (shell/speculation). */
  speculationRules: string;
  /** Files with the page's translations. */
  translationFiles: FileAddresses;
  /**
   * Addresses of the page script (app/entry.page-script.ts), the translation files it may load, the scripts it loads on
   * demand, the files of islands by island name, and the islands' translation files.
   */
  pageScript: {
    address: string;
    translationFiles: FileAddresses;
    lazyFiles: Readonly<Record<string, string>>;
    islandFiles: Readonly<Record<string, readonly string[]>>;
    islandTranslationFiles: FileAddresses;
  };
  /** Address of the service worker (app/features/offline), empty if there is none. */
  serviceWorker: string;
}

/** The document's own values, read before anything can change them. */
const shownLaterCss = import.meta.env.SSR ? "" : (document.querySelector("body link")?.getAttribute("href") ?? "");
const shownTheme = import.meta.env.SSR ? "" : (document.documentElement.dataset.theme ?? "");

export const InlinePartsContext = createContext<InlineParts>({
  nonce: undefined,
  css: "",
  errorStateCss: "",
  laterCss: shownLaterCss,
  noScriptCss: "",
  theme: shownTheme,
  hydrates: true,
  boot: "",
  listBoot: "",
  keepScrollBoot: "",
  appBarBoot: "",
  dateFieldBoot: "",
  memberBoot: "",
  speculationRules: "",
  translationFiles: {},
  pageScript: { address: "", translationFiles: {}, lazyFiles: {}, islandFiles: {}, islandTranslationFiles: {} },
  serviceWorker: "",
});

export const useInlineParts = () => useContext(InlinePartsContext);
