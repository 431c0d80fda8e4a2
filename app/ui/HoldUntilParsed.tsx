import type { ComponentProps } from "react";

/**
 * Stands behind an element of the class `hold-until-parsed` that might be its parent's last: once the parser has come
 * here, all of the element is there (primitives.css).
 */
export const ParsedEnd = () => <i hidden />;

type HoldUntilParsedTableProps = ComponentProps<"table"> & { className: string | undefined };

/** A table that is shown once all of it is parsed: its columns are as wide as its rows make them (primitives.css). */
export const HoldUntilParsedTable = ({ className, ...attributes }: HoldUntilParsedTableProps) => (
  <>
    <table {...attributes} className={`${className} hold-until-parsed`} />
    <ParsedEnd />
  </>
);
