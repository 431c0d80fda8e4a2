import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { Section } from "~/features/entity/Section";
import { unbrokenScores } from "~/i18n/join-texts";
import styles from "./charts.module.css";
import type { TurnData } from "./match-info-data.ts";
import { BAND, Periods, SideNames } from "./Periods.tsx";
import { type FlowChart, HALF, WIDTH } from "./score-flow.ts";
import turnStyles from "./turning-point.module.css";

interface WinChanceProps {
  match: Match;
  /** Undefined until someone has scored: its space is reserved. */
  line: string | undefined;
  periods: FlowChart["periods"];
}

/** The chance of winning over time, above the middle for the home side. */
export function WinChance({ match, line, periods }: WinChanceProps) {
  const { t } = useTranslation("matchInfo");
  const { home, away } = match;
  const names = { home: home.name, away: away.name };
  // Down to the middle: what is above it is the home side's colour, what is below the away side's.
  const area = line && `${line}V${HALF}H0z`;
  return (
    <Section id="win-chance" title={t("winChance.title")}>
      <SideNames match={match} />
      <div className={styles.flow}>
        {line && (
          <svg viewBox={`0 0 ${WIDTH} ${HALF * 2 + BAND}`} role="img" aria-labelledby="wc-t wc-d">
            <title id="wc-t">{t("winChance.title")}</title>
            <desc id="wc-d">{t("winChance.about", names)}</desc>
            <svg className={styles.home} width={WIDTH} height={HALF} aria-hidden="true">
              <path d={area} />
            </svg>
            <svg
              className={styles.away}
              y={HALF}
              width={WIDTH}
              height={HALF}
              viewBox={`0 ${HALF} ${WIDTH} ${HALF}`}
              aria-hidden="true"
            >
              <path d={area} />
            </svg>
            <path className={styles.axis} d={`M0 ${HALF}h${WIDTH}`} />
            <Periods match={match} periods={periods} />
            <path className={styles.lead} d={line} />
            {[9, HALF * 2 - 3].map((y) => (
              <text key={y} x={WIDTH - 2} y={y} className={`${styles.label} ${styles.end}`}>
                100%
              </text>
            ))}
          </svg>
        )}
      </div>
    </Section>
  );
}

/** The score that changed a match's chances most, in a sentence. */
export function TurningPoint({ match, turn: { side, ...turn } }: { match: Match; turn: TurnData }) {
  const { t } = useTranslation("matchInfo");
  return (
    <Section id="turn" title={t("turn.title")}>
      <p className={`${turnStyles.line} ${turnStyles[side]}`}>
        {unbrokenScores(t("turn.text", { ...turn, team: match[side].name }))}
      </p>
    </Section>
  );
}
