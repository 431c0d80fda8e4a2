import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { LocaleCode } from "#contract/tables/locales";
import { favouritesPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { fillText } from "#contract/text/fill-text";
import { FAVOURITE_SAVED_EVENT } from "~/features/favourites/followed-event";
import { paintNotifying } from "~/features/favourites/followed-looks";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/Icon";
import type rows from "../../../locales/en/rows.json";
import { useTranslations } from "../../runtime/islands/island-translations.ts";
import { askOwnMatches } from "./ask-own-matches.ts";
import styles from "./own-matches.module.css";
import type { OwnStatus } from "./own-status.ts";
import type { OwnMatch } from "./read-own-matches.ts";

/** A match for a visitor who hides scores: that it is in play or over, as lists say it (match-row/match-status.ts). */
export function withoutResult({ score: _, ...match }: OwnMatch): Omit<OwnMatch, "score"> & { score?: never } {
  const { state } = match.status;
  if (state === "upcoming") return match;
  return { ...match, status: { state, kind: "word", word: state === "live" ? "inPlay" : "fullTime" } };
}

interface MatchCardProps {
  match: OwnMatch;
  locale: LocaleCode;
  hidesScores: boolean;
}

/** A compact link to a match. */
function MatchCard({ match, locale, hidesScores }: MatchCardProps) {
  const { path, home, away, kickOff, score, status, isNotifying } = hidesScores ? withoutResult(match) : match;
  const { short } = useTranslations("rows");
  const texts = useTranslations("stars");
  const [homeScore, awayScore] = score ?? [];
  return (
    <a className={styles.card} href={`/${locale}${path}`}>
      <span className={classNames(styles.status, status.state === "live" && styles.live)}>
        {statusText(status, kickOff, short)}
        {isNotifying && (
          <>
            <Icon name="bell" />
            <span className="visually-hidden">{texts.notifying}</span>
          </>
        )}
      </span>
      <Side name={home} score={homeScore} />
      <Side name={away} score={awayScore} />
    </a>
  );
}

const Side = ({ name, score }: { name: string; score: string | undefined }) => (
  <span className={styles.side}>
    <span>{name}</span> <b>{score}</b>
  </span>
);

/** A time of day by the device's clock. */
function clockOf(instant: number): string {
  const date = new Date(instant);
  return [date.getHours(), date.getMinutes()].map((number) => String(number).padStart(2, "0")).join(":");
}

function statusText(status: OwnStatus, kickOff: number, short: typeof rows.short): string {
  if (status.kind === "kickOff") return clockOf(kickOff);
  if (status.kind === "minute") return `${status.minute}'`;
  const word = fillText(short[status.word], { number: status.number ?? "" });
  return status.left ? `${word} ${status.left}` : word;
}

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
  /** The visitor wants to see no result. */
  hidesScores: boolean;
}

/** The day's matches that the member follows, in one line above the list, with space reserved from the start. */
export default function OwnMatchesIsland({ locale, sport, date, before, hidesScores }: OwnMatchesProps) {
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
              <MatchCard match={match} locale={locale} hidesScores={hidesScores} />
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
