import { useTranslation } from "react-i18next";
import { matchTabPath } from "#contract/tables/paths";
import { Section } from "~/features/entity/Section";
import odds from "~/features/odds/odds.module.css";
import { choiceQuery } from "~/features/odds/odds-choice";
import { localePath } from "~/page/locale-path";
import { classNames } from "~/ui/class-names";
import { ComparisonTable } from "./ComparisonTable.tsx";
import type { ComparisonData } from "./load-odds.server.ts";
import { outcomesOf } from "./market-figures.ts";
import styles from "./match-odds.module.css";
import type { OddsPartProps } from "./OddsPage.tsx";
import "~/ui/button.css";

/** A table of all companies, which can be searched by name. */
export function ComparisonSection({ data, comparison, page }: OddsPartProps & { comparison: ComparisonData }) {
  const { t } = useTranslation("odds");
  const { choice, head } = data;
  const { search, ...rest } = choice;
  const path = localePath(page.locale, matchTabPath(head.about.match, "odds"));
  const { companies, found, isClosed, stage } = comparison;
  return (
    <Section title={t("comparison")} id="comparison">
      <form className={styles.search} action={`${path}#comparison`}>
        {[...new URLSearchParams(choiceQuery(rest))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          <span className="visually-hidden">{t("search.label")}</span>
          <input
            type="search"
            name="q"
            defaultValue={search}
            maxLength={40}
            placeholder={t("search.label")}
            autoComplete="off"
          />
        </label>
        <button type="submit" className="button plain-button">
          {t("search.submit")}
        </button>
      </form>
      {search && (
        <p role="status">
          {t("search.found", { n: found.length, of: companies.length })}{" "}
          <a href={`${path + choiceQuery(rest)}#comparison`}>{t("search.clear")}</a>
        </p>
      )}
      {found.length > 0 && (
        <ComparisonTable
          lines={found}
          stage={stage}
          columns={{
            outcomes: outcomesOf(choice.market, head.about.sport),
            hasLine: choice.market !== "winner",
            format: choice.format,
          }}
          company={choice.company}
          addressOf={(company) => `${path + choiceQuery({ ...choice, company })}#company`}
        />
      )}
      <p className={classNames(odds.sectionNote, "note")}>
        {t("legend")} {isClosed && t("closed")}
      </p>
    </Section>
  );
}
