import { type ComponentType, createContext, type HTMLAttributes, useContext } from "react";

type PartElement = "div" | "footer" | "header" | "nav" | "section";

/** Parts of pages as they were rendered before (remembered-parts.server.tsx). */
export interface RememberedParts {
  /** A part as markup that hydrates as the part itself; undefined where it has to be rendered. */
  markupOf<Facts extends object>(part: ComponentType<Facts>, facts: Facts): string | undefined;
}

/** Nothing in the browser. */
export const RememberedPartsContext = createContext<RememberedParts | undefined>(undefined);

type RememberedProps<Facts extends object> = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  as: PartElement;
  of: ComponentType<Facts>;
  /** All that the part is made of, besides the words of its language: plain data, as JSON has it. */
  facts: Facts;
};

/**
 * An element around a part of the page that is the same for many requests. Most elements of a page are such, and to
 * render them anew for each took longer than its matches.
 */
export function Remembered<Facts extends object>(props: RememberedProps<Facts>) {
  const { as: Element, of: Part, facts, ...attributes } = props;
  const markup = useContext(RememberedPartsContext)?.markupOf(Part, facts);
  if (markup !== undefined) return <Element {...attributes} {...asRendered(markup)} />;
  return (
    <Element {...attributes}>
      <Part {...facts} />
    </Element>
  );
}

// Safe: React has rendered it, and escaped what was put into it.
const asRendered = (markup: string) => ({ dangerouslySetInnerHTML: { __html: markup } });
