import type { ComponentProps } from "react";

/**
 * Stands behind an element of the class `whole` that might be its parent's last: as soon as this has come in, all of
 * the element has (primitives.css).
 */
export const WholeEnd = () => <i hidden />;

type WholeTableProps = ComponentProps<"table"> & { className: string };

/** A table that is shown when all of it has come in: its columns are as wide as its rows make them (primitives.css). */
export const WholeTable = ({ className, ...attributes }: WholeTableProps) => (
  <>
    <table {...attributes} className={`${className} whole`} />
    <WholeEnd />
  </>
);
