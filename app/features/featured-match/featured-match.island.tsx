import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Parts } from "~/features/beside/Parts";
import { INTERVAL, partQuery } from "~/features/beside/page-part";
import { LIST_ID } from "~/page/element-ids";
import { CARD_SHEETS } from "./card-sheets.ts";
import { featuredAddress } from "./featured-address.ts";
import styles from "./featured-match.module.css";
import { readCard } from "./read-card.ts";
import { watchRows } from "./watch-rows.ts";

interface FeaturedMatchProps {
  /** Text of the link to the match. */
  open: string;
}

const listOf = (): HTMLElement | null => document.getElementById(LIST_ID);

/**
 * A match of the page's rows in short, beside them on wide screens: the one that weighs most, until a row is pointed at
 * or focused. It is made of parts of the match's own page.
 */
export default function FeaturedMatchIsland({ open }: FeaturedMatchProps) {
  const [address, setAddress] = useState(() => {
    const list = listOf();
    return list ? featuredAddress(list) : undefined;
  });
  useEffect(() => {
    const list = listOf();
    return list ? watchRows(list, setAddress) : undefined;
  }, []);
  const { data: card } = useQuery({
    ...partQuery("featured-match", address, readCard),
    staleTime: INTERVAL / 2,
    placeholderData: keepPreviousData,
  });
  if (!address) return <p hidden data-none="" />;
  if (!card) return null;
  return (
    <>
      <Parts part={card} className={styles.parts} sheets={CARD_SHEETS} />
      <a className={styles.open} href={address}>
        {open}
      </a>
    </>
  );
}
