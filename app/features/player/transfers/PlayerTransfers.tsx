import { useTranslation } from "react-i18next";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { InventedNote } from "~/features/people/InventedNote";
import { TransferTable } from "~/features/people/TransferTable";
import { PlayerHead } from "~/features/player/PlayerHead";
import { joinListed } from "~/i18n/join-texts";
import type { Page } from "~/page/page";
import { pictureBase } from "~/ui/picture-base";
import type { StationView, TransfersData } from "./load-transfers.server.ts";
import styles from "./station-chart.module.css";

const WIDTH = 360;
const ROW = 34;
const TOP = 4;
const BAR = 10;
const AXIS = 18;
const SHORTEST_BAR = 4;
const LABEL_WIDTH = 120;

interface StationChartProps {
  stations: readonly StationView[];
  /** First and last year. */
  years: readonly [string, string];
}

/** A player's time at each club as bars over the years, with a text alternative. */
function StationChart({ stations, years }: StationChartProps) {
  const { t, i18n } = useTranslation("player");
  const height = TOP + stations.length * ROW + AXIS;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-labelledby="stations-t stations-d">
      <title id="stations-t">{t("transfers.stations")}</title>
      <desc id="stations-d">
        {joinListed(
          stations.map(({ text }) => text),
          i18n.language,
        )}
      </desc>
      {stations.map(({ text, club, start, length }, index) => {
        const x = start * WIDTH;
        const y = TOP + index * ROW;
        const isLate = x > WIDTH - LABEL_WIDTH;
        return (
          <g key={text}>
            <text x={isLate ? WIDTH : x} y={y + 12} textAnchor={isLate ? "end" : "start"}>
              {club}
            </text>
            <rect x={x} y={y + 17} width={Math.max(SHORTEST_BAR, length * WIDTH)} height={BAR} rx="3" />
          </g>
        );
      })}
      <line x1="0" x2={WIDTH} y1={height - AXIS} y2={height - AXIS} />
      <text className={styles.year} x="0" y={height - 4}>
        {years[0]}
      </text>
      <text className={styles.year} x={WIDTH} y={height - 4} textAnchor="end">
        {years[1]}
      </text>
    </svg>
  );
}

interface PlayerTransfersProps {
  data: TransfersData;
  page: Page;
}

/** A player's transfers, latest first, and the time at each club. */
export function PlayerTransfers({ data: { head, transfers, stations, years }, page }: PlayerTransfersProps) {
  const { t } = useTranslation(["player", "people"]);
  const title = t("people:heading.transfers");
  return (
    <>
      <PlayerHead head={head} tab="transfer" page={page} />
      {transfers.length === 0 && <EmptyNote of="transfers" />}
      {transfers.length > 0 && (
        <Section id="transfers" title={title}>
          <TransferTable caption={title} transfers={transfers} storageBaseUrl={pictureBase(page, page.config)} />
        </Section>
      )}
      {stations.length > 0 && (
        <Section title={t("transfers.stations")}>
          <StationChart stations={stations} years={years} />
        </Section>
      )}
      <InventedNote isShown={head.isInvented} />
    </>
  );
}
