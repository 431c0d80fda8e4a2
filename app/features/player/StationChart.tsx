import { useTranslation } from "react-i18next";
import type { TransfersData } from "./load-transfers.server.ts";

const WIDTH = 360;
const ROW = 34;
const TOP = 4;
const BAR = 10;
const AXIS = 18;
const SHORTEST_BAR = 4;
const LABEL_ROOM = 120;

/** How long a player was at each club, as bars over the years; the same in sentences for those who do not see it. */
export function StationChart({ stations, years }: Pick<TransfersData, "stations" | "years">) {
  const { t } = useTranslation("player");
  const height = TOP + stations.length * ROW + AXIS;
  return (
    <svg className="stations" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-labelledby="stations-t stations-d">
      <title id="stations-t">{t("transfers.stations")}</title>
      <desc id="stations-d">{stations.map(({ said }) => said).join("; ")}</desc>
      {stations.map(({ said, club, start, length }, index) => {
        const x = start * WIDTH;
        const y = TOP + index * ROW;
        const isLate = x > WIDTH - LABEL_ROOM;
        return (
          <g key={said}>
            <text x={isLate ? WIDTH : x} y={y + 12} textAnchor={isLate ? "end" : "start"}>
              {club}
            </text>
            <rect x={x} y={y + 17} width={Math.max(SHORTEST_BAR, length * WIDTH)} height={BAR} rx="3" />
          </g>
        );
      })}
      <line x1="0" x2={WIDTH} y1={height - AXIS} y2={height - AXIS} />
      <text className="year" x="0" y={height - 4}>
        {years[0]}
      </text>
      <text className="year" x={WIDTH} y={height - 4} textAnchor="end">
        {years[1]}
      </text>
    </svg>
  );
}
