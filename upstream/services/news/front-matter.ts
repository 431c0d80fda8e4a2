import * as z from "zod/mini";
import { isLocale } from "#contract/tables/locales";
import { SPORTS } from "#contract/tables/sports";
import { AUTHORS, CATEGORIES, type GroupEntry, TAGS } from "../../data/news/groups.ts";
import type { Directory } from "../../matches/directory.ts";
import { type FileFault, Instant, Line, readFields, Slug } from "./front-matter-fields.ts";
import { competitionTag, teamTag } from "./group-lookup.ts";

const buildKeySchema = (entries: readonly GroupEntry[], what: string) =>
  z.string().check(z.refine((key) => entries.some((entry) => entry.key === key), `not a ${what}`));

const FrontMatter = z.strictObject({
  kind: z._default(z.literal("news"), "news"),
  key: Slug,
  lang: z.string().check(z.refine(isLocale, "not a language of this site")),
  sport: z.enum([...SPORTS.map(({ code }) => code), "all"]),
  title: Line(5, 120),
  summary: Line(20, 300),
  category: buildKeySchema(CATEGORIES, "category"),
  author: z._default(buildKeySchema(AUTHORS, "author"), "editors"),
  tags: z.array(z.string()).check(z.minLength(1), z.maxLength(8)),
  slug: z.optional(Slug),
  status: z._default(z.enum(["published", "draft", "withdrawn"]), "published"),
  publishAt: z.optional(Instant),
  match: z.optional(z.string().check(z.regex(/^\d{1,20}$/, "not an id of a match"))),
  cover: z.optional(z.string().check(z.regex(/^[\w.-]{1,100}$/, "not the name of a file beside this one"))),
  coverAlt: z.optional(Line(3, 200)),
});
export type FrontMatter = z.output<typeof FrontMatter>;

/** Ids that a tag may name besides those of the table. */
export interface KnownThings {
  isCompetition(id: string): boolean;
  isTeam(id: string): boolean;
}

export const thingsIn = ({
  competitionById,
  teamById,
}: Pick<Directory, "competitionById" | "teamById">): KnownThings => ({
  isCompetition: (id) => competitionById(id) !== undefined,
  isTeam: (id) => teamById(id) !== undefined,
});

/** A tag of the table by its key, a competition (`c101`) or a team (`t20101`). */
export function tagIdOf(tag: string, { isCompetition, isTeam }: KnownThings): string | undefined {
  const known = TAGS.find(({ key }) => key === tag);
  if (known) return known.id;
  const [, mark, id = ""] = /^([ct])([\w-]+)$/.exec(tag) ?? [];
  if (mark === "c" && isCompetition(id)) return competitionTag(id);
  return mark === "t" && isTeam(id) ? teamTag(id) : undefined;
}

/** The fields of a piece of news, or its faults. */
export const readFrontMatter = (yaml: string) => readFields(yaml, FrontMatter);

/** What other fields are needed for, as far as it can be read. */
const Loose = z.object({
  tags: z.catch(z.array(z.catch(z.string(), "")), []),
  cover: z.catch(z.optional(z.string()), undefined),
  coverAlt: z.catch(z.optional(z.unknown()), undefined),
});

export interface LooseFields {
  tags: string[];
  cover?: string | undefined;
  coverAlt?: unknown;
}

/** Of fields with faults, those that can be read all the same: an editor is to learn every fault at once. */
export function readLoose(plain: unknown): LooseFields {
  const read = Loose.safeParse(plain);
  return read.success ? { ...read.data, tags: read.data.tags.filter((tag) => tag !== "") } : { tags: [] };
}

/** Faults of tags, and of a cover that is not described. */
export const faultsBeyondSchema = ({ tags, cover, coverAlt }: LooseFields, known: KnownThings): FileFault[] => [
  ...tags
    .filter((tag) => tagIdOf(tag, known) === undefined)
    .map((tag) => ({ field: "tags", reason: `no such tag: ${tag}` })),
  ...(cover !== undefined && coverAlt === undefined
    ? [{ field: "coverAlt", reason: "missing: say what the cover shows" }]
    : []),
];
