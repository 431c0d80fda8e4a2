import { createContext, useContext } from "react";
import type { IslandTranslations } from "./island-translations.ts";

/** A translation file as a module. */
export interface LoadedTranslations {
  default: unknown;
}

export const TranslationsContext = createContext<Readonly<Record<string, unknown>>>({});

/** The translations of a namespace that the island lists in `ISLANDS`. */
export function useTranslations<Namespace extends keyof IslandTranslations>(
  namespace: Namespace,
): IslandTranslations[Namespace] {
  const translations = useContext(TranslationsContext)[namespace];
  if (!translations) throw new Error(`this island has no translations of ${namespace}`);
  return translations as IslandTranslations[Namespace];
}
