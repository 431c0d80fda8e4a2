import { expect, test } from "vitest";
import { shareImage } from "./share-image.ts";

const picture = { kind: "match", id: "101", version: "f2-1_" } as const;
const at = (storageBaseUrl: string) => ({
  origin: "https://site.example",
  locale: "th" as const,
  config: { storageBaseUrl, socials: {}, apps: {} },
});

test("a page's picture for previews is in its language and names the state", () => {
  expect(shareImage(at("/storage") as never, picture)).toEqual({
    image: "https://site.example/storage/share/match_101_th_f2-1_.png",
  });
});

test("there is none where pictures come from a supplier's storage", () => {
  expect(shareImage(at("https://storage.example") as never, picture)).toEqual({});
});
