import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { Section } from "~/features/entity/Section";
import { joinSentences } from "~/i18n/join-texts";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import styles from "./charts.module.css";
import { BAND, Periods, SideNames } from "./Periods.tsx";
import { type FlowChart, HALF, WIDTH } from "./score-flow.ts";

interface ScoreFlowProps {
  match: Match;
  /** Undefined until someone has scored: its space is reserved. */
  chart: FlowChart | undefined;
}

/** The lead during the game; turning points also as figures. */
export function ScoreFlow({ match, chart }: ScoreFlowProps) {
  const { t } = useTranslation("matchInfo");
  const names = { home: match.home.name, away: match.away.name };
  const figures = chart?.figures;
  return (
    <Section id="flow" title={t("flow.title")}>
      <SideNames match={match} />
      <div className={styles.flow}>{chart && <Drawing chart={chart} match={match} />}</div>
      <HoldUntilParsedTable className={`${styles.table} tabular`}>
        <caption className="visually-hidden">{t("flow.title")}</caption>
        <tbody>
          {[
            { name: t("flow.biggest", { team: names.home }), value: figures?.biggest?.[0] },
            { name: t("flow.biggest", { team: names.away }), value: figures?.biggest?.[1] },
            { name: t("flow.changes"), value: figures?.changes },
            { name: t("flow.ties"), value: figures?.ties },
          ].map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value ?? "–"}</td>
            </tr>
          ))}
        </tbody>
      </HoldUntilParsedTable>
    </Section>
  );
}

function Drawing({ chart, match }: { chart: FlowChart; match: Match }) {
  const { t, i18n } = useTranslation("matchInfo");
  const { home, away, line, periods, most, figures } = chart;
  const names = { home: match.home.name, away: match.away.name };
  const [homeLead, awayLead] = figures.biggest ?? [];
  const biggest = figures.biggest && t("flow.text", { ...names, homeLead, awayLead });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HALF * 2 + BAND}`} role="img" aria-labelledby="fl-t fl-d">
      <title id="fl-t">{t("flow.title")}</title>
      <desc id="fl-d">{joinSentences([t("flow.about", names), biggest], i18n.language)}</desc>
      <path className={styles.home} d={home} />
      <path className={styles.away} d={away} />
      <path className={styles.axis} d={`M0 ${HALF}h${WIDTH}`} />
      <Periods match={match} periods={periods} />
      <path className={styles.lead} d={line} />
      <text x={WIDTH - 2} y="9" className={`${styles.label} ${styles.end}`}>
        {`+${most}`}
      </text>
      <text x={WIDTH - 2} y={HALF * 2 - 3} className={`${styles.label} ${styles.end}`}>
        {`+${most}`}
      </text>
    </svg>
  );
}
