import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Parts } from "~/features/beside/Parts";
import { INTERVAL, partQuery } from "~/features/beside/page-part";
import entity from "~/features/entity/entity.module.css";
import gameStrip from "~/features/match/game-strip.module.css";
import headStrip from "~/features/match/head-strip.module.css";
import head from "~/features/match/match-head.module.css";
import board from "~/features/match/score-board.module.css";
import eventSign from "~/features/match-events/event-sign.module.css";
import eventText from "~/features/match-events/event-text.module.css";
import charts from "~/features/match-overview/charts.module.css";
import overview from "~/features/match-overview/overview.module.css";
import sideNames from "~/features/match-overview/side-names.module.css";
import timeline from "~/features/match-overview/timeline.module.css";
import stats from "~/features/match-stats/stat-table.module.css";
import standings from "~/features/standings/standings.module.css";
import { LIST_ID } from "~/page/element-ids";
import styles from "./featured-match.module.css";
import { readCard } from "./read-card.ts";
import { featuredAddress, watchRows } from "./watch-rows.ts";

interface FeaturedMatchProps {
  /** Text of the link to the match. */
  open: string;
}

const listOf = (): HTMLElement | null => document.getElementById(LIST_ID);

/** The style sheets of what a card takes from a match's page: the build leaves out those whose classes nobody uses. */
const CARD_SHEETS: readonly Readonly<Record<string, string>>[] = [
  entity,
  gameStrip,
  headStrip,
  head,
  board,
  charts,
  eventSign,
  eventText,
  overview,
  sideNames,
  stats,
  standings,
  timeline,
];

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
