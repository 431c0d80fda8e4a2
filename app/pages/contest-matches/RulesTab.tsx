import { useTranslation } from "react-i18next";
import { ContestRules } from "~/features/contest/ContestRules";
import { LedgerFiles } from "~/features/contest/LedgerFiles";
import type { TabProps } from "./ContestMatchesPage.tsx";

/** The rules, and the days whose picks are published. */
export function RulesTab({ data: { head, ledger = [] } }: Pick<TabProps, "data">) {
  const { t } = useTranslation("contests");
  return (
    <ContestRules rules={head.rules}>
      {head.hasMadeUpEntries && <p className="note">{t("simulatedNote")}</p>}
      <h2>{t("ledger.title")}</h2>
      <p>{t("ledger.about")}</p>
      {ledger.length === 0 ? <p className="note">{t("ledger.empty")}</p> : <LedgerFiles files={ledger} />}
    </ContestRules>
  );
}
