import { useTranslation } from "react-i18next";
import { Section } from "~/features/entity/Section";
import { HighlightCards } from "~/features/highlights/HighlightCards";
import { MatchShell } from "~/features/match/MatchShell";
import { showsProgress } from "~/features/match/match-progress";
import type { Page } from "~/page/page";
import { bySport } from "~/sports/by-sport";
import { classNames } from "~/ui/class-names";
import { pictureBase } from "~/ui/picture-base";
import { FootballProgress } from "./FootballProgress.tsx";
import { FormOfBoth } from "./FormOfBoth.tsx";
import { GameProgress } from "./GameProgress.tsx";
import { hasProgress } from "./has-progress.ts";
import { KeyFacts } from "./KeyFacts.tsx";
import type { MatchInfoData } from "./load-match-info.server.ts";
import styles from "./match-info.module.css";
import { NextMatches } from "./NextMatches.tsx";

/** The first tab of a match: how the score came about, and the match's details. */
export function MatchInfoPage({ data, page }: { data: MatchInfoData; page: Page }) {
  const { t } = useTranslation("matchInfo");
  const { head, football, game, form, next, highlights } = data;
  const { about } = head;
  const { match } = about;
  const isShown = showsProgress(match, page.now) && hasProgress(data);
  return (
    <MatchShell head={head} page={page}>
      <div className={classNames(styles.page, !isShown && styles.upcoming)}>
        {isShown && (
          <div>
            {bySport(about, {
              football: (one) => football && <FootballProgress progress={football} about={one} page={page} />,
              basketball: (one) => game && <GameProgress progress={game} about={one} page={page} />,
            })}
          </div>
        )}
        <div>
          {highlights && (
            <Section id="summary" title={t("highlights")}>
              <div id="clips" className={styles.clips}>
                <HighlightCards cards={highlights} layout="column" />
              </div>
            </Section>
          )}
          {form && <FormOfBoth match={match} form={form} />}
          <NextMatches match={match} next={next} storageBaseUrl={pictureBase(page, page.config)} />
          {/* Last, because extra time and penalties add lines to it: they shift nothing. */}
          <KeyFacts about={about} locale={page.locale} />
        </div>
      </div>
    </MatchShell>
  );
}
