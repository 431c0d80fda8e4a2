import { useTranslation } from "react-i18next";
import { PartFault } from "~/features/entity/PartFault";
import type { MatchAbout } from "~/features/match/match-about";
import { isOpen } from "~/features/match/match-progress";
import type { Page } from "~/page/page";
import type { FootballProgressData } from "./load-match-info.server.ts";
import { Momentum } from "./Momentum.tsx";
import { Shootout } from "./Shootout.tsx";
import { Timeline } from "./Timeline.tsx";

interface FootballProgressProps {
  progress: FootballProgressData;
  about: Extract<MatchAbout, { sport: "football" }>;
  page: Page;
}

/** The progress of a football match; unreported parts are left out. */
export function FootballProgress({ progress, about, page }: FootballProgressProps) {
  const { t } = useTranslation("matchInfo");
  const { rows, kicks, momentum, faults } = progress;
  const { match, coverage } = about;
  const canGrow = isOpen(match);
  const reservesMomentum = canGrow && coverage?.stat === true;
  return (
    <>
      {faults.momentum ? (
        <PartFault title={t("momentum.title")} kind={faults.momentum} page={page} />
      ) : (
        (momentum || reservesMomentum) && <Momentum match={match} chart={momentum} />
      )}
      {(rows.length > 0 || coverage?.events !== false) && (
        <Timeline match={match} rows={rows} canGrow={canGrow} locale={page.locale} />
      )}
      {faults.events && <p className="note">{t("goalsOnly")}</p>}
      <Shootout match={match} kicks={kicks} locale={page.locale} />
    </>
  );
}
