import type { ComponentProps } from "react";

/**
 * Placed after a `hold-until-parsed` element that may be its parent's last child: once the parser gets here, the whole
 * element is there (primitives.css).
 */
export const ParsedEnd = () => <i hidden />;

type HoldUntilParsedTableProps = ComponentProps<"table"> & { className: string | undefined };

/** A table shown only once it is fully parsed, because its rows decide the column widths (primitives.css). */
export const HoldUntilParsedTable = ({ className, ...attributes }: HoldUntilParsedTableProps) => (
  <>
    <table {...attributes} className={`${className} hold-until-parsed`} />
    <ParsedEnd />
  </>
);
