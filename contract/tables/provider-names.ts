import type { Provider } from "../domain/members.ts";

/** The same in every language. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = { line: "LINE", zalo: "Zalo" };

/** In the order in which they are offered. */
export const PROVIDERS = ["line", "zalo"] as const satisfies readonly Provider[];
