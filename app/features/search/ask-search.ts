import type { LocaleCode } from "#contract/tables/locales";
import { SPORTS, type Sport } from "#contract/tables/sports";
import { withTimeLimit } from "~/runtime/time-limit";
import { basicsOf } from "~/sports/sport-basics";
import { type Found, readFound } from "./read-found.ts";

/** Per kind and sport: the panel should be easy to scan. */
const MOST = 4;

/** The page's language, and the same zone for everyone, so that all share the caches; responses do not depend on it. */
const common = (locale: LocaleCode) => ({ limit: String(MOST), locale, timeZone: "UTC" });

export interface SearchQuery {
  locale: LocaleCode;
  /** This sport's results come first. */
  sport: Sport;
  /** Aborts the requests when the text changes. */
  signal: AbortSignal;
}

/** Results of both sports, the page's own first. Rejects if both fail, or if aborted. */
export async function askSearch(text: string, { locale, sport, signal }: SearchQuery): Promise<Found[]> {
  const sports = SPORTS.map(({ code }) => code).sort((one) => (one === sport ? -1 : 1));
  const query = new URLSearchParams({ q: text, ...common(locale) });
  const answers = await Promise.allSettled(sports.map((one) => ask(one, `search?${query}`, signal)));
  signal.throwIfAborted();
  const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  if (found.length === 0) throw new Error("no answer to a search");
  return found;
}

/** Popular items of the page's sport. Rejects without a response. */
export const askPopular = ({ locale, sport, signal }: SearchQuery): Promise<Found> =>
  ask(sport, `popular?${new URLSearchParams(common(locale))}`, signal);

async function ask(sport: Sport, call: string, signal: AbortSignal): Promise<Found> {
  const answer = await fetch(`${basicsOf(sport).apiPath}/global/${call}`, { signal: withTimeLimit(signal) });
  const found = readFound(await answer.json(), sport);
  if (!found) throw new Error(`no results in the answer ${answer.status}`);
  return found;
}
