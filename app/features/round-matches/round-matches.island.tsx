import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Parts } from "~/features/beside/Parts";
import { partQuery } from "~/features/beside/page-part";
import days from "~/features/match-days/match-days.module.css";
import rows from "~/features/match-row/match-row.module.css";
import { ROUND_LINK_ID } from "~/page/element-ids";
import { readRound } from "./read-round.ts";
import styles from "./round-matches.module.css";

/** The sheets of rows under their days. */
const SHEETS = [days, rows];

/** The page's link to the round. It is rendered anew while a match is played; what it says stays. */
function readLink(): { address: string; name: string } | undefined {
  const link = document.getElementById(ROUND_LINK_ID);
  return link instanceof HTMLAnchorElement ? { address: link.href, name: link.textContent ?? "" } : undefined;
}

/**
 * The round that the page is about, beside it on wide screens: its matches, without the one shown. They are the rows of
 * the round's own page.
 */
export default function RoundMatchesIsland() {
  const [link] = useState(readLink);
  const { data: round } = useQuery(
    partQuery("round-matches", link?.address, (part) => readRound(part, link?.address ?? "", location.pathname)),
  );
  if (!link || round?.parts.length === 0) return <p hidden data-none="" />;
  if (!round) return null;
  return (
    <>
      <h2 className={styles.heading}>
        <a href={link.address}>{link.name}</a>
      </h2>
      <Parts part={round} className={styles.rows} sheets={SHEETS} />
    </>
  );
}
