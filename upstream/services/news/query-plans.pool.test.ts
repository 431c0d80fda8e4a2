import { beforeAll, expect, it } from "vitest";
import { bindings } from "../../api/conformance/test-world-ask.ts";
import { listeningDatabase, migrate, planOf } from "../../store/test-database.ts";
import { pieceStatements } from "./piece-statements.ts";
import { readNews } from "./read-pieces.ts";
import { storePieces } from "./store-pieces.ts";
import { testPiece } from "./test-drafts.ts";
import { migrateSearch } from "./test-guides.ts";

const NOW = Date.parse("2026-10-17T14:20:00Z");

/** Scans all rows of a table that grows with each piece, with or without an index. */
const isWholeTable = (detail: string): boolean => /^SCAN "?(news_\w+|p|l)"?( |$)/.test(detail);
/** Sorts what an index could have given in order. */
const isSorted = (detail: string): boolean => detail.includes("USE TEMP B-TREE FOR ORDER BY");

beforeAll(async () => {
  await migrate(bindings.DB);
  await migrateSearch(bindings.SEARCH);
});

it("no statement of news walks over all pieces, and lists are read in their order", async () => {
  const { database, sentStatements } = listeningDatabase(bindings.DB);
  const data = { database, search: bindings.SEARCH };
  const [stored] = await storePieces(data, [testPiece({ key: "one" }), testPiece({ key: "two" })], NOW);
  const place = { id: stored?.id ?? 0, publishedAt: NOW };
  const page = { language: "en", now: NOW, size: 10 } as const;
  const news = readNews(database);
  await news.page({ ...page, sport: "football", group: { kind: "tag", id: "11" } }, place);
  await news.categories("en", NOW);
  await news.place(place.id);
  await news.piece(place.id);
  await news.variants({ id: place.id, key: "one" }, NOW);
  await news.neighbours(place, "en", NOW);
  await news.latestOf([page, { ...page, group: { kind: "author", id: "1" } }]);
  await news.items([place.id], page);
  expect(pieceStatements([], NOW).length).toBeLessThan(sentStatements.length);
  for (const statement of sentStatements) {
    const details = await planOf(bindings.DB, statement);
    expect(details.filter(isWholeTable), statement.sql).toEqual([]);
    expect(details.filter(isSorted), statement.sql).toEqual([]);
  }
});
