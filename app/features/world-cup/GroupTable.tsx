import { useTranslation } from "react-i18next";
import type { StandingsRow } from "#contract/domain/standings";
import { Crest } from "~/ui/Crest";

// In the order of the columns; narrow screens leave out those of WIDE_ONLY.
const FIGURES = ["played", "won", "drawn", "lost", "goalsFor", "goalsAgainst", "goalDifference", "points"] as const;
type Figure = (typeof FIGURES)[number];
const WIDE_ONLY: readonly Figure[] = ["goalsFor", "goalsAgainst"];

const classOf = (figure: Figure): string | undefined => (WIDE_ONLY.includes(figure) ? "wide" : undefined);

// With a real minus sign, as tables are set.
const formatFigure = (figure: Figure, value: number): string => {
  if (figure !== "goalDifference" || value === 0) return `${value}`;
  return value > 0 ? `+${value}` : `−${-value}`;
};

interface GroupTableProps {
  letter: string;
  rows: readonly StandingsRow[];
  storageBaseUrl: string;
}

/** A group's table. */
export function GroupTable({ letter, rows, storageBaseUrl }: GroupTableProps) {
  const { t } = useTranslation("worldcup");
  return (
    <table className="t num">
      <caption className="vh">{t("groupTable", { letter })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{t("position")}</span>
          </th>
          <th scope="col">{t("team")}</th>
          {FIGURES.map((figure) => (
            <th key={figure} scope="col" className={classOf(figure)}>
              <abbr title={t(figure)}>{t(`short.${figure}`)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.team.id}>
            <td>{row.rank}</td>
            <th scope="row">
              <span>
                <Crest team={row.team} storageBaseUrl={storageBaseUrl} size={20} /> {row.team.name}
              </span>
            </th>
            {FIGURES.map((figure) => (
              <td key={figure} className={classOf(figure)}>
                {formatFigure(figure, row[figure])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
