import type { Provider } from "#contract/domain/members";

/** Countries (ISO 3166-1) in which the provider is common. */
export const PROVIDER_COUNTRIES: Readonly<Record<Provider, readonly string[]>> = { line: ["TH"], zalo: ["VN"] };
