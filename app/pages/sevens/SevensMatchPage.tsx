import { useTranslation } from "react-i18next";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { ScoreHead } from "~/features/score-head/ScoreHead";
import { formatOffsets } from "~/i18n/zone-offsets";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { pictureBase } from "~/ui/picture-base";
import type { SevensMatchData } from "./load-sevens-match.server.ts";
import { SevensEvents } from "./SevensEvents.tsx";
import { SevensFreshness } from "./SevensFreshness.tsx";
import { SevensLineUps } from "./SevensLineUps.tsx";
import tournament from "./sevens.module.css";
import styles from "./sevens-match.module.css";
import { sevensPath } from "./sevens-query.ts";

interface SevensMatchPageProps {
  data: SevensMatchData;
  page: Page;
}

/** One match of the tournament. */
export function SevensMatchPage({ data, page }: SevensMatchPageProps) {
  const { t } = useTranslation(["sevens", "common"]);
  const { info, head, queryYear, day, time, pitch, label, events, lineUps, zone, fetched } = data;
  const { match, category, halfLength, isGoldenGoal, competition, season } = info;
  const heading = t("versus", { home: match.home.name, away: match.away.name });
  return (
    <>
      <a className={tournament.back} href={localePath(page.locale, sevensPath({ category, year: queryYear }))}>
        {t("back")}
      </a>
      <StaleNotice fetched={fetched} now={page.now} />
      <SevensFreshness data={data} page={page} />
      <div className={classNames(styles.match, "card")}>
        <p>
          {`${competition.name} ${season} · ${label}`}{" "}
          {match.source === "simulated" && <span className="tag">{t("common:source.simulated")}</span>}
        </p>
        <ScoreHead of={head} day={day} heading={heading} storageBaseUrl={pictureBase(page, page.config)} />
        <p>{[`${day}, ${time} (${formatOffsets(zone)})`, pitch].join(" · ")}</p>
        <p>{[t("halves", { minutes: halfLength }), isGoldenGoal && t("goldenGoal")].filter(Boolean).join(" · ")}</p>
      </div>
      {events && <SevensEvents events={events} match={match} />}
      {lineUps && <SevensLineUps lineUps={lineUps} match={match} />}
      {match.source === "simulated" && <p className="note">{t("common:source.simulatedNote")}</p>}
    </>
  );
}
