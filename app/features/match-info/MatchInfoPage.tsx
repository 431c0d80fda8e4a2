import { useTranslation } from "react-i18next";
import { Section } from "~/features/entity/Section";
import type { Page } from "~/features/frame/page";
import { MatchShell } from "~/features/match/MatchShell";
import { showsCourse } from "~/features/match/shows-course";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { pictureBase } from "~/ui/picture-base";
import { FootballCourse } from "./FootballCourse.tsx";
import { FormOfBoth } from "./FormOfBoth.tsx";
import { GameCourse } from "./GameCourse.tsx";
import { hasCourse } from "./has-course.ts";
import { KeyFacts } from "./KeyFacts.tsx";
import type { MatchInfoData } from "./load-match-info.server.ts";
import { NextMatches } from "./NextMatches.tsx";

/** The first tab of a match: how its score came about, and everything around it. */
export function MatchInfoPage({ data, page }: { data: MatchInfoData; page: Page }) {
  const { t } = useTranslation("matchInfo");
  const { head, football, game, form, next, highlights } = data;
  const { about } = head;
  const { match } = about;
  const isShown = showsCourse(match, page.now) && hasCourse(data);
  return (
    <MatchShell head={head} page={page}>
      <div className={isShown ? "mi" : "mi mi-before"}>
        {isShown && (
          <div>
            {football && <FootballCourse course={football} about={about} page={page} />}
            {game && about.sport === "basketball" && <GameCourse course={game} about={about} page={page} />}
          </div>
        )}
        <div>
          {highlights && (
            <Section id="summary" title={t("highlights")}>
              <ServerMarkup id="clips" of={highlights} />
            </Section>
          )}
          <FormOfBoth match={match} form={form} />
          <NextMatches match={match} next={next} storageBaseUrl={pictureBase(page, page.config)} />
          {/* Last: extra time and penalties add lines to it, which move nothing. */}
          <KeyFacts about={about} locale={page.locale} />
        </div>
      </div>
    </MatchShell>
  );
}
