import type { Provider } from "#contract/domain/members";

/** The same in every language. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = { line: "LINE", zalo: "Zalo" };
