import { SaxesParser } from "saxes";

/** An element of a document. */
interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Its own text, without its children's. */
  text: string;
  children: XmlElement[];
}

/** The root of a document. Throws if it is not well-formed, namespaces included. */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const document: XmlElement = { name: "", attributes: {}, text: "", children: [] };
  const open = [document];
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value]);
    const element: XmlElement = { name, attributes: Object.fromEntries(values), text: "", children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (more) => {
    const element = open.at(-1);
    if (element) element.text += more;
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.write(text).close();
  const [root] = document.children;
  if (!root) throw new Error("a document without an element");
  return root;
}

/** All descendants with a name. */
export const elementsOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)]);

/** Their texts. */
export const textsIn = (element: XmlElement, name: string): string[] =>
  elementsOf(element, name).map(({ text }) => text);
