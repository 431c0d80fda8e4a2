import { useTranslation } from "react-i18next";
import { classNames } from "~/ui/class-names";
import styles from "./round-links.module.css";

interface RoundLinksProps {
  /** `id` is the id of the round's element. */
  rounds: readonly { id: string; name: string }[];
  className?: string | undefined;
}

/** Links between the rounds of a bracket, on screens that show one at a time. Namespace: bracket. */
export function RoundLinks({ rounds, className }: RoundLinksProps) {
  const { t } = useTranslation("bracket");
  return (
    <nav className={classNames(styles.links, className)} aria-label={t("rounds")}>
      <ul>
        {rounds.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
