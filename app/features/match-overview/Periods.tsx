import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { unbrokenName } from "#contract/text/unbroken-name";
import { periodName, regularPeriods } from "~/features/match/period-name";
import styles from "./charts.module.css";
import { type FlowChart, HALF } from "./score-flow.ts";
import nameStyles from "./side-names.module.css";

/** Height of the line of names below a drawing of a game, in drawing units. */
export const BAND = 14;

/** Where the periods of a game begin, with their names below. */
export function Periods({ match, periods }: { match: Match; periods: FlowChart["periods"] }) {
  const { i18n } = useTranslation("rows");
  const count = regularPeriods(match);
  return (
    <>
      {periods.map(({ x }) => (
        <path key={x} className={styles.break} d={`M${x} 0v${HALF * 2}`} />
      ))}
      {[{ x: 0, index: 0 }, ...periods].map(({ x, index }) => (
        <text key={index} x={x + 2} y={HALF * 2 + BAND - 3} className={styles.label}>
          {periodName({ count }, index, i18n.getFixedT(null, "rows")).short}
        </text>
      ))}
    </>
  );
}

/** Which colour and which edge of a drawing below is whose; what it says is written elsewhere for screen readers. */
export const SideNames = ({ match: { home, away } }: { match: Pick<Match, "home" | "away"> }) => (
  <p className={nameStyles.names} aria-hidden="true">
    <span>{unbrokenName(home.name)}</span>
    <span>{unbrokenName(away.name)}</span>
  </p>
);
