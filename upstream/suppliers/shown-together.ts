import type { Sport } from "#contract/tables/sports";
import { mergeReports } from "./merge-reports.ts";
import type { SuppliedRow } from "./schema.ts";
import type { NewRow } from "./supplied-statements.ts";
import { type Reported, reportedBy, type Twins } from "./twins.ts";

type Unnumbered = Omit<NewRow, "revision" | "changedAt">;

interface Shown {
  /** Rows to be stored; `from` is what is stored of another supplier's. */
  rows: { row: Unnumbered; from?: SuppliedRow }[];
  /** Set where another supplier's score is not the one that is shown. */
  disagreement?: string;
}

interface Trust {
  sport: Sport;
  ranks: readonly string[];
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

/** Fields that the supplier of most trust gives, as far as it does. */
const filled = (rows: readonly Unnumbered[]) => ({
  isTimeConfirmed: rows[0]!.isTimeConfirmed,
  venueName: rows.find(({ venueName }) => venueName !== null)?.venueName ?? null,
  venueCity: rows.find(({ venueName }) => venueName !== null)?.venueCity ?? null,
  referee: rows.find(({ referee }) => referee !== null)?.referee ?? null,
});

function disagreementOf(shown: Reported, others: readonly Reported[]): string | undefined {
  const score = shown.state.score?.join("-");
  const other = others.find(({ state }) => state.phase === shown.state.phase && state.score?.join("-") !== score);
  return other && `${other.state.score?.join("-") ?? "no score"} for ${score ?? "no score"}`;
}

/** A row with those of other suppliers of the same match: what is shown is merged of all of them. */
export function shownTogether(alone: Unnumbered, twins: Twins, { sport, ranks }: Trust): Shown {
  const others = twins.othersOf(alone.id).filter(({ supplier }) => ranks.includes(supplier));
  const main = twins.mainOf(alone.id);
  if (others.length === 0 && !main) return { rows: [{ row: alone }] };
  const place = ({ supplier }: { supplier: string }) => ranks.indexOf(supplier);
  const rows = [alone, ...others.map(unnumbered)].sort((a, b) => place(a) - place(b));
  const reports = rows.map(reportedBy);
  const merged = mergeReports(reports, sport);
  const disagreement = disagreementOf(merged, reports);
  const own = main ? unnumbered(main) : alone;
  const shown = { ...own, ...filled(rows), ...merged, reported: reportedBy(own), phase: reportedBy(own).state.phase };
  return {
    rows: main ? [{ row: alone }, { row: shown, from: main }] : [{ row: shown }],
    ...(disagreement && { disagreement }),
  };
}
