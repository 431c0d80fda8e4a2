import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { Team } from "#contract/domain/match";
import type { Shot } from "#contract/domain/match-statistics";
import type { LocaleCode } from "#contract/tables/locales";
import { playerPath } from "#contract/tables/paths";
import { formatDecimal } from "~/features/people/format-amounts";
import { localePath } from "~/page/locale-path";
import { Fragments } from "~/ui/fragments/Fragments";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import styles from "./match-stats.module.css";
import type { ShotMapProps } from "./ShotMap.tsx";
import { minuteOf } from "./shot-mark.ts";

/** Every shot with minute, player, outcome and chance; newest last. */
export function ShotList({ shots, teams, locale }: ShotMapProps) {
  const { t } = useTranslation("stats");
  const rows = shots.map((shot) => {
    const team = nameOf(teams[shot.side]);
    return {
      key: `ShotRow ${locale} ${team} ${JSON.stringify(shot)}`,
      render: () => <ShotRow shot={shot} team={team} locale={locale} t={t} />,
    };
  });
  return (
    <HoldUntilParsedTable className="tabular">
      <caption className="visually-hidden">{t("shots.list")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("column.minute")}</th>
          <th scope="col">{t("column.player")}</th>
          <th scope="col">{t("column.outcome")}</th>
          <th scope="col">xG</th>
        </tr>
      </thead>
      <Fragments as="tbody" of={rows} />
    </HoldUntilParsedTable>
  );
}

interface ShotRowProps {
  shot: Shot;
  team: string;
  locale: LocaleCode;
  t: TFunction<"stats">;
}

/** The situation, and the part of the body. */
const howShot = ({ situation, body }: Shot, t: TFunction<"stats">): string =>
  [t(`situation.${situation}`), t(`body.${body}`)].join(" · ");

/** Rendered as a fragment: no hooks. */
const ShotRow = ({ shot, team, locale, t }: ShotRowProps) => (
  <tr>
    <td>{minuteOf(shot)}</td>
    <th scope="row">
      <Shooter player={shot.player} locale={locale} />
      <small>{team}</small>
    </th>
    <td className={shot.outcome === "goal" ? styles.goalCell : undefined}>
      {t(`outcome.${shot.outcome}`)}
      {shot.outcome !== "own" && <small>{howShot(shot, t)}</small>}
    </td>
    <td>{shot.xg ? formatDecimal(shot.xg, locale) : "–"}</td>
  </tr>
);

const nameOf = ({ shortName, name }: Team): string => shortName ?? name;

function Shooter({ player, locale }: Pick<Shot, "player"> & { locale: LocaleCode }) {
  if (!player) return "–";
  const { id, key, name } = player;
  return id && key ? <a href={localePath(locale, playerPath({ sport: "football", id, key }))}>{name}</a> : name;
}
