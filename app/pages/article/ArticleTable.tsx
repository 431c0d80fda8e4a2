import type { ArticleBlock, Inline } from "#contract/domain/article";
import reading from "~/features/reading/reading.module.css";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { InlineText } from "./InlineText.tsx";

interface ArticleTableProps {
  of: Extract<ArticleBlock, { kind: "table" }>;
  /** Name of the section that contains the table. */
  name: string;
}

/** A table in an article. If wider than its column it scrolls within itself, by keyboard too. */
export const ArticleTable = ({ of: { head, rows }, name }: ArticleTableProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
  <div className={reading.scroller} role="group" aria-label={name} tabIndex={0}>
    <HoldUntilParsedTable className={reading.table}>
      <thead>
        <tr>
          {head.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes places
            <th key={index} scope="col">
              <InlineText of={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes places
          <tr key={index}>
            <Cells of={row} />
          </tr>
        ))}
      </tbody>
    </HoldUntilParsedTable>
  </div>
);

function Cells({ of: [first = [], ...others] }: { of: readonly Inline[][] }) {
  return (
    <>
      <th scope="row">
        <InlineText of={first} />
      </th>
      {others.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes places
        <td key={index}>
          <InlineText of={cell} />
        </td>
      ))}
    </>
  );
}
