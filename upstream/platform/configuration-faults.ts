import { faultOfSuppliers } from "#contract/tables/supplier-services";
import { type ConfigurationFault, faultsOfWords, type WordVariableName } from "#contract/tables/word-variables";
import type { Env } from "./env.ts";

const ADDRESSES = [
  "API_FOOTBALL_URL",
  "API_BASKETBALL_URL",
  "FOOTBALL_DATA_URL",
  "OPENLIGADB_URL",
  "SMS_URL",
  "MAIL_URL",
  "SITE_URL",
] as const;

export type ConfiguredText = Partial<
  Record<WordVariableName | (typeof ADDRESSES)[number] | "SUPPLIERS" | "CONTESTS_SINCE", string>
>;

const isInstant = (text: string): boolean => /T.*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text));

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The variables whose values cannot be read, each with a reason. */
export function configurationFaults(env: ConfiguredText): ConfigurationFault[] {
  const suppliers = faultOfSuppliers(env.SUPPLIERS);
  return [
    ...faultsOfWords(env),
    ...(suppliers === undefined ? [] : [{ name: "SUPPLIERS", reason: suppliers }]),
    ...(env.CONTESTS_SINCE && !isInstant(env.CONTESTS_SINCE)
      ? [{ name: "CONTESTS_SINCE", reason: "not an instant with its zone" }]
      : []),
    ...ADDRESSES.flatMap((name) => {
      const text = env[name];
      return text && !isWebAddress(text) ? { name, reason: "not a web address" } : [];
    }),
  ];
}

const seen = new WeakSet<object>();

/** Logs them once in an isolate. */
export function logConfiguration(env: Env): void {
  if (seen.has(env)) return;
  seen.add(env);
  for (const fault of configurationFaults(env))
    console.error(JSON.stringify({ event: "configuration_failed", ...fault }));
}
