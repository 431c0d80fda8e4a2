import { marked, type Token, type Tokens } from "marked";
import { type ArticleBlock, type Inline, LIVE_BLOCKS, type LiveBlock } from "../contract/domain/article.ts";

const LIVE = /^::live\{block="(?<block>\w+)"(?: competition="(?<competition>\d+)")?\}$/;

/** Throws for an invalid line or an unknown kind. */
function parseLive(line: string): LiveBlock {
  const { block, competition } = LIVE.exec(line)?.groups ?? {};
  const known = LIVE_BLOCKS.find((name) => name === block);
  if (!known) throw new Error(`not a live block: ${line}`);
  return { kind: "live", block: known, ...(competition && { competition }) };
}

function plainText(text: string): string {
  if (/&#?\w+;/.test(text)) throw new Error(`an entity, which no reader sees as meant: ${text}`);
  return text;
}

function parseInline(token: Token): Inline[] {
  const of = () => parseInlines((token as Tokens.Generic).tokens);
  switch (token.type) {
    case "text":
      return (token as Tokens.Text).tokens ? of() : [plainText((token as Tokens.Text).text)];
    case "escape":
      return [(token as Tokens.Escape).text];
    case "strong":
      return [{ strong: of() }];
    case "em":
      return [{ emphasis: of() }];
    case "link":
      return [{ link: (token as Tokens.Link).href, of: of() }];
    default:
      throw new Error(`no markup of articles: ${token.type} in “${token.raw}”`);
  }
}

const parseInlines = (tokens: readonly Token[] = []): Inline[] => tokens.flatMap(parseInline);

/** A list item without nested blocks. */
function parseItem({ tokens }: Tokens.ListItem): Inline[] {
  return tokens.flatMap((token) => {
    if (token.type !== "text" && token.type !== "paragraph") throw new Error(`a list's item holds text: ${token.raw}`);
    return parseInlines((token as Tokens.Text | Tokens.Paragraph).tokens);
  });
}

/** Converts the Markdown allowed in an article. `sections` counts its headings. */
function parseBlock(token: Token, sections: number): ArticleBlock {
  switch (token.type) {
    case "heading": {
      const { depth, tokens = [] } = token as Tokens.Heading;
      const text = parseInlines(tokens).join("");
      if ((depth !== 2 && depth !== 3) || tokens.some(({ type }) => type !== "text"))
        throw new Error(`headings are plain text of the levels 2 and 3: ${token.raw}`);
      return { kind: "heading", level: depth, id: `section-${sections + 1}`, text };
    }
    case "paragraph": {
      if (token.raw.startsWith("::")) return parseLive(token.raw.trim());
      return { kind: "paragraph", of: parseInlines((token as Tokens.Paragraph).tokens) };
    }
    case "list": {
      const { ordered, items } = token as Tokens.List;
      return { kind: "list", isOrdered: ordered, items: items.map(parseItem) };
    }
    case "table": {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: readonly Tokens.TableCell[]) => row.map(({ tokens }) => parseInlines(tokens));
      return { kind: "table", head: cells(header), rows: rows.map(cells) };
    }
    default:
      throw new Error(`no markup of articles: ${token.type} in “${token.raw}”`);
  }
}

/** The blocks of an article's Markdown. Throws for unsupported markup, such as HTML. */
export function parseMarkdown(source: string): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  for (const token of marked.lexer(source)) {
    if (token.type === "space") continue;
    blocks.push(parseBlock(token, blocks.filter(({ kind }) => kind === "heading").length));
  }
  return blocks;
}
