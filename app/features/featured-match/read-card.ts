import { type PagePart, toBeCopied } from "~/features/beside/page-part";
import { LIST_ID } from "~/page/element-ids";

/** The sections of a match's first tab that say most, by phase as far as they are there. */
const SECTIONS = ["best", "momentum", "flow", "st-key", "chances", "form", "places"];
const SELECTOR = SECTIONS.map((id) => `#${id}`).join(",");
/** In their place for a match of which only score and goals are known. */
const EVENTS = "#events";
const COLOURS = 'meta[name="match-colours"]';
const DECLARATION = /(--[\w-]+):([^;]+)/g;

/** A match in short, parts of its page: head and sections; undefined if it is none. */
export function readCard(part: Document): PagePart | undefined {
  const list = part.getElementById(LIST_ID);
  const head = part.getElementById("board")?.parentElement;
  if (!list || !head) return undefined;
  const sections = list.querySelectorAll(SELECTOR);
  const pair = part.querySelector<HTMLMetaElement>(COLOURS)?.content ?? "";
  return {
    canChange: list.dataset.live !== undefined,
    parts: toBeCopied([head, ...(sections.length > 0 ? sections : list.querySelectorAll(EVENTS))]),
    colours: [...pair.matchAll(DECLARATION)].map(([, name = "", value = ""]) => [name, value] as const),
  };
}
