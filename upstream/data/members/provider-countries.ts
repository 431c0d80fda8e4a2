import type { Provider } from "#contract/domain/members";

/** Countries (ISO 3166-1) in which people have an account at the provider. */
export const PROVIDER_COUNTRIES: Readonly<Record<Provider, readonly string[]>> = { line: ["TH"], zalo: ["VN"] };
