import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { edgeFiles } from "../scripts/lib/bundle-edge.mjs";
import { listOf } from "./rows.ts";
import { commentsAnswer, storyAnswer } from "./story-answer.ts";
import type { Module, WorkerSpec } from "./workerd.ts";

const WORKERS = path.resolve("bench/workers");
const main = (file: string): Module => ({
  name: "main.js",
  kind: "esModule",
  content: readFileSync(path.join(WORKERS, file)),
});

export const SMALL = JSON.stringify(listOf(60));
export const LARGE = JSON.stringify(listOf(500));

/** The JSON files of the build: translations, and the style sheets and scripts of documents. */
const assets = (client: string): Module[] =>
  readdirSync(path.join(client, "assets"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => ({
      name: `assets/${name}`,
      kind: "text",
      content: readFileSync(path.join(client, "assets", name)),
    }));

/** Services bound to the edge worker, by their names in workerd's configuration. */
interface Bound {
  kv: string;
  colo: string;
  upstream: string;
}

const edgeModules = (): Module[] =>
  edgeFiles().map(({ name, content }): Module => ({ name, kind: "esModule", content }));

/** In the format of worker/settings/session-keys.ts. */
export const SESSION_KEYS = `bench:${"k".repeat(42)}A`;

const edgeBindings = ({ kv, upstream }: Bound, variables: Record<string, string>): string[] => [
  `(name = "KV", kvNamespace = ${kv})`,
  `(name = "UPSTREAM", service = ${upstream})`,
  '(name = "ASSETS", service = "assets")',
  `(name = "SESSION_KEYS", text = "${SESSION_KEYS}")`,
  ...Object.entries(variables).map(([name, text]) => `(name = "${name}", text = ${JSON.stringify(text)})`),
];

/** The deployed edge worker. */
function edgeWorker(store: string, upstream: string): WorkerSpec {
  const bound = { kv: store, colo: store, upstream };
  const bindings = edgeBindings(bound, { ENVIRONMENT: "production" });
  return {
    name: "edge",
    modules: edgeModules(),
    extra: `bindings = [${bindings.join(", ")}], cacheApiOutbound = ${store}`,
  };
}

const assetsWorker = (client: string): WorkerSpec => ({
  name: "assets",
  modules: [main("assets.mjs"), ...assets(client)],
});

const HUB = [
  'durableObjectNamespaces = [(className = "LiveHub", uniqueKey = "live", enableSql = true)]',
  "durableObjectStorage = (inMemory = void)",
].join(", ");

/**
 * The deployed edge worker with a movable clock, its live hubs, and a control that breaks them
 * (workers/faulty-hub.mjs). Its stores and its upstream are the services `kv`, `colo` and `upstream`.
 */
export function faultyEdge(variables: Record<string, string>, client = "build/client"): WorkerSpec[] {
  const bound = { kv: '"kv"', colo: '"colo"', upstream: '"upstream"' };
  const bindings = [
    ...edgeBindings(bound, { ENVIRONMENT: "local", ...variables }),
    '(name = "LIVE_HUB", durableObjectNamespace = "LiveHub")',
  ];
  const modules: Module[] = [{ ...main("faulty-hub.mjs"), name: "faulty-hub.js" }, ...edgeModules()];
  const extra = `bindings = [${bindings.join(", ")}], cacheApiOutbound = ${bound.colo}, ${HUB}`;
  return [{ name: "edge", modules, extra }, assetsWorker(client)];
}

/** The deployed edge worker between stores and an upstream that count requests (workers/counting.mjs). */
export const countedEdge = (client = "build/client"): WorkerSpec[] => [
  { name: "counting", modules: [main("counting.mjs")], extra: 'bindings = [(name = "EDGE", service = "edge")]' },
  edgeWorker('(name = "counting", entrypoint = "store")', '(name = "counting", entrypoint = "upstream")'),
  assetsWorker(client),
];

/** The deployed edge worker, with a stand-in upstream and empty stores. */
export function edge(client = "build/client"): WorkerSpec[] {
  return [
    edgeWorker('"store"', '"upstream"'),
    {
      name: "upstream",
      modules: [
        main("upstream.mjs"),
        { name: "list-60.bin", kind: "data", content: SMALL },
        { name: "list-500.bin", kind: "data", content: LARGE },
        { name: "story.bin", kind: "data", content: JSON.stringify(storyAnswer()) },
        { name: "comments.bin", kind: "data", content: JSON.stringify(commentsAnswer()) },
      ],
    },
    assetsWorker(client),
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
