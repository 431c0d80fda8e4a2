import { createContext, useContext } from "react";
import type { IslandWords } from "./island-words.ts";

/** A file of translations as a module. */
export interface LoadedWords {
  default: unknown;
}

export const WordsContext = createContext<Readonly<Record<string, unknown>>>({});

/** The translations of a namespace, which its island names in ISLAND_WORDS. */
export function useWords<Namespace extends keyof IslandWords>(namespace: Namespace): IslandWords[Namespace] {
  const words = useContext(WordsContext)[namespace];
  if (!words) throw new Error(`this island has no translations of ${namespace}`);
  return words as IslandWords[Namespace];
}

/** A text with its placeholders filled: `{{name}}`. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => String(values[name] ?? mark));
