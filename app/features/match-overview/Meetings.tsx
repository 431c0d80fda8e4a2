import { useTranslation } from "react-i18next";
import type { MeetingsSummary } from "#contract/domain/history";
import type { Match, Side } from "#contract/domain/match";
import { matchTabPath } from "#contract/tables/paths";
import { More, Section } from "~/features/entity/Section";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import styles from "./overview.module.css";

/** A past meeting, in the page's language. */
export interface MeetingView {
  id: string;
  href: string;
  day: string;
  /** Names and score, home first. */
  home: string;
  away: string;
  score: string;
  winner?: Side;
}

export interface MeetingsData {
  summary: MeetingsSummary;
  /** Latest first. */
  rows: readonly MeetingView[];
}

interface MeetingsProps {
  match: Match;
  meetings: MeetingsData;
  locale: Page["locale"];
}

/** How earlier meetings ended: in three figures, and the last ones one by one. */
export function Meetings({ match, meetings: { summary, rows }, locale }: MeetingsProps) {
  const { t } = useTranslation(["h2h", "match"]);
  const { home, away, sport } = match;
  const figures = [
    { key: "home", name: home.shortName ?? home.name, count: summary.won },
    ...(adapterOf(sport).match.hasDraws ? [{ key: "draw", name: t("drawn"), count: summary.drawn }] : []),
    { key: "away", name: away.shortName ?? away.name, count: summary.lost },
  ];
  return (
    <Section id="meetings" title={t("meetings")}>
      <ul className={`${styles.figures} hold-until-parsed`}>
        {figures.map(({ key, name, count }) => (
          <li key={key}>
            <b className="tabular">{count}</b>
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <ol className={`${styles.meetings} tabular`}>
        {rows.map(({ id, href, day, home: host, away: guest, score, winner }) => (
          <li key={id}>
            <a href={href}>
              <small>{day}</small>
              <span className={winner === "home" ? styles.victor : undefined}>{host}</span>
              <b>{score}</b>
              <span className={winner === "away" ? styles.victor : undefined}>{guest}</span>
            </a>
          </li>
        ))}
      </ol>
      <More of={{ href: localePath(locale, matchTabPath(match, "h2h")), text: t("match:tab.h2h") }} />
    </Section>
  );
}
