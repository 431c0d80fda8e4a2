import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { LIST_ID } from "~/page/element-ids";
import { CARD_SHEETS } from "./card-sheets.ts";
import { featuredAddress } from "./featured-address.ts";
import styles from "./featured-match.module.css";
import { fetchCard, type MatchCard } from "./read-card.ts";
import { watchRows } from "./watch-rows.ts";

/** Milliseconds between requests while the match may change. */
const INTERVAL = 20_000;

interface FeaturedMatchProps {
  /** Text of the link to the match. */
  open: string;
}

const listOf = (): HTMLElement | null => document.getElementById(LIST_ID);

/**
 * A match of the list in short, beside it on wide screens: the one that weighs most, until a row is pointed at or
 * focused. It is made of parts of the match's own page.
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
    queryKey: ["featured-match", address],
    queryFn: ({ signal }) => fetchCard(address ?? "", signal),
    enabled: address !== undefined,
    staleTime: INTERVAL / 2,
    refetchInterval: ({ state }) => (state.data?.canChange === false ? false : INTERVAL),
    placeholderData: keepPreviousData,
    // Elements are compared by nobody.
    structuralSharing: false,
  });
  if (!address || !card) return null;
  return (
    <>
      <CardParts card={card} />
      <a className={styles.open} href={address}>
        {open}
      </a>
    </>
  );
}

function CardParts({ card: { parts, colours } }: { card: MatchCard }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    for (const [name, value] of colours) current?.style.setProperty(name, value);
    current?.replaceChildren(...parts.map((part) => document.importNode(part, true)));
  }, [parts, colours]);
  return <div ref={place} className={styles.parts} data-sheets={CARD_SHEETS.length} />;
}
