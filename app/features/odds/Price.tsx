import { formatOdds } from "#contract/odds/formats";
import type { OfferedFormat } from "~/features/odds/odds-formats";

interface PriceProps {
  /** Decimal; a text as sent by the upstream. */
  of: number | string;
  format?: OfferedFormat | undefined;
}

/** A price in the chosen format; odds-format.island.tsx reads the decimal price beside it. */
export const Price = ({ of, format = "decimal" }: PriceProps) => (
  <data data-price="" value={typeof of === "string" ? of : of.toFixed(2)}>
    {formatOdds(Number(of), format)}
  </data>
);
