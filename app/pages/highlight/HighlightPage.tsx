import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { matchPath } from "#contract/tables/paths";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { HighlightCards } from "~/features/highlights/HighlightCards";
import highlights from "~/features/highlights/highlights.module.css";
import { ScoreHead } from "~/features/score-head/ScoreHead";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { pictureBase } from "~/ui/picture-base";
import { ClipCard } from "./ClipCard.tsx";
import type { HighlightData } from "./load-highlight.server.ts";
import styles from "./player.module.css";
import { ScorerList } from "./ScorerList.tsx";
import "~/ui/button.css";

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
