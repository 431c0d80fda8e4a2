import { useTranslation } from "react-i18next";
import type { PartOfSeason } from "#contract/domain/standings";
import styles from "./season-parts.module.css";

interface SeasonPartsProps {
  parts: readonly PartOfSeason[];
  /** A part's address; of the one that is shown if none is asked for, without an id. */
  addressOf(id: PartOfSeason["id"] | undefined): string;
}

/** The parts of a season, each with tables and an address of its own. Namespace: standings. */
export function SeasonParts({ parts, addressOf }: SeasonPartsProps) {
  const { t } = useTranslation("standings");
  if (parts.length === 0) return null;
  return (
    <nav className={styles.parts} aria-label={t("phase.label")}>
      <ul>
        {parts.map(({ id, isCurrent, isShown }) => (
          <li key={id}>
            <a href={addressOf(isCurrent ? undefined : id)} aria-current={isShown ? "page" : undefined}>
              {t(`phase.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
