import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnsOf, countIn, readTable } from "./csv.ts";

const read = (text: string, firstLine = 2) => readTable(text, { firstLine, isLast: true });
const fieldsOf = (text: string) => {
  const { columns, records } = read(text);
  return records.map((record) => columns.map((name) => record.get(name)));
};

describe("readTable", () => {
  it.each<[string, string, string[][]]>([
    [
      "plain fields",
      "a,b\n1,2\n3,4\n",
      [
        ["1", "2"],
        ["3", "4"],
      ],
    ],
    ["no line break at the end", "a,b\n1,2", [["1", "2"]]],
    ["line breaks of Windows, a mark at the front", "\uFEFFa,b\r\n1,2\r\n", [["1", "2"]]],
    ["commas and quotes in quotes", 'a,b\n"Washington, D.C.","say ""hi"""\n', [["Washington, D.C.", 'say "hi"']]],
    ["a line break in quotes", 'a,b\n"x\ny",2\n', [["x\ny", "2"]]],
    ["quotes within a field", 'a,b\nthe "Blues",2\n', [['the "Blues"', "2"]]],
    ["empty lines and empty fields", "a,b\n\n1,\n\n", [["1", ""]]],
    ["commas behind the last column", "a,b\n1,2,,\n", [["1", "2"]]],
    ["no record", "a,b\n", []],
    ["nothing", "", []],
  ])("reads %s", (_, text, expected) => {
    expect(fieldsOf(text)).toEqual(expected);
  });

  it("counts lines of the file, over line breaks in quotes and in a part of it", () => {
    const { records } = read('a,b\n"x\ny",2\n3,4\n', 100);
    expect(records.map(({ index, line }) => [index, line])).toEqual([
      [98, 100],
      [100, 102],
    ]);
  });

  it("refuses a record of another length with its line", () => {
    expect(read("a,b\n1,2\n3\n1,2,3\n").refused).toEqual([
      { index: 1, line: 3, reason: "1 fields where the heading has 2" },
      { index: 2, line: 4, reason: "3 fields where the heading has 2" },
    ]);
  });

  it("refuses the rest from a quote that is never closed, and keeps what stands before it", () => {
    const { records, refused } = read('a,b\n1,2\n"x,2\n3,4\n');
    expect(records.map((record) => record.get("a"))).toEqual(["1"]);
    expect(refused).toEqual([{ index: 1, line: 3, reason: "a quote that is not closed" }]);
  });

  it("reads back whatever is written by the rules", () => {
    const field = fc.string({ unit: fc.constantFrom("a", ",", '"', "\n", " ", "é") }).map((text) => `x${text}x`);
    fc.assert(
      fc.property(fc.array(fc.tuple(field, field), { minLength: 1, maxLength: 5 }), (rows) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = `a,b\n${rows.map((row) => row.map(quoted).join(",")).join("\n")}\n`;
        expect(fieldsOf(text)).toEqual(rows);
      }),
    );
  });

  it("takes any text without failing", () => {
    fc.assert(fc.property(fc.string(), (text) => read(text).records.length >= 0 && columnsOf(text).length >= 1));
  });
});

describe("countIn", () => {
  it.each([
    ["7", 7],
    ["", undefined],
    ["NA", undefined],
    ["3.0", 3],
    ["-1", { reason: expect.any(String) }],
    ["1e3", { reason: expect.any(String) }],
    ["100", { reason: expect.any(String) }],
  ])("reads %j", (text, expected) => {
    expect(countIn(text, 99)).toEqual(expected);
  });
});
