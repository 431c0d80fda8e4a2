import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { isLocale, type LocaleCode } from "#contract/tables/locales";
import { type FileFault, Instant, Line, readFields, Slug } from "../news/front-matter-fields.ts";
import { readMarkdownFile } from "../news/markdown-file.ts";
import { renderMarkdown } from "../news/render-markdown.ts";
import type { AnnouncementStatus } from "../schema/announcements.ts";

/** One language of an announcement, ready for the statements. */
export interface AnnouncementRow {
  key: string;
  language: LocaleCode;
  title: string;
  markdown: string;
  html: string;
  status: AnnouncementStatus;
  /** Milliseconds. If absent it is published at once, and keeps that instant when stored again. */
  publishAt?: number;
  digest: string;
}

const FrontMatter = z.strictObject({
  kind: z.literal("announcement"),
  key: Slug,
  lang: z.string().check(z.refine(isLocale, "not a language of this site")),
  title: Line(5, 120),
  status: z._default(z.enum(["published", "withdrawn"]), "published"),
  publishAt: z.optional(Instant),
});

const toDigest = (...texts: string[]): string => createHash("sha256").update(JSON.stringify(texts)).digest("hex");

/** Reads a Markdown file with front matter, or lists everything that is wrong with it. */
export function readAnnouncementFile(text: string): { row: AnnouncementRow } | { faults: FileFault[] } {
  const parts = readMarkdownFile(text);
  if (parts.yaml === undefined) return parts;
  const front = readFields(parts.yaml, FrontMatter);
  const faults = [...("faults" in front ? front.faults : []), ...parts.faults];
  if ("faults" in front || faults.length > 0) return { faults };
  const { key, lang, title, status, publishAt } = front.fields;
  const { markdown } = parts;
  return {
    row: {
      key,
      language: lang as LocaleCode,
      title,
      markdown,
      status,
      html: renderMarkdown(markdown).html,
      ...(publishAt !== undefined && { publishAt }),
      digest: toDigest(title, markdown),
    },
  };
}
