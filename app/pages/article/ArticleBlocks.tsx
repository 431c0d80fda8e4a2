import type { ArticleBlock, Heading } from "#contract/domain/article";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import type { Page } from "~/page/page";
import { ArticleTable } from "./ArticleTable.tsx";
import { InlineText } from "./InlineText.tsx";
import { LiveBlock } from "./LiveBlock.tsx";
import type { ShownLiveBlock } from "./live-data.ts";

/** A block with its live data and the heading above it. */
export interface PlacedBlock {
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
