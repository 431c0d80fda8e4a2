import { useTranslation } from "react-i18next";
import type { SubLeague } from "#contract/calls/standings/sub-leagues";
import styles from "./competition-matches.module.css";

interface PartChoiceProps {
  parts: readonly SubLeague[];
  /** Id of the current part; all if absent. */
  shown?: string;
  /** The address of a part, or of all. */
  hrefOf(part: string | undefined): string;
}

/** Groups and conferences as filters; nothing if the season has none. */
export function PartChoice({ parts, shown, hrefOf }: PartChoiceProps) {
  const { t } = useTranslation("competition");
  const { t: tMatches } = useTranslation("matches");
  const named = parts.filter(({ group, name }) => group !== undefined || name !== undefined);
  if (named.length < 2) return null;
  return (
    <nav className={styles.parts} aria-label={t("partChoice")}>
      <ul>
        <li>
          <a href={hrefOf(undefined)} aria-current={shown === undefined ? "true" : undefined}>
            {t("allMatches")}
          </a>
        </li>
        {named.map(({ id, group, name }) => (
          <li key={id}>
            <a href={hrefOf(id)} aria-current={shown === id ? "true" : undefined}>
              {group === undefined ? name : tMatches("stage.group", { letter: group })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
