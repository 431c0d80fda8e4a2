import type { KeptMarkup } from "./kept-markup.ts";

interface ServerMarkupProps {
  /** Of the element, one in a page. */
  id: string;
  className?: string;
  /** Nothing where the page's script is the one to write here. */
  of?: KeptMarkup;
  attributes?: MarkupAttributes;
}

/** What the element says of itself to scripts, to assistive technology and to the browser. */
export type MarkupAttributes = Readonly<
  { popover?: "auto"; role?: "navigation" | "status" } & Record<
    `aria-${string}` | `data-${string}`,
    string | number | undefined
  >
>;

/** Markup that only the server makes. In the browser React takes it over as it stands, without the data behind it. */
export const ServerMarkup = ({ id, className, of, attributes }: ServerMarkupProps) => (
  <div
    id={id}
    className={className}
    {...attributes}
    data-kept=""
    {...asItStands(import.meta.env.SSR ? (of?.markup?.text ?? "") : markupOf(id))}
  />
);

// Safe by its makers: on the server the type says that `html` escaped it, in the browser it is what already stands there.
const asItStands = (markup: string) => ({
  dangerouslySetInnerHTML: { __html: markup },
  suppressHydrationWarning: true,
});

// The document's markup, read once, rather than nothing: should React have to build the page anew (an extension has
// changed it), the rows stay. That may be when the old page is gone already, hence the reading ahead.
const kept = new Map<string, string>();

function markupOf(id: string): string {
  const markup = kept.get(id) ?? document.getElementById(id)?.innerHTML;
  if (markup) kept.set(id, markup);
  return markup ?? "";
}

if (!import.meta.env.SSR) for (const { id } of document.querySelectorAll("[data-kept]")) markupOf(id);
