import { useTranslation } from "react-i18next";
import { matchTabPath } from "#contract/tables/paths";
import { Section } from "~/features/entity/Section";
import { localePath } from "~/features/frame/locale-path";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import type { ComparisonData } from "./load-odds.server.ts";
import type { OddsPartProps } from "./OddsPage.tsx";
import { choiceQuery } from "./odds-choice.ts";

/** All companies in a table, which a part of a name makes shorter. */
export function ComparisonSection({ data, comparison, page }: OddsPartProps & { comparison: ComparisonData }) {
  const { t } = useTranslation("odds");
  const { choice, head } = data;
  const { search, ...rest } = choice;
  const path = localePath(page.locale, matchTabPath(head.about.match, "odds"));
  const { companies, found, isClosed, table } = comparison;
  return (
    <Section title={t("comparison")} id="comparison">
      <form className="od-search" action={`${path}#comparison`}>
        {[...new URLSearchParams(choiceQuery(rest))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          <span className="vh">{t("search.label")}</span>
          <input
            type="search"
            name="q"
            defaultValue={search}
            maxLength={40}
            placeholder={t("search.label")}
            autoComplete="off"
          />
        </label>
        <button type="submit" className="btn btn-plain">
          {t("search.submit")}
        </button>
      </form>
      {search && (
        <p role="status">
          {t("search.found", { n: found, of: companies.length })}{" "}
          <a href={`${path + choiceQuery(rest)}#comparison`}>{t("search.clear")}</a>
        </p>
      )}
      {found > 0 && <ServerMarkup id="od-table" className="od-s" of={table} />}
      <p className="note">
        {t("legend")} {isClosed && t("closed")}
      </p>
    </Section>
  );
}
