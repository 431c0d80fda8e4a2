import { useTranslation } from "react-i18next";
import people from "~/features/people/people.module.css";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { MatchName } from "./MatchName.tsx";
import type { MatchLine } from "./match-line.server.ts";
import styles from "./player-overview.module.css";

/** A player's matches, latest first: each a link with the player's actions. */
export function MatchLines({ lines }: { lines: readonly MatchLine[] }) {
  const { t } = useTranslation("player");
  const isRated = lines.some(({ rating }) => rating);
  return (
    <HoldUntilParsedTable className={people.table}>
      <caption className="visually-hidden">{t("matches.heading")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("matches.match")}</th>
          <th scope="col">{t("matches.did")}</th>
          {isRated && (
            <th scope="col" className={people.end}>
              {t("matches.rating")}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ actions, minutes, isStarter, rating, ...match }) => (
          <tr key={match.href}>
            <th scope="row">
              <MatchName match={match} />
            </th>
            <td>
              {actions.length > 0 && <span className={styles.actions}>{actions.join(" · ")}</span>}
              <small className="tabular">{isStarter ? minutes : `${minutes} · ${t("matches.cameOn")}`}</small>
            </td>
            {isRated && <td className={classNames(people.end, "tabular", people.total)}>{rating ?? "–"}</td>}
          </tr>
        ))}
      </tbody>
    </HoldUntilParsedTable>
  );
}
