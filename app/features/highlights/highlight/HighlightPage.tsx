import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { matchPath } from "#contract/tables/paths";
import { scoreText } from "#contract/text/score-text";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { HighlightCards } from "~/features/highlights/HighlightCards";
import { playTime } from "~/features/highlights/highlight-cards";
import highlights from "~/features/highlights/highlights.module.css";
import { ScoreHead } from "~/features/score-head/ScoreHead";
import { unbrokenScores } from "~/i18n/join-texts";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { pictureBase } from "~/ui/picture-base";
import type { Clip, HighlightData } from "./load-highlight.server.ts";
import styles from "./player.module.css";
import "~/ui/button.css";
import type { Goal, Match } from "#contract/domain/match";
import { formatMinute } from "~/features/match-row/match-status";
import { isoMinute } from "~/i18n/zone-offsets";
import { Player } from "./Player.tsx";

interface ScorerListProps {
  match: Pick<Match, "home" | "away">;
  goals: readonly Goal[];
}

/** An animation's content as text: the goals in order with the running score. */
function ScorerList({ match, goals }: ScorerListProps) {
  const { t, i18n } = useTranslation("highlights");
  if (goals.length === 0) return null;
  return (
    <Section title={t("goals")}>
      <ol className={styles.scorers}>
        {goals.map(({ side, minute, addedMinute, player, isPenalty, isOwnGoal }, index) => {
          const score = scoreAfter(goals, index, i18n.language);
          const kind = isOwnGoal ? t("ownGoal") : isPenalty && t("penalty");
          return (
            <li key={score}>
              <span className="tabular">{formatMinute(minute, addedMinute)}'</span>
              <b className="tabular">{score}</b>
              <span>
                {player ?? t("goalFor", { team: match[side].name })} {player && <small>{match[side].name}</small>}{" "}
                {kind && <small>{kind}</small>}
              </span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

function scoreAfter(goals: readonly Goal[], index: number, language: string): string {
  const soFar = goals.slice(0, index + 1);
  const of = (side: Goal["side"]) => soFar.filter((goal) => goal.side === side).length;
  return scoreText([of("home"), of("away")], language, "cell");
}

/** A video summary: its player, title and details. */
function ClipCard({ clip }: { clip: Clip }) {
  const { t } = useTranslation("highlights");
  const { title, duration, publishedAt, publishedOn, views } = clip;
  return (
    <section className={classNames(styles.clip, "card")}>
      <Player clip={clip} />
      <h2>{unbrokenScores(title)}</h2>
      <p className="note tabular">
        {duration > 0 && <span>{t("length", { time: playTime(duration) })}</span>}
        <time dateTime={isoMinute(publishedAt)}>{t("published", { date: publishedOn })}</time>
        {views !== undefined && <span>{t("views", { count: views })}</span>}
      </p>
    </section>
  );
}

interface HighlightPageProps {
  data: HighlightData;
  page: Page;
}

/** The summaries of a match, with or without its score. */
export function HighlightPage({ data, page }: HighlightPageProps) {
  const { t } = useTranslation("highlights");
  const { match, competition, goals, head, day, related, isHidden, resultsHref, fetched } = data;
  const storageBaseUrl = pictureBase(page, page.config);
  const at = (path: string) => localePath(page.locale, path);
  return (
    <>
      <div className={classNames(highlights.head, "hold-until-parsed")}>
        <a className={styles.back} href={at(`/${match.sport}/highlights${isHidden ? "?results=hide" : ""}`)}>
          {t("allHighlights")}
        </a>
        <a className={highlights.chip} href={resultsHref}>
          {isHidden ? t("showResults") : t("hideResults")}
        </a>
      </div>
      <StaleNotice fetched={fetched} now={page.now} />
      {head ? (
        <div className={classNames(styles.match, "card")}>
          <Belonging data={data} />
          <ScoreHead of={head} day={day} heading={versusOf(t, match)} storageBaseUrl={storageBaseUrl} />
        </div>
      ) : (
        <Unspoiled data={data} />
      )}
      <Clips data={data} />
      <ScorerList match={match} goals={goals} />
      <p className={highlights.links}>
        <a className="button plain-button" href={at(matchPath(match))}>
          {t("match")}
        </a>
      </p>
      {match.source === "simulated" && <p className="note">{t("source.simulatedNote", { ns: "common" })}</p>}
      {related && (
        <Section title={t("moreOf", { competition: competition.name })}>
          <div id="related" className={styles.related}>
            <HighlightCards cards={related} />
          </div>
        </Section>
      )}
    </>
  );
}

/** The competition and kind of match. */
function Belonging({ data: { match, competition } }: Pick<HighlightPageProps, "data">) {
  const { t } = useTranslation("common");
  return (
    <p>
      {competition.name} {match.source === "simulated" && <span className="tag">{t("source.simulated")}</span>}
    </p>
  );
}

/** The teams and the date, for visitors who do not want to know the result. */
function Unspoiled({ data }: Pick<HighlightPageProps, "data">) {
  const { t } = useTranslation("highlights");
  const { match, day } = data;
  return (
    <header className={classNames(styles.match, "card")}>
      <Belonging data={data} />
      <h1>{versusOf(t, match)}</h1>
      <p>{day}</p>
      <p>{t("hidden")}</p>
    </header>
  );
}

function Clips({ data: { clips, match, isHidden } }: Pick<HighlightPageProps, "data">) {
  const { t } = useTranslation("highlights");
  if (!clips) {
    return (
      <p className={classNames(styles.fault, "card")} role="note">
        {t("fault")}
      </p>
    );
  }
  if (clips.length === 0) return <EmptyNote of="highlights" />;
  return clips.map((clip) => (
    <ClipCard key={clip.id} clip={isHidden ? { ...clip, title: versusOf(t, match) } : clip} />
  ));
}

const versusOf = (t: TFunction<"highlights">, { home, away }: HighlightData["match"]): string =>
  t("versus", { home: home.name, away: away.name });
