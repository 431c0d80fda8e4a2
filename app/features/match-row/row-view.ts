import type { i18n } from "i18next";
import { useTranslation } from "react-i18next";
import { matchPath } from "#contract/tables/paths";
import type { EdgeContext } from "#worker/pages/context";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { writeZone } from "~/runtime/visitor-cookies";
import { type MatchStateView, matchStateView } from "./match-state-view.ts";
import { type ListedMatch, type MadeRows, madeRows } from "./row-fragments.ts";
import type { MatchStateFacts } from "./row-sentence.ts";
import { type RowTexts, type RowTranslations, rowTextsFrom } from "./row-texts.ts";
import { type StageFacts, stageLabel } from "./stage-label.ts";

/** Texts of a list that only the server uses: the rows', and those of their headings. */
interface ListTexts extends RowTexts {
  stage(facts: StageFacts): string;
  /**
   * The label of a row's star, the same for all: it follows the sentence that names the match, and repeating the teams
   * would be a tenth of a full day's bytes.
   */
  favourite: string;
  /** Marks simulated matches. */
  simulated: string;
}

const made = new WeakMap<i18n, ListTexts>();

/** Looked up once per language instance, not per list. The language must have the namespaces of rows. */
function listTextsOf(language: i18n): ListTexts {
  const found = made.get(language);
  if (found) return found;
  const texts = makeListTexts(language);
  made.set(language, texts);
  return texts;
}

function makeListTexts(language: i18n): ListTexts {
  const translations: RowTranslations = language.getResourceBundle(language.language, "rows");
  const t = language.getFixedT(null, "matches");
  return {
    ...rowTextsFrom(translations, language.language),
    stage: (facts) => stageLabel(facts, t),
    favourite: translations.favourite,
    simulated: language.getFixedT(null, "common")("source.simulated"),
  };
}

/** Everything the rows of a page need besides their matches. */
export interface RowFacts extends MatchStateFacts {
  texts: ListTexts;
  /** Prefix of addresses: `/en`. */
  base: string;
  /** Base URL of crests; undefined for visitors who save data: no images at all. */
  storageBaseUrl?: string;
  /**
   * Identifies everything rows depend on besides their matches and the time: language, zone, picture base, hidden
   * scores.
   */
  rowsKey: string;
  rows: MadeRows;
}

type PageFacts = Pick<EdgeContext, "locale" | "now"> & {
  visitor: Pick<EdgeContext["visitor"], "savesData" | "view">;
  config: Pick<EdgeContext["config"], "storageBaseUrl">;
};

/** The facts of a page's rows: its texts, its language's addresses, the visitor's zone. */
export function rowFacts(i18n: i18n, { locale, now, visitor, config }: PageFacts, offsets: ZoneOffsets): RowFacts {
  const base = localePath(locale, "");
  const storageBaseUrl = visitor.savesData ? undefined : config.storageBaseUrl;
  // With a constant offset its start does not matter.
  const zone = offsets.length === 1 ? offsets[0].minutes : writeZone(offsets);
  const hidesScores = visitor.view?.hideScores === true;
  const rowsKey = `${base} ${zone} ${storageBaseUrl}${hidesScores ? " hidden" : ""}`;
  return {
    texts: listTextsOf(i18n),
    base,
    offsets,
    now,
    ...(hidesScores && { hidesScores }),
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

/** Everything the rows of a page need besides their matches. The page must list the namespaces `rows` and `matches`. */
export function useRowFacts({ locale, now, savesData, view, config }: Page, zone: ZoneOffsets): RowFacts {
  const { i18n } = useTranslation(["matches", "rows", "common"]);
  return rowFacts(i18n, { locale, now, visitor: { savesData, ...(view && { view }) }, config }, zone);
}
