type Attributes = Readonly<Record<string, string | undefined>>;

/** An element with attributes (those that are undefined left out) and content; texts are texts, never markup. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  page: Document,
  name: Name,
  attributes: Attributes = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = page.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(attribute, value);
  for (const one of content) element.appendChild(typeof one === "string" ? page.createTextNode(one) : one);
  return element;
}
