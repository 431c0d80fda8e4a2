import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod/mini";
import type { Article } from "../contract/domain/article.ts";
import { type ArticleRow, articleOf } from "../contract/tables/articles.ts";
import { parseMarkdown } from "./parse-markdown.ts";

const text = (least: number, most: number) =>
  z.string().check(
    z.minLength(least),
    z.maxLength(most),
    z.refine((value) => !/[!<>]|\s$|^\s/.test(value), "holds what no title has"),
  );

const FrontMatter = z
  .strictObject({
    titleTag: text(30, 60),
    metaDescription: text(110, 155),
    title: text(10, 80),
    published: z.iso.date(),
    /** When its text last changed in substance; corrections of typos do not count. */
    updated: z.optional(z.iso.date()),
    related: z.array(z.string()).check(z.minLength(5), z.maxLength(6)),
  })
  .check(z.refine(({ published, updated }) => !updated || updated > published, "was updated before it was published"));

const FENCE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** The absolute path of an article's file. */
export const articleFile = ({ id, locale }: Pick<ArticleRow, "id" | "locale">): string =>
  path.join(import.meta.dirname, locale, `${id}.md`);

/** An article's front matter and Markdown. Throws for unknown front matter. */
export function splitFile(text: string): { front: z.output<typeof FrontMatter>; body: string } {
  const [, front = "", body = ""] = FENCE.exec(text) ?? [];
  const { data, error } = z.safeParse(FrontMatter, parse(front));
  if (!data) throw new Error(z.prettifyError(error));
  return { front: data, body };
}

/** Adds the article's name to errors from its file. */
function inFileOf<Read>({ id }: Pick<ArticleRow, "id">, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw new Error(`${id}: ${error instanceof Error ? error.message : error}`);
  }
}

const readFile = (row: Pick<ArticleRow, "id" | "locale">) =>
  inFileOf(row, () => splitFile(readFileSync(articleFile(row), "utf8")));

/** Reads an article. Throws for unsupported front matter or markup, and for an unknown related article. */
export function readArticle(row: Pick<ArticleRow, "id" | "locale">): Article {
  const { front, body } = readFile(row);
  const related = front.related.map((id) => {
    const other = articleOf(id);
    if (!other) throw new Error(`${row.id}: no article ${id}`);
    return { id, title: readFile(other).front.title };
  });
  const { titleTag, metaDescription, title, published, updated } = front;
  const blocks = inFileOf(row, () => parseMarkdown(body));
  return {
    id: row.id,
    titleTag,
    description: metaDescription,
    title,
    published,
    ...(updated !== undefined && { updated }),
    related,
    blocks,
  };
}
