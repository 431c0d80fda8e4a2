import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { PartFault } from "~/features/entity/PartFault";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { MatchShell } from "~/features/match/MatchShell";
import odds from "~/features/odds/odds.module.css";
import { OddsOff } from "~/features/odds/Price";
import { PANEL_SIDES, panelPath } from "~/features/odds/panel-query";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { CompanySection } from "./CompanySection.tsx";
import { ComparisonSection } from "./ComparisonSection.tsx";
import { FiguresSection } from "./FiguresSection.tsx";
import type { ComparisonData, OddsData } from "./load-odds.server.ts";
import styles from "./match-odds.module.css";
import { OddsChoices } from "./OddsChoices.tsx";
import { OutcomesSection } from "./OutcomesSection.tsx";

/** Links to past matches of either side, and head-to-head, with prices. */
function PanelLinks({ match, page }: { match: Match; page: Page }) {
  const { t } = useTranslation("odds");
  const teams = { home: match.home.name, away: match.away.name };
  return (
    <Section title={t("past.title")}>
      <ul className={styles.links}>
        {PANEL_SIDES.map((side) => (
          <li key={side}>
            <a href={localePath(page.locale, panelPath(match, side))}>{t(`past.${side}`, teams)}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export interface OddsPartProps {
  data: OddsData;
  page: Page;
}

/** The odds tab: companies' prices as information, without links to any of them. */
export function OddsPage({ data, page }: OddsPartProps) {
  const { t } = useTranslation(["odds", "match"]);
  return (
    <MatchShell head={data.head} page={page}>
      <h2 className="visually-hidden">{t("match:tab.odds")}</h2>
      {data.showsPrices ? (
        <Prices data={data} page={page} />
      ) : (
        <p className={classNames(styles.message, "card")}>
          <OddsOff page={page} />
        </p>
      )}
    </MatchShell>
  );
}

function Prices({ data, page }: OddsPartProps) {
  const { t } = useTranslation("odds");
  const { comparison } = data;
  return (
    <>
      <OddsChoices data={data} page={page} />
      {comparison?.error && <PartFault title={t("comparison")} kind={comparison.error} page={page} />}
      {comparison && !comparison.error && !comparison.value && <EmptyNote of="odds" />}
      {comparison?.value && <Market data={data} comparison={comparison.value} page={page} />}
      <p className={classNames(odds.info, "note")}>{t("infoOnly")}</p>
      <PanelLinks match={data.head.about.match} page={page} />
    </>
  );
}

function Market({ data, comparison, page }: OddsPartProps & { comparison: ComparisonData }) {
  const { t } = useTranslation("odds");
  const hasCompany = data.company !== undefined;
  return (
    <>
      {comparison.figures && (
        <FiguresSection figures={comparison.figures} stage={comparison.stage} data={data} locale={page.locale} />
      )}
      <ComparisonSection data={data} comparison={comparison} page={page} />
      {data.company && <CompanySection company={data.company} data={data} page={page} />}
      {!hasCompany && data.choice.company !== undefined && (
        <p id="company" className={classNames(styles.message, "card")}>
          {t("noCompany")}
        </p>
      )}
      {data.company && data.choice.market !== "winner" && <OutcomesSection company={data.company} data={data} />}
    </>
  );
}
