import { createContext, useContext } from "react";

/** What only the server puts into a document: in the browser it is already there, and nonces are hidden. */
export interface InlineParts {
  nonce: string | undefined;
  css: string;
  boot: string;
}

export const InlinePartsContext = createContext<InlineParts>({ nonce: undefined, css: "", boot: "" });

export const useInlineParts = () => useContext(InlinePartsContext);

/** The request's script and style nonce while rendering on the server. */
export const useNonce = () => useInlineParts().nonce;
