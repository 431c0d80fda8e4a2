import { useTranslation } from "react-i18next";
import { Section } from "~/features/entity/Section";
import people from "~/features/people/people.module.css";
import { TransferTable } from "~/features/people/TransferTable";
import type { SquadData } from "./load-squad.server.ts";

interface SquadTransfersProps extends Pick<SquadData, "arrivals" | "departures"> {
  storageBaseUrl?: string;
}

/** Arrivals and departures, side by side on wide screens. */
export function SquadTransfers({ arrivals, departures, storageBaseUrl }: SquadTransfersProps) {
  const { t } = useTranslation(["people", "empty"]);
  const lists = [
    { title: t("heading.arrivals"), transfers: arrivals },
    { title: t("heading.departures"), transfers: departures },
  ].filter(({ transfers }) => transfers.length > 0);
  return (
    <Section id="transfers" title={t("heading.transfers")}>
      {lists.length === 0 && <p className="note">{t("empty:transfers")}</p>}
      <div className={people.columns}>
        {lists.map(({ title, transfers }) => (
          <div key={title}>
            <h3>{title}</h3>
            <TransferTable caption={title} transfers={transfers} storageBaseUrl={storageBaseUrl} />
          </div>
        ))}
      </div>
    </Section>
  );
}
