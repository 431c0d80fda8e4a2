import { expect, test } from "vitest";
import { SUPPLIER_SERVICES } from "#contract/tables/supplier-services";

const FILES = import.meta.glob<string>(["./*/*.ts", "!./*/*.test.ts", "!./*/stub-*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Lines that are neither blank nor comments. */
const linesOf = (text: string): number =>
  text.split("\n").filter((line) => line.trim() !== "" && !/^\s*(\/\/|\/?\*)/.test(line)).length;

/** What a supplier needs of its own: more belongs to what all of them share. */
const MOST = 500;

test.each(SUPPLIER_SERVICES.map(({ code }) => code))("an adapter is small: %s", (code) => {
  const own = Object.entries(FILES).filter(([file]) => file.startsWith(`./${code}/`));
  const lines = own.reduce((sum, [, text]) => sum + linesOf(text), 0);
  expect(lines).toBeGreaterThan(50);
  expect(lines).toBeLessThanOrEqual(MOST);
});
