/** Markup that may stand in a page as it is: made by `html`, which has escaped everything that was put into it. */
export class Markup {
  constructor(readonly text: string) {}
}

/** Text and numbers are escaped, markup is not, lists are joined, and what is absent leaves nothing. */
type Part = string | number | Markup | readonly Markup[] | false | undefined;

const SPECIAL = /[&<>"']/;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for an element or for an attribute in either kind of quotes. Most names have nothing to escape. */
export const escapeText = (text: string): string =>
  SPECIAL.test(text) ? text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string) : text;

/** A template of markup. An attribute's value stands in double quotes: html`<a title="${name}">`. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  let text = texts[0] as string;
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (typeof part === "string") text += escapeText(part);
    else if (typeof part === "number") text += part;
    else if (part instanceof Markup) text += part.text;
    else if (part) text += joined(part);
    text += texts[index + 1] as string;
  }
  return new Markup(text);
}

function joined(list: readonly Markup[]): string {
  let text = "";
  for (const { text: one } of list) text += one;
  return text;
}
