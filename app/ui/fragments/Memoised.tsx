import { type ComponentType, createContext, type HTMLAttributes, useContext } from "react";
import { renderedMarkup } from "./rendered-markup.ts";

/** Gives the markup of parts that are the same for many requests (memoised-parts.server.tsx). */
export interface MemoisedParts {
  markupOf<Props extends object>(part: ComponentType<Props>, props: Props): string;
}

/** Nothing in the browser, and nothing on a page that hydrates: there parts are rendered in their place. */
export const MemoisedPartsContext = createContext<MemoisedParts | undefined>(undefined);

type MemoisedProps<Props extends object> = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  /** The element around the part. */
  as: "div" | "footer" | "header" | "nav" | "section";
  of: ComponentType<Props>;
  /** All that the part is made of, besides the translations of its language: plain data, as JSON has it. */
  props: Props;
};

/**
 * An element around a part of the page that is the same for many requests. Most elements of a page are such; to render
 * them anew for each request took longer than its matches.
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
