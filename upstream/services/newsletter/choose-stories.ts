import type { LocaleCode } from "#contract/tables/locales";
import { SPORTS, type Sport } from "#contract/tables/sports";
import { CATEGORIES } from "../../data/news/groups.ts";
import { type ItemRow, type PageOf, readNews } from "../news/read-pieces.ts";
import type { LetterRun } from "./letter-message.ts";
import { toWindow } from "./letter-schedule.ts";

export type Story = Pick<ItemRow, "id" | "title" | "summary" | "slug" | "sport">;

/** A letter's subject: all sports, or one. */
export type Edition = "all" | Sport;

/** A week's stories by edition. An edition without any has no letter. */
export type Issue = Readonly<Record<Edition, readonly Story[]>>;

/** Maximum stories per category, in the order of the letter. Previews are left out: their matches are over. */
const PARTS: readonly { key: string; most: number }[] = [
  { key: "round-ups", most: 2 },
  { key: "reports", most: 3 },
  { key: "tables", most: 1 },
  { key: "guides", most: 2 },
];

const EDITIONS: readonly Edition[] = ["all", ...SPORTS.map(({ code }) => code)];

interface List extends PageOf {
  edition: Edition;
}

const listsOf = (language: LocaleCode, now: number): List[] =>
  EDITIONS.flatMap((edition) =>
    PARTS.flatMap(({ key, most }) =>
      CATEGORIES.filter((one) => one.key === key).map(({ id }) => ({
        edition,
        language,
        now,
        size: most,
        group: { kind: "category" as const, id },
        ...(edition !== "all" && { sport: edition }),
      })),
    ),
  );

/** The week's latest stories of each part, in two statements, however many pieces there are. */
export async function readIssue(database: D1Database, { week, language }: LetterRun): Promise<Issue> {
  const { from, until } = toWindow(week);
  const news = readNews(database);
  const now = until - 1;
  const lists = listsOf(language, now);
  const places = await news.latestOf(lists);
  const ids = places.map((found) => found.filter(({ publishedAt }) => publishedAt >= from).map(({ id }) => id));
  const items = await news.items([...new Set(ids.flat())], { language, now });
  const storiesOf = (edition: Edition): Story[] =>
    lists.flatMap((list, at) => (list.edition === edition ? (ids[at] ?? []).flatMap((id) => items.get(id) ?? []) : []));
  return Object.fromEntries(EDITIONS.map((edition) => [edition, storiesOf(edition)])) as Record<Edition, Story[]>;
}

export const isEmptyIssue = (issue: Issue): boolean => EDITIONS.every((edition) => issue[edition].length === 0);
