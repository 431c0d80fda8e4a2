import { MEMORY_LIMITS } from "#contract/tables/memory-limits";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { createVersions } from "~/ui/fragments/key-version";
import type { ListedMatch, ListedTeam } from "./listed-match.ts";
import { MatchRow, type MatchRowProps } from "./MatchRow.tsx";
import { matchStatus } from "./match-status.ts";
import { type RowFacts, rowView } from "./row-view.ts";

/** List keys are built from row keys, so each row key is a number. */
const versionOf = createVersions(MEMORY_LIMITS.rowVersions);

/** A match's row for `Fragments`. `day` is the formatted day, if rows of several days are mixed. */
export function matchRowFragment(match: ListedMatch, facts: RowFacts, day?: string): Fragment {
  const time = shownTime(match, facts.now);
  const made = facts.rows.get(match);
  if (made && made.time === time && made.day === day) return made.fragment;
  const { storageBaseUrl } = facts;
  const fragment: Fragment = {
    key: `MatchRow ${versionOf(matchRowKey({ match, view: rowView(match, facts), storageBaseUrl, day }, facts.rowsKey))}`,
    // The view is made only if the markup is not cached: caching it too would take half the memory of all rows.
    render: () => <MatchRow match={match} view={rowView(match, facts)} storageBaseUrl={storageBaseUrl} day={day} />,
  };
  facts.rows.set(match, { fragment, time, day });
  return fragment;
}

/** The part of a row that passing time changes; only live rows have one. */
function shownTime(match: ListedMatch, now: number): string {
  if (match.state !== "live") return "";
  const status = matchStatus(match, now);
  if (status.kind === "minute") return status.minute;
  return status.kind === "clock" ? `${status.left}` : "";
}

/** Everything that a row shows, as one text, with the language and zone of its page (`factsKey`). */
export function matchRowKey({ match, view, storageBaseUrl, day }: MatchRowProps, factsKey: string): string {
  const { href, state, sentence, status, sides, halfTime, notes, isVarCheck } = view;
  const [home, away] = sides;
  return JSON.stringify([
    ...[factsKey, storageBaseUrl, day, match.id, match.sport, href, state, sentence, halfTime, notes, isVarCheck],
    ...[status.text, status.dateTime, status.title || undefined, status.clock || undefined],
    ...[...teamKey(match.home), home.score, home.reds, home.isWinner],
    ...[...teamKey(match.away), away.score, away.reds, away.isWinner],
  ]);
}

const teamKey = ({ id, name, shortName, flag }: ListedTeam) => [id, name, shortName, flag];
