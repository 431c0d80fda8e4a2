import { useTranslation } from "react-i18next";
import { ContestEmpty } from "~/features/contest/ContestEmpty";
import type { ContestTexts } from "~/features/contest/choice-text";
import picks from "~/features/contest/picks.module.css";
import { useSiteNow } from "~/features/contest/use-device-facts";
import { localePath } from "~/page/locale-path";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import type { TabProps } from "./ContestMatchesPage.tsx";
import type { PicksState } from "./change-picks.server.ts";
import styles from "./contest-matches.module.css";
import type { PlayData } from "./contest-matches-data.ts";
import { PickForm } from "./PickForm.tsx";

/** The source of the prices, and how lines are settled. */
function LineHelp({ source }: { source: string }) {
  const { t } = useTranslation("contests");
  return (
    <div>
      <p className="note">{t("pick.source", { source })}</p>
      <details className={picks.help}>
        <summary>{t("quarter.title")}</summary>
        <p>{t("quarter.line")}</p>
        <p>{t("quarter.halves")}</p>
        <p>{t("quarter.points")}</p>
      </details>
    </div>
  );
}

export interface PlayProps extends TabProps {
  /** The result of a form sent without script. */
  state: PicksState | undefined;
}

/** The matches of a day with their markets. */
export function PlayTab({ data, page, state }: PlayProps) {
  const { t } = useTranslation("contests");
  const now = useSiteNow(page.now);
  const { head, play } = data;
  const matches = { href: localePath(page.locale, `/${head.sport}/matches`), name: t("day.toScores") };
  if (!play) return <ContestEmpty text={t("day.noPrices")} way={matches} />;
  if (play.matches.length === 0)
    return (
      <div className={styles.play}>
        <Days days={play.days} />
        <ContestEmpty text={noMatches(t, data)} way={matches} />
      </div>
    );
  return (
    <div className={styles.play}>
      <Days days={play.days} />
      {head.state === "past" && <p>{t("ended")}</p>}
      <p className="note">
        <DayState play={play} now={now} />
      </p>
      {play.source && <LineHelp source={play.source.name} />}
      <PickForm data={data} page={page} state={state} play={play} now={now} />
    </div>
  );
}

function noMatches(t: ContestTexts, { head, play }: PlayProps["data"]): string {
  if (head.state === "upcoming") return t("notBegun", { when: t("at", { ...head.starts }) });
  if (head.state === "past") return t("ended");
  return t(play && play.days.length > 0 ? "day.none" : "day.noMatches");
}

function Days({ days }: Pick<PlayData, "days">) {
  const { t } = useTranslation("contests");
  return days.length > 1 ? <ChoiceLinks label={t("day.choose")} choices={days} /> : null;
}

/** Whether picks of the day are accepted, and until when. */
function DayState({ play: { opensAt, closesAt, opens, closes }, now }: { play: PlayData; now: number }) {
  const { t } = useTranslation("contests");
  if (now < opensAt) return <>{t("day.before", { ...opens })}</>;
  return <>{now < closesAt ? t("day.open", { time: t("at", { ...closes }) }) : t("day.locked")}</>;
}
