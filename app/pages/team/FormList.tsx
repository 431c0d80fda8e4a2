import { useTranslation } from "react-i18next";
import type { Sport } from "#contract/tables/sports";
import { More, type MoreLink } from "~/features/entity/More";
import { Section } from "~/features/entity/Section";
import type { Page } from "~/page/page";
import { FormEntryLink } from "./FormEntryLink.tsx";
import type { FormEntry } from "./form-entries.ts";
import styles from "./team-overview.module.css";

interface FormListProps {
  /** Latest last. */
  form: readonly FormEntry[];
  sport: Sport;
  page: Page;
  /** Link to all matches; shown even if none is finished yet. */
  more: MoreLink;
}

/** A team's last results side by side. */
export function FormList({ form, sport, page, more }: FormListProps) {
  const { t } = useTranslation("team");
  if (form.length === 0) return <More of={more} />;
  return (
    <Section title={t(`form.${sport}`)}>
      <ol className={styles.form}>
        {form.map((entry) => (
          <li key={entry.match.id}>
            <FormEntryLink entry={entry} page={page} />
          </li>
        ))}
      </ol>
      <More of={more} />
    </Section>
  );
}
