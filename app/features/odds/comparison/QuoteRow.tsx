import type { TFunction } from "i18next";
import odds from "~/features/odds/odds.module.css";
import type { OfferedFormat } from "~/features/odds/odds-formats";
import { Price } from "~/features/odds/Price";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { Movement } from "./Movement.tsx";
import type { QuoteRowView } from "./quote-rows.ts";

interface QuoteRowProps {
  of: QuoteRowView;
  hasLine: boolean;
  format: OfferedFormat | undefined;
  t: TFunction<"odds">;
}

/** A change of a company's prices: its time and the new prices. */
export const QuoteRow = ({ of, hasLine, format, t }: QuoteRowProps) => (
  <tr data-g={of.id}>
    <th scope="row">
      {of.when ?? t(`stage.${of.stage}`)}
      {of.score !== undefined && (
        <>
          {" "}
          <small>{of.score}</small>
        </>
      )}
    </th>
    {hasLine && <td>{of.line}</td>}
    {of.isSuspended ? (
      <td colSpan={of.prices.length} className={odds.suspended}>
        {t("suspended")}
      </td>
    ) : (
      of.prices.map(({ outcome, price, movement }) => (
        <td key={outcome}>
          {price === undefined ? "–" : <Price of={price} format={format} />}
          <Movement direction={movement} t={t} />
        </td>
      ))
    )}
  </tr>
);

/** The row as a fragment. */
export const quoteRowFragment = (props: QuoteRowProps, locale: string): Fragment => ({
  key: `odds quote ${locale} ${props.hasLine} ${props.format} ${JSON.stringify(props.of)}`,
  render: () => <QuoteRow {...props} />,
});
