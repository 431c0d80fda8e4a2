type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Adds elements and texts at the end of one. */
export function fill(parent: Node, children: readonly (Node | string)[]): void {
  for (const child of children) {
    parent.appendChild(typeof child === "string" ? document.createTextNode(child) : child);
  }
}

/** An element with attributes (true: there without a value; false and undefined: not there) and what is in it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : String(value));
  }
  fill(made, children);
  return made;
}

/** A button that submits nothing. */
export const button = (attributes: Attributes, ...children: (Node | string)[]): HTMLButtonElement =>
  element("button", { type: "button", ...attributes }, ...children);
