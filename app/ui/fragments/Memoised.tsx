import { type ComponentType, createContext, type HTMLAttributes, useContext } from "react";
import { renderedMarkup } from "~/ui/document/raw-markup";

/** Provides the markup of parts that are the same for many requests (memoised-parts.server.tsx). */
export interface MemoisedParts {
  markupOf<Props extends object>(part: ComponentType<Props>, props: Props): string;
}

/** Undefined in the browser and on pages that hydrate: there the parts are rendered as usual. */
export const MemoisedPartsContext = createContext<MemoisedParts | undefined>(undefined);

type MemoisedProps<Props extends object> = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  /** The wrapper element. */
  as: "div" | "footer" | "header" | "nav" | "section";
  of: ComponentType<Props>;
  /** Everything the part depends on besides the translations of its language; plain JSON data. */
  props: Props;
};

/**
 * Wraps a part of the page that is the same for many requests. Most elements of a page are in such parts; rendering
 * them for each request took longer than rendering its matches.
 */
export function Memoised<Props extends object>({ as: Element, of: Part, props, ...attributes }: MemoisedProps<Props>) {
  const parts = useContext(MemoisedPartsContext);
  if (parts) return <Element {...attributes} {...renderedMarkup(parts.markupOf(Part, props))} />;
  return (
    <Element {...attributes}>
      <Part {...props} />
    </Element>
  );
}
