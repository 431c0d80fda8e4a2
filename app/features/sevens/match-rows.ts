import type { i18n } from "i18next";
import type { Team } from "#contract/domain/match";
import type { SevensMatch } from "#contract/domain/sevens";
import type { EdgeContext } from "#worker/pages/context";
import { type RowFacts, type RowView, rowView } from "~/features/match-row/row-view";
import { localDate } from "~/i18n/zone-offsets";
import { localePath } from "~/page/locale-path";
import { sevensPath } from "./sevens-query.ts";
import { matchLabel, pitchName } from "./sevens-texts.ts";

export interface RowsFacts {
  facts: RowFacts;
  i18n: i18n;
  locale: EdgeContext["locale"];
  /** The tournament's year, if not the current one. */
  year?: string;
}

/** A sevens match as shown in a row. */
export interface SevensRowView {
  view: RowView;
  home: Team;
  away: Team;
  /** Its group, or its tree and round, one per line. */
  label: string;
}

/** The matches of a day on a pitch. */
export interface PitchDay {
  /** YYYY-MM-DD in the visitor's zone. */
  date: string;
  pitch: string;
  rows: SevensRowView[];
}

/** A day's matches by time, grouped by the visitor's day and the pitch. */
export function pitchDays(matches: readonly SevensMatch[], rows: RowsFacts): PitchDay[] {
  const days = Map.groupBy(matches, ({ match, pitch }) => `${localDate(match.kickOff, rows.facts.offsets)} ${pitch}`);
  return [...days].map(([key, ofDay]) => ({
    date: key.slice(0, 10),
    pitch: pitchName(key.slice(11), rows.i18n),
    rows: ofDay.map((one) => sevensRow(one, rows)),
  }));
}

function sevensRow(sevens: SevensMatch, { facts, i18n, locale, year }: RowsFacts): SevensRowView {
  const { match, category } = sevens;
  const href = localePath(locale, sevensPath({ year, category, match: match.id }));
  return {
    view: { ...rowView(match, facts), href },
    home: match.home,
    away: match.away,
    label: matchLabel(sevens, i18n),
  };
}
