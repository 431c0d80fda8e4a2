import { OTHER_EXCHANGES } from "./elsewhere.ts";
import { EUROPEAN_EXCHANGES } from "./europe.ts";
import type { Exchanges } from "./exchange.ts";

/**
 * Many lists are those of the real seasons of 2025-26; there an exchange is the real one of a year before, so that a
 * club goes down and comes up between seasons as it did. Where the real exchange had clubs that are in no list, others
 * stand for them.
 */
export const EXCHANGES: Exchanges = { ...EUROPEAN_EXCHANGES, ...OTHER_EXCHANGES };
