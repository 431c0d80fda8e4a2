import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { edgeFiles } from "../scripts/lib/bundle-edge.mjs";
import { listOf } from "./rows.ts";
import type { Module, WorkerSpec } from "./workerd.ts";

const WORKERS = path.resolve("bench/workers");
const main = (file: string): Module => ({
  name: "main.js",
  kind: "esModule",
  content: readFileSync(path.join(WORKERS, file)),
});

export const SMALL = JSON.stringify(listOf(60));
export const LARGE = JSON.stringify(listOf(500));

/** The JSON files of the build: words, style sheets and scripts of documents. */
const assets = (client: string): Module[] =>
  readdirSync(path.join(client, "assets"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => ({
      name: `assets/${name}`,
      kind: "text",
      content: readFileSync(path.join(client, "assets", name)),
    }));

/** The deployed edge worker; `store` and `upstream` as workerd's configuration names services. */
function edgeWorker(store: string, upstream: string): WorkerSpec {
  const bindings = [
    `(name = "KV", kvNamespace = ${store})`,
    `(name = "UPSTREAM", service = ${upstream})`,
    '(name = "ASSETS", service = "assets")',
    '(name = "ENVIRONMENT", text = "production")',
  ];
  const modules = edgeFiles().map(({ name, content }): Module => ({ name, kind: "esModule", content }));
  return { name: "edge", modules, extra: `bindings = [${bindings.join(", ")}], cacheApiOutbound = ${store}` };
}

/** The deployed edge worker between stores and an upstream that count what they are asked (workers/counting.mjs). */
export const countedEdge = (client = "build/client"): WorkerSpec[] => [
  { name: "counting", modules: [main("counting.mjs")], extra: 'bindings = [(name = "EDGE", service = "edge")]' },
  edgeWorker('(name = "counting", entrypoint = "store")', '(name = "counting", entrypoint = "upstream")'),
  { name: "assets", modules: [main("assets.mjs"), ...assets(client)] },
];

/** The deployed edge worker, with a stand-in upstream and stores that hold nothing. */
export function edge(client = "build/client"): WorkerSpec[] {
  return [
    edgeWorker('"store"', '"upstream"'),
    {
      name: "upstream",
      modules: [
        main("upstream.mjs"),
        { name: "list-60.bin", kind: "data", content: SMALL },
        { name: "list-500.bin", kind: "data", content: LARGE },
      ],
    },
    { name: "assets", modules: [main("assets.mjs"), ...assets(client)] },
    { name: "store", modules: [main("empty-store.mjs")] },
  ];
}

/** A worker that returns fixed bytes with fixed headers. */
export const bare = (bytes: Uint8Array, headers: Record<string, string>): WorkerSpec[] => [
  {
    name: "bare",
    modules: [
      main("bare.mjs"),
      { name: "page.bin", kind: "data", content: bytes },
      { name: "headers.json", kind: "json", content: JSON.stringify(headers) },
    ],
  },
];

/** The same rows by string templates. */
export const template = (list: string): WorkerSpec[] => [
  { name: "template", modules: [main("template.mjs"), { name: "list.json", kind: "json", content: list }] },
];
