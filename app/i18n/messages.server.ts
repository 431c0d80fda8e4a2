import type { LocaleCode } from "#contract/tables/locales";
import type { Namespace } from "#contract/tables/pages";
import type { Messages } from "./translator.ts";

// All words of all languages, on the server only; a page gets the namespaces that it uses (PAGES[].namespaces).
const FILES = import.meta.glob<Record<string, unknown>>("/locales/*/*.json", { eager: true, import: "default" });

// What the frame and every error face need, whichever page is shown.
const FRAME: readonly Namespace[] = ["common", "errors"];

const made = new Map<string, Messages>();

/** The words of a page in one language. */
export function messagesOf(locale: LocaleCode, namespaces: readonly Namespace[] = []): Messages {
  const wanted = [...new Set([...FRAME, ...namespaces])];
  const key = `${locale} ${wanted.join(" ")}`;
  const found = made.get(key);
  if (found) return found;
  const messages = JSON.stringify(
    Object.fromEntries(wanted.map((namespace) => [namespace, readFile(locale, namespace)])),
  );
  made.set(key, messages);
  return messages;
}

function readFile(locale: LocaleCode, namespace: Namespace): Record<string, unknown> {
  // A file that a language lacks is a fault that the checks of locales/ find; a visitor still gets words.
  const file = FILES[`/locales/${locale}/${namespace}.json`] ?? FILES[`/locales/en/${namespace}.json`];
  if (!file) throw new Error(`no words for ${locale}/${namespace}`);
  return file;
}
