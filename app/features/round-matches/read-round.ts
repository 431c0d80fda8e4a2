import { type PagePart, toBeCopied } from "~/features/beside/page-part";
import { LIST_ID } from "~/page/element-ids";

/** The most rows that are shown: a matchday of twenty teams, and what a short window has room for. */
const MOST_ROWS = 10;

const rowsIn = (section: Element): Element[] => [...section.children].filter((one) => one.querySelector("a[href]"));

/** Whether a row is of the match that a page's path belongs to. */
const isOf = (row: Element, path: string): boolean => {
  const address = row.querySelector("a")?.getAttribute("href");
  return address !== undefined && address !== null && (path === address || path.startsWith(`${address}/`));
};

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));

/** Whether a page is another tab of the competition that the round is of. */
const isBesideRound = (path: string, address: string): boolean =>
  folderOf(path) === folderOf(new URL(address).pathname);

/**
 * The sections of rows of a round's page, without the match of the page that they are shown on. A competition without
 * rounds has pages of many days: of these it is the day of that match, and nothing if the page has none of it.
 */
export function readRound(part: Document, address: string, path: string): PagePart | undefined {
  const list = part.getElementById(LIST_ID);
  if (!list) return undefined;
  const all = [...list.querySelectorAll(":scope > section")];
  const own = all.find((section) => rowsIn(section).some((row) => isOf(row, path)));
  const isWhole = new URL(address).searchParams.has("round");
  const sections = isWhole || isBesideRound(path, address) ? all : all.filter((section) => section === own);
  let left = MOST_ROWS;
  for (const section of sections)
    for (const row of rowsIn(section)) {
      // Stars belong to lists that name them.
      for (const button of row.querySelectorAll("button")) button.remove();
      if (isOf(row, path) || left === 0) row.remove();
      else left -= 1;
    }
  return {
    parts: toBeCopied(sections.filter((section) => rowsIn(section).length > 0)),
    canChange: list.dataset.live !== undefined,
  };
}
