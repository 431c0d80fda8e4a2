import { createContext, useContext } from "react";
import type { WordFiles } from "~/i18n/word-files";

/** What only the server puts into a document: in the browser it is already there, and nonces are hidden. */
export interface InlineParts {
  nonce: string | undefined;
  css: string;
  boot: string;
  /** The files of the words that the page speaks. */
  wordFiles: WordFiles;
  /** Address of the page's own script (app/page-script), and the files of the words that it may ask for. */
  pageScript: { address: string; wordFiles: WordFiles };
}

export const InlinePartsContext = createContext<InlineParts>({
  nonce: undefined,
  css: "",
  boot: "",
  wordFiles: {},
  pageScript: { address: "", wordFiles: {} },
});

export const useInlineParts = () => useContext(InlinePartsContext);
