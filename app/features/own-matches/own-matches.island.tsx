import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { LocaleCode } from "#contract/tables/locales";
import { favouritesPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { FAVOURITE_SAVED_EVENT } from "~/features/favourites/followed-event";
import { paintNotifying } from "~/features/favourites/followed-looks";
import { useTranslations } from "../../runtime/translations-context.ts";
import { askOwnMatches } from "./ask-own-matches.ts";
import { MatchCard } from "./MatchCard.tsx";
import styles from "./own-matches.module.css";
import type { OwnMatch } from "./read-own-matches.ts";

/** Milliseconds between requests while any match may change, and once all are over. */
const WHILE_LIVE = 10_000;
const WHEN_OVER = 60_000;

const intervalFor = (matches: readonly OwnMatch[] | undefined): number =>
  matches?.every(({ status }) => status.state === "over") ? WHEN_OVER : WHILE_LIVE;

interface OwnMatchesProps {
  locale: LocaleCode;
  sport: Sport;
  /** YYYY-MM-DD, in the visitor's zone. */
  date: string;
  /** The day before, if its matches in play belong to the list too. */
  before?: string | undefined;
}

/** The day's matches that the member follows, in one line above the list, with space reserved from the start. */
export default function OwnMatchesIsland({ locale, sport, date, before }: OwnMatchesProps) {
  const texts = useTranslations("stars");
  const client = useQueryClient();
  const { data: matches, isError } = useQuery({
    queryKey: ["own-matches", sport, date, before],
    queryFn: ({ signal }) => askOwnMatches({ locale, sport, date, before }, signal),
    meta: { member: true },
    staleTime: WHILE_LIVE / 2,
    refetchInterval: ({ state }) => intervalFor(state.data),
    refetchOnWindowFocus: true,
  });
  useEffect(() => {
    const renew = () => void client.invalidateQueries({ queryKey: ["own-matches"] });
    document.addEventListener(FAVOURITE_SAVED_EVENT, renew);
    return () => document.removeEventListener(FAVOURITE_SAVED_EVENT, renew);
  }, [client]);
  useEffect(() => {
    paintNotifying(document, matches?.flatMap(({ id, isNotifying }) => (isNotifying ? [id] : [])) ?? []);
  }, [matches]);
  const note = noteOf(matches, isError);
  return (
    <section className={styles.strip} aria-label={texts.mine}>
      <p className={styles.head}>
        <b aria-hidden="true">{texts.mine}</b>
        <a href={`/${locale}${favouritesPath(sport)}`}>{texts.all}</a>
      </p>
      {note ? (
        <p className={styles.note}>{texts[note]}</p>
      ) : (
        <ul className={styles.cards}>
          {matches?.map((match) => (
            <li key={match.id}>
              <MatchCard match={match} locale={locale} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The message shown instead of the cards. While there is no response, earlier matches stay. */
function noteOf(matches: readonly OwnMatch[] | undefined, isError: boolean): "loading" | "fault" | "none" | undefined {
  if (!matches) return isError ? "fault" : "loading";
  return matches.length === 0 ? "none" : undefined;
}
