import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { Section } from "~/features/entity/Section";
import { joinSentences } from "~/i18n/join-texts";
import styles from "./charts.module.css";
import { HALF, type MomentumChart } from "./momentum.ts";
import { SideNames } from "./Periods.tsx";

interface MomentumProps {
  match: Match;
  /** Undefined until something has been measured: its space is reserved. */
  chart: MomentumChart | undefined;
}

const BAND = 14;

/** Pressure by minute, with goals; for screen readers also as a sentence and a table. */
export function Momentum({ match, chart }: MomentumProps) {
  const { t } = useTranslation("matchInfo");
  const { home, away } = match;
  const names = { home: home.name, away: away.name };
  return (
    <Section id="momentum" title={t("momentum.title")}>
      <SideNames match={match} />
      <div className={styles.momentum}>{chart && <Drawing chart={chart} names={names} />}</div>
      {chart && <Figures chart={chart} names={names} />}
    </Section>
  );
}

interface PartProps {
  chart: MomentumChart;
  names: { home: string; away: string };
}

function Drawing({ chart, names }: PartProps) {
  const { t, i18n } = useTranslation("matchInfo");
  const { width, home, away, breaks, goals, marks, pressed } = chart;
  return (
    <svg viewBox={`0 ${-BAND} ${width} ${HALF * 2 + BAND * 2}`} role="img" aria-labelledby="mo-t mo-d">
      <title id="mo-t">{t("momentum.title")}</title>
      <desc id="mo-d">
        {joinSentences(
          [
            t("momentum.about", names),
            t("momentum.text", { ...names, homeMinutes: pressed[0], awayMinutes: pressed[1] }),
          ],
          i18n.language,
        )}
      </desc>
      <path className={styles.axis} d={`M0 ${HALF}h${width}`} />
      {breaks.map((x) => (
        <path key={x} className={styles.break} d={`M${x} 0v${HALF * 2}`} />
      ))}
      <path className={styles.home} d={home} />
      <path className={styles.away} d={away} />
      {goals.map(({ id, x, side }) => (
        <circle key={id} className={styles.goal} cx={x} cy={side === "home" ? -BAND / 2 : HALF * 2 + BAND / 2} r="4" />
      ))}
      {marks.map(({ x, minute }) => (
        <text key={minute} x={x + 2} y={HALF * 2 + BAND - 2} className={styles.label}>
          {`${minute}'`}
        </text>
      ))}
    </svg>
  );
}

function Figures({ chart, names }: PartProps) {
  const { t } = useTranslation("matchInfo");
  return (
    // A table itself would be as wide as its words.
    <div className="visually-hidden">
      <table>
        <caption>{t("momentum.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("momentum.minutes")}</th>
            <th scope="col">{names.home}</th>
            <th scope="col">{names.away}</th>
          </tr>
        </thead>
        <tbody>
          {chart.spans.map(({ from, to, pressed: [home, away] }) => (
            <tr key={from}>
              <th scope="row">{`${from}–${to}`}</th>
              <td>{home}</td>
              <td>{away}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
