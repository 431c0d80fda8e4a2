import { faultOfWord, readWord, type WordOf, type WordVariableName } from "#contract/tables/word-variables";
import { log } from "../platform/log.ts";

/** The meaning of an operator's variable. A word that it does not take is logged. */
export function configuredWord<Name extends WordVariableName>(
  name: Name,
  env: Readonly<Partial<Record<Name, string | undefined>>>,
): WordOf<Name> {
  const reason = faultOfWord(name, env[name]);
  if (reason !== undefined) log("configuration_failed", { name, reason });
  return readWord(name, env[name]);
}
