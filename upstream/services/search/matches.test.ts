import { describe, expect, it } from "vitest";
import { sidesOf } from "./matches.ts";

describe("two sides in a text", () => {
  it.each([
    ["Arsenal vs Chelsea", ["arsenal", "chelsea"]],
    ["Arsenal v Chelsea", ["arsenal", "chelsea"]],
    ["Arsenal VS. Chelsea", ["arsenal", "chelsea"]],
    ["Santos x Cruzeiro", ["santos", "cruzeiro"]],
    ["Benfica - Porto", ["benfica", "porto"]],
    ["ลิเวอร์พูล พบ เชลซี", ["ลิเวอรพูล", "เชลซี"]],
    ["Hà Nội gặp Nam Định", ["ha noi", "nam dinh"]],
    ["曼联对利物浦", ["曼联", "利物浦"]],
    ["曼聯 對 利物浦", ["曼聯", "利物浦"]],
    ["湖人vs勇士", ["湖人", "勇士"]],
  ])("%s", (text, sides) => {
    expect(sidesOf(text)).toEqual(sides);
  });

  it.each(["Arsenal", "Paris Saint-Germain", "vs Chelsea", "Arsenal vs ", "a - b - c", "Vissel Kobe", "AX Milano"])(
    "%s names no two",
    (text) => {
      expect(sidesOf(text)).toBeUndefined();
    },
  );
});
