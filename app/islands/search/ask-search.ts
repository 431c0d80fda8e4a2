import type { LocaleCode } from "#contract/tables/locales";
import { SPORTS, type Sport } from "#contract/tables/sports";
import { withTimeLimit } from "~/browser/time-limit";
import { basicsOf } from "~/sports/sport-basics";
import { type Found, readFound } from "./read-found.ts";

/** Of each kind and sport: a panel is looked over, not read. */
const MOST = 4;

/** The page's language, and one zone for everyone, which no answer depends on: so that all share the caches. */
const common = (locale: LocaleCode) => ({ limit: String(MOST), locale, timeZone: "UTC" });

export interface SearchQuery {
  locale: LocaleCode;
  /** Comes first. */
  sport: Sport;
  /** Ends the questions when another letter has been typed. */
  signal: AbortSignal;
}

/** What both sports have of a text, the page's own first. Rejects when neither answers, and when it is ended. */
export async function askSearch(text: string, { locale, sport, signal }: SearchQuery): Promise<Found[]> {
  const sports = SPORTS.map(({ code }) => code).sort((one) => (one === sport ? -1 : 1));
  const query = new URLSearchParams({ q: text, ...common(locale) });
  const answers = await Promise.allSettled(sports.map((one) => ask(one, `search?${query}`, signal)));
  signal.throwIfAborted();
  const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  if (found.length === 0) throw new Error("no answer to a search");
  return found;
}

/** What is popular in the page's sport. Rejects when there is no answer. */
export const askPopular = ({ locale, sport, signal }: SearchQuery): Promise<Found> =>
  ask(sport, `popular?${new URLSearchParams(common(locale))}`, signal);

async function ask(sport: Sport, call: string, signal: AbortSignal): Promise<Found> {
  const answer = await fetch(`${basicsOf(sport).apiPath}/global/${call}`, { signal: withTimeLimit(signal) });
  const found = readFound(await answer.json(), sport);
  if (!found) throw new Error(`no results in the answer ${answer.status}`);
  return found;
}
