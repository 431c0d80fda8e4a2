import type { ArticleBlock, Heading, Inline } from "#contract/domain/article";
import reading from "~/features/reading/reading.module.css";
import { unbrokenScores } from "~/i18n/join-texts";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import type { Page } from "~/page/page";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import { LiveBlock } from "./LiveBlock.tsx";
import type { ShownLiveBlock } from "./live-data.ts";

/** Text of an article with links and inline marks. */
const InlineText = ({ of }: { of: readonly Inline[] }) => (
  <>
    {of.map((part, index) => (
      // An article's text never changes places.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <InlinePart key={index} of={part} />
    ))}
  </>
);

function InlinePart({ of: part }: { of: Inline }) {
  if (typeof part === "string") return <>{unbrokenScores(part)}</>;
  if ("link" in part) {
    return (
      <a href={part.link}>
        <InlineText of={part.of} />
      </a>
    );
  }
  if ("strong" in part) {
    return (
      <strong>
        <InlineText of={part.strong} />
      </strong>
    );
  }
  return (
    <em>
      <InlineText of={part.emphasis} />
    </em>
  );
}

interface ArticleTableProps {
  of: Extract<ArticleBlock, { kind: "table" }>;
  /** Name of the section that contains the table. */
  name: string;
}

/** A table in an article. If wider than its column it scrolls within itself, by keyboard too. */
const ArticleTable = ({ of: { head, rows }, name }: ArticleTableProps) => (
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

/** A block with its live data and the heading above it. */
interface PlacedBlock {
  key: string;
  block: ArticleBlock;
  live?: ShownLiveBlock;
  under?: Heading;
}

/** Pairs blocks with the live data of the live ones, in order. */
export function placeBlocks(blocks: readonly ArticleBlock[], live: readonly ShownLiveBlock[]): PlacedBlock[] {
  let shown = 0;
  let under: Heading | undefined;
  return blocks.map((block, index) => {
    if (block.kind === "heading") under = block;
    const data = block.kind === "live" ? live[shown++] : undefined;
    return { key: `block-${index}`, block, ...(data && { live: data }), ...(under && { under }) };
  });
}

interface ArticleBlocksProps {
  of: readonly PlacedBlock[];
  /** Title of the article. */
  title: string;
  page: Page;
  zone: ZoneOffsets;
}

/** The text of an article, or part of it. */
export const ArticleBlocks = ({ of, ...shared }: ArticleBlocksProps) => (
  <>
    {of.map((placed) => (
      <Block key={placed.key} placed={placed} {...shared} />
    ))}
  </>
);

interface BlockProps extends Omit<ArticleBlocksProps, "of"> {
  placed: PlacedBlock;
}

function Block({ placed: { block, live, under }, title, page, zone }: BlockProps) {
  switch (block.kind) {
    case "heading": {
      const Level = block.level === 2 ? "h2" : "h3";
      return <Level id={block.id}>{block.text}</Level>;
    }
    case "paragraph":
      return (
        <p>
          <InlineText of={block.of} />
        </p>
      );
    case "list":
      return <List of={block} />;
    case "table":
      return <ArticleTable of={block} name={under?.text ?? title} />;
    case "live":
      return live ? <LiveBlock block={block} of={live} level={under ? 3 : 2} page={page} zone={zone} /> : null;
  }
}

function List({ of: { isOrdered, items } }: { of: Extract<ArticleBlock, { kind: "list" }> }) {
  const Element = isOrdered ? "ol" : "ul";
  return (
    <Element>
      {items.map((item, index) => (
        // An article's text never changes places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>
          <InlineText of={item} />
        </li>
      ))}
    </Element>
  );
}
