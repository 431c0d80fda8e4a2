import { expect, test } from "vitest";
import { placeholderIn } from "./store-ids.mjs";

const KV = "0123456789abcdef0123456789abcdef";
const D1 = "01234567-89ab-cdef-0123-456789abcdef";
const config = (kv: string, d1: string) =>
  `[[kv_namespaces]]\nbinding = "KV"\nid = "${kv}"\n[[d1_databases]]\ndatabase_id = "${d1}"\npreview_database_id = "matchlight-sports"\n`;

test.each([
  [config(KV, D1), undefined],
  [config("matchlight-cache", D1), "matchlight-cache"],
  [config(KV, "matchlight-sports"), "matchlight-sports"],
  ["", undefined],
])("%j", (text, found) => {
  expect(placeholderIn(text)).toBe(found);
});
