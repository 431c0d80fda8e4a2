import type { i18n } from "i18next";
import { matchPath } from "#contract/tables/paths";
import type { EdgeContext } from "#worker/pages/context";
import { writeZone } from "~/browser/visitor-cookies";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { localePath } from "~/page/locale-path";
import { type ListTexts, listTextsOf } from "./list-texts.ts";
import type { ListedMatch } from "./listed-match.ts";
import { type MatchStateView, matchStateView } from "./match-state-view.ts";
import { type MadeRows, madeRows } from "./row-fragments.ts";
import type { MatchStateFacts } from "./row-sentence.ts";

/** Everything the rows of a page need besides their matches. */
export interface RowFacts extends MatchStateFacts {
  texts: ListTexts;
  /** Prefix of addresses: `/en`. */
  base: string;
  /** Base URL of crests; undefined for visitors who save data: no images at all. */
  storageBaseUrl?: string;
  /** Identifies everything rows depend on besides their matches and the time: language, zone, picture base. */
  rowsKey: string;
  rows: MadeRows;
}

type PageFacts = Pick<EdgeContext, "locale" | "now"> & {
  visitor: Pick<EdgeContext["visitor"], "savesData">;
  config: Pick<EdgeContext["config"], "storageBaseUrl">;
};

/** The facts of a page's rows: its texts, its language's addresses, the visitor's zone. */
export function rowFacts(i18n: i18n, { locale, now, visitor, config }: PageFacts, offsets: ZoneOffsets): RowFacts {
  const base = localePath(locale, "");
  const storageBaseUrl = visitor.savesData ? undefined : config.storageBaseUrl;
  // With a constant offset its start does not matter.
  const zone = offsets.length === 1 ? offsets[0].minutes : writeZone(offsets);
  const rowsKey = `${base} ${zone} ${storageBaseUrl}`;
  return {
    texts: listTextsOf(i18n),
    base,
    offsets,
    now,
    ...(storageBaseUrl !== undefined && { storageBaseUrl }),
    rowsKey,
    rows: madeRows(rowsKey),
  };
}

/** What a row of a list shows. */
export interface RowView extends MatchStateView {
  href: string;
}

export function rowView(match: ListedMatch, facts: RowFacts): RowView {
  const playing = { home: match.home.name, away: match.away.name, sport: match.sport };
  return {
    href: facts.base + matchPath(match),
    ...matchStateView(match, playing, facts),
  };
}
