import { useTranslation } from "react-i18next";
import { PartFault } from "~/features/entity/PartFault";
import type { Page } from "~/features/frame/page";
import type { MatchAbout } from "~/features/match/match-about";
import { isOpen } from "~/features/match/shows-course";
import type { FootballCourse as Course } from "./load-match-info.server.ts";
import { Momentum } from "./Momentum.tsx";
import { Shootout } from "./Shootout.tsx";
import { Timeline } from "./Timeline.tsx";

interface FootballCourseProps {
  course: Course;
  about: MatchAbout;
  page: Page;
}

/** What happened in a football match; the parts that nobody reports are left out. */
export function FootballCourse({ course, about, page }: FootballCourseProps) {
  const { t } = useTranslation("matchInfo");
  const { rows, kicks, momentum, faults } = course;
  const { match } = about;
  const coverage = about.sport === "football" ? about.coverage : undefined;
  const canGrow = isOpen(match);
  const keepsMomentum = canGrow && coverage?.stat === true;
  return (
    <>
      {faults.momentum ? (
        <PartFault title={t("momentum.title")} kind={faults.momentum} page={page} />
      ) : (
        (momentum || keepsMomentum) && <Momentum match={match} chart={momentum} />
      )}
      {(rows.length > 0 || coverage?.events !== false) && (
        <Timeline match={match} rows={rows} canGrow={canGrow} locale={page.locale} />
      )}
      {faults.events && <p className="note">{t("goalsOnly")}</p>}
      <Shootout match={match} kicks={kicks} locale={page.locale} />
    </>
  );
}
