import { createContext, useContext } from "react";
import type { FileAddresses } from "~/i18n/file-addresses";

/** What only the server puts into a document: in the browser it is already there, and nonces are hidden. */
export interface InlineParts {
  nonce: string | undefined;
  css: string;
  /** Of error states, notices and empty lists, which bring it along (features/errors/ErrorStyles.tsx). */
  errorStateCss: string;
  /** Address of the style sheet behind the main part. */
  laterCss: string;
  /** Address of the style sheet of browsers without JavaScript. */
  noScriptCss: string;
  /** The value of `data-theme`. */
  theme: string;
  /** React takes the document over (`hydrates` in the table of pages); in the browser it does. */
  hydrates: boolean;
  boot: string;
  /** Runs in front of a list of matches (match-list/list-boot.ts). */
  listBoot: string;
  /** Runs at the end of a match's page (match/keep-scroll-boot.ts). */
  keepScrollBoot: string;
  /** Runs in front of the app bar (app-download/app-bar-boot.ts). */
  appBarBoot: string;
  /** Runs beside a date field (islands/calendar/date-field-boot.ts). */
  dateFieldBoot: string;
  /** Runs in the head: the looks of what a member follows (shell/boot/member-boot.ts). */
  memberBoot: string;
  /** What the browser may prefetch (shell/speculation). */
  speculationRules: string;
  /** The files of the words that the page speaks. */
  translationFiles: FileAddresses;
  /**
   * Address of the page's own script (app/page-script), the files of the words that it may ask for, those of the
   * scripts that it loads on demand, and those of islands, by their names.
   */
  pageScript: {
    address: string;
    translationFiles: FileAddresses;
    lazyFiles: Readonly<Record<string, string>>;
    islandFiles: Readonly<Record<string, readonly string[]>>;
  };
  /** Address of the browser's worker (app/offline), empty where there is none. */
  serviceWorker: string;
}

/** The document's own, read before anything else can change it. */
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
  pageScript: { address: "", translationFiles: {}, lazyFiles: {}, islandFiles: {} },
  serviceWorker: "",
});

export const useInlineParts = () => useContext(InlinePartsContext);
