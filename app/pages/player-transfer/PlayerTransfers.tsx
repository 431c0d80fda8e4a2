import { useTranslation } from "react-i18next";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { InventedNote } from "~/features/people/InventedNote";
import { TransferTable } from "~/features/people/TransferTable";
import { PlayerHead } from "~/features/player/PlayerHead";
import type { Page } from "~/page/page";
import { pictureBase } from "~/ui/picture-base";
import type { TransfersData } from "./load-transfers.server.ts";
import { StationChart } from "./StationChart.tsx";

interface PlayerTransfersProps {
  data: TransfersData;
  page: Page;
}

/** A player's transfers, latest first, and the time at each club. */
export function PlayerTransfers({ data: { head, transfers, stations, years }, page }: PlayerTransfersProps) {
  const { t } = useTranslation(["player", "people"]);
  const title = t("people:heading.transfers");
  return (
    <>
      <PlayerHead head={head} tab="transfer" page={page} />
      {transfers.length === 0 && <EmptyNote of="transfers" />}
      {transfers.length > 0 && (
        <Section id="transfers" title={title}>
          <TransferTable caption={title} transfers={transfers} storageBaseUrl={pictureBase(page, page.config)} />
        </Section>
      )}
      {stations.length > 0 && (
        <Section title={t("transfers.stations")}>
          <StationChart stations={stations} years={years} />
        </Section>
      )}
      <InventedNote isShown={head.isInvented} />
    </>
  );
}
