import { useTranslation } from "react-i18next";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import people from "~/features/people/people.module.css";
import { adapterOf } from "~/sports/sports";
import { classNames } from "~/ui/class-names";
import type { SquadData } from "./load-squad.server.ts";
import { SquadTable } from "./SquadTable.tsx";
import styles from "./squad.module.css";

interface SquadSectionProps {
  data: Pick<SquadData, "head" | "table" | "sorts" | "isCounted">;
  /** Undefined for visitors who save data. */
  storageBaseUrl?: string;
}

/** The squad's table with links to other sort orders, or that the squad is unknown. */
export function SquadSection({ data: { head, table, sorts, isCounted }, storageBaseUrl }: SquadSectionProps) {
  const { t } = useTranslation("people");
  if (!table) {
    return (
      <div id="squad">
        <EmptyNote of="squad" />
      </div>
    );
  }
  const title = t(`heading.${adapterOf(head.sport).people.squadTerm}`);
  return (
    <Section id="squad" title={title}>
      <nav className={classNames(styles.sorts, "hold-until-parsed")} aria-label={t("sort.label")}>
        <span aria-hidden="true">{t("sort.label")}</span>
        <ul>
          {sorts.map(({ href, name, isShown }) => (
            <li key={href}>
              <a href={`${href}#squad`} aria-current={isShown ? "page" : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section className={people.scroll} aria-label={title} tabIndex={0}>
        <SquadTable caption={title} table={table} storageBaseUrl={storageBaseUrl} />
      </section>
      {isCounted && <p className={classNames("note", styles.footnote)}>{t("countedIn")}</p>}
    </Section>
  );
}
