import { formatOdds } from "#contract/odds/formats";
import type { OfferedFormat } from "./odds-choice.ts";

/** A decimal price in the form asked for; the page's script reads the decimal one beside it. */
export const Price = ({ of, format = "decimal" }: { of: number; format?: OfferedFormat | undefined }) => (
  <data className="od" value={of.toFixed(2)}>
    {formatOdds(of, format)}
  </data>
);
