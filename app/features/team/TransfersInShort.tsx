import { useTranslation } from "react-i18next";
import { More, type MoreLink, Section } from "~/features/entity/Section";
import { NameLink } from "~/features/people/NameLink";
import { type TransferView, teamTransferView } from "~/features/people/transfer-view";
import type { TeamHeadData } from "~/features/team/load-team-head.server";
import type { Page } from "~/page/page";
import styles from "./team-overview.module.css";

interface TransfersInShortProps {
  head: TeamHeadData;
  page: Page;
  more: MoreLink;
}

const MOST = 3;

/** The latest arrivals and departures; nothing if there are none. */
export function TransfersInShort({ head: { sport, info }, page, more }: TransfersInShortProps) {
  const { t } = useTranslation("people");
  const facts = { sport, locale: page.locale, t };
  const lists = [
    {
      title: t("heading.arrivals"),
      rows: info.transfersIn.slice(0, MOST).map((row) => teamTransferView(row, "in", facts)),
    },
    {
      title: t("heading.departures"),
      rows: info.transfersOut.slice(0, MOST).map((row) => teamTransferView(row, "out", facts)),
    },
  ].filter(({ rows }) => rows.length > 0);
  if (lists.length === 0) return null;
  return (
    <Section title={t("heading.transfers")}>
      <div className={styles.lists}>
        {lists.map(({ title, rows }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {rows.map((row) => (
                <li key={`${row.player?.href ?? row.player?.name} ${row.date}`}>
                  <Transfer of={row} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <More of={more} />
    </Section>
  );
}

const Transfer = ({ of: { player, from, to, day, terms } }: { of: TransferView }) => (
  <>
    {player && <NameLink of={player} className={styles.player} />}
    <small>{[(from ?? to)?.name, terms, day].filter(Boolean).join(" · ")}</small>
  </>
);
