import { describe, expect, it } from "vitest";
import { nameIn, namesInSevenLanguages } from "./names.ts";

describe("a name in a language", () => {
  it("is the language's own where it is known", () => {
    expect(nameIn({ en: "Chelsea", th: "เชลซี" }, "th")).toEqual({ name: "เชลซี", isFallback: false });
  });

  it("is the English one, marked as a fallback, where it is not", () => {
    expect(nameIn({ en: "Accrington Stanley" }, "th")).toEqual({ name: "Accrington Stanley", isFallback: true });
  });

  it("is Latin by custom, and no fallback, in Vietnamese, Khmer and Portuguese", () => {
    const names = namesInSevenLanguages("Köln", { th: "โคโลญจน์", "zh-Hans": "科隆", "zh-Hant": "科隆", pt: "Colônia" });
    expect(nameIn(names, "kh")).toEqual({ name: "Köln", isFallback: false });
    expect(nameIn(names, "vn")).toEqual({ name: "Köln", isFallback: false });
    expect(nameIn(names, "pt")).toEqual({ name: "Colônia", isFallback: false });
  });
});
