import type { Sport } from "#contract/tables/sports";
import { mergeReports } from "./merge-reports.ts";
import type { Unnumbered } from "./row-changes.ts";
import type { SuppliedRow } from "./schema.ts";
import { aloneSince, DISAGREEMENT_LASTS } from "./second-witness.ts";
import type { SuppliedState } from "./supplied-state.ts";
import { type Reported, reportedBy, type Twins } from "./twins.ts";

interface Shown {
  /** Rows to store; `from` is the stored row of another supplier. */
  rows: { row: Unnumbered; from?: SuppliedRow }[];
  /** Set if another supplier has disagreed for a while. */
  disagreement?: string;
}

interface Trust {
  sport: Sport;
  ranks: readonly string[];
  now: number;
}

const unnumbered = ({
  revision: _revision,
  changedAt: _changedAt,
  detailsReadAt: _read,
  pricesReadAt: _priced,
  leg: _leg,
  firstLegId: _first,
  ...row
}: SuppliedRow): Unnumbered => row;

/** Each field from the most trusted supplier that provides it. */
const filled = (rows: readonly Unnumbered[]) => ({
  isTimeConfirmed: rows[0]!.isTimeConfirmed,
  venueName: rows.find(({ venueName }) => venueName !== null)?.venueName ?? null,
  venueCity: rows.find(({ venueName }) => venueName !== null)?.venueCity ?? null,
  referee: rows.find(({ referee }) => referee !== null)?.referee ?? null,
});

/** What suppliers that contradict the shown state report, once the contradiction has lasted. */
function disagreementOf({ state }: Reported, others: readonly Reported[], now: number): string | undefined {
  if (state.aloneSince === undefined || now - state.aloneSince < DISAGREEMENT_LASTS) return undefined;
  const said = (one: SuppliedState) => `${one.phase} ${one.score?.join("-") ?? "without score"}`;
  const shown = said(state);
  const other = others.find((one) => said(one.state) !== shown);
  return other && `${said(other.state)} for ${shown}`;
}

/** A row and those of other suppliers of the same match, merged into what is shown. */
export function shownTogether(
  alone: Unnumbered,
  before: SuppliedRow | undefined,
  twins: Twins,
  { sport, ranks, now }: Trust,
): Shown {
  const others = twins.othersOf(alone.id).filter(({ supplier }) => ranks.includes(supplier));
  const main = twins.mainOf(alone.id);
  if (others.length === 0 && !main) return { rows: [{ row: alone }] };
  const place = ({ supplier }: { supplier: string }) => ranks.indexOf(supplier);
  const rows = [alone, ...others.map(unnumbered)].sort((a, b) => place(a) - place(b));
  const reports = rows.map(reportedBy);
  const { kickOff, state } = mergeReports(reports, sport);
  const said = reports.map((report) => report.state);
  const since = aloneSince(state, said, { sport, before: (main ?? before)?.state, now });
  const merged = { kickOff, state: { ...state, ...(since !== undefined && { aloneSince: since }) } };
  const disagreement = disagreementOf(merged, reports, now);
  const own = main ? unnumbered(main) : alone;
  const shown = { ...own, ...filled(rows), ...merged, reported: reportedBy(own), phase: reportedBy(own).state.phase };
  return {
    rows: main ? [{ row: alone }, { row: shown, from: main }] : [{ row: shown }],
    ...(disagreement && { disagreement }),
  };
}
