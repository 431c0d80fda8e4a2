import { rmSync } from "node:fs";
import { type BuildOptions, build, createServer, type InlineConfig, type Rollup, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ARTICLES } from "#contract/tables/articles";
import { articleFiles } from "./article-files.mjs";
import { assetFiles, jsonAsset } from "./asset-files.mjs";

const KINDS = {
  greetings: {
    files: async (run: (module: string) => Promise<unknown>) => [
      jsonAsset("en", "greetings/en", await run("/hello.js")),
    ],
  },
  drawings: { files: () => [{ fileName: "flags/xx.svg", source: () => "<svg/>" }] },
};
const run = async (module: string) => ({ module });

/** A project of one module, which is not on disk. */
const ENTRY = "/entry.js";
const entry = {
  name: "entry",
  resolveId: (source: string) => (source === ENTRY || source === "/hello.js" ? source : undefined),
  load: (id: string) =>
    id === ENTRY
      ? `export { default } from "virtual:assets/greetings";`
      : id === "/hello.js"
        ? `export const module = "/hello.js";`
        : undefined,
};
const SETTINGS: InlineConfig = {
  configFile: false,
  logLevel: "silent",
  publicDir: false,
};

async function built(ssr: boolean) {
  const options: BuildOptions = {
    write: false,
    minify: false,
    ssr: ssr && ENTRY,
    rollupOptions: { input: ENTRY, preserveEntrySignatures: "strict" },
  };
  const { output } = (await build({
    ...SETTINGS,
    plugins: [entry, assetFiles(KINDS, run)],
    build: options,
  })) as Rollup.RollupOutput;
  return output;
}

const addressesIn = async (output: Rollup.OutputChunk[]) =>
  (await import(`data:text/javascript,${encodeURIComponent(output[0]?.code ?? "")}`)).default as Record<string, string>;

describe("files that the build makes", () => {
  test("are emitted with the client, under the addresses that the server knows", async () => {
    const server = await built(true);
    const { en = "" } = await addressesIn(server as unknown as Rollup.OutputChunk[]);
    expect(en).toMatch(/^\/assets\/greetings\/en-[\w-]{8}\.json$/);
    expect(server.map(({ type }) => type)).toEqual(["chunk"]);
    const assets = (await built(false)).flatMap((one) => (one.type === "asset" ? [[one.fileName, one.source]] : []));
    expect(Object.fromEntries(assets)).toEqual({ [en.slice(1)]: `{"module":"/hello.js"}`, "flags/xx.svg": "<svg/>" });
  });

  describe("in development", () => {
    let server: ViteDevServer;
    let site = "";
    beforeAll(async () => {
      server = await createServer({
        ...SETTINGS,
        plugins: [entry, assetFiles(KINDS, run)],
        cacheDir: ".wrangler/vite-assets-test",
        optimizeDeps: { noDiscovery: true },
        server: { host: "127.0.0.1", port: 0, ws: false },
      });
      await server.listen();
      site = server.resolvedUrls?.local[0] ?? "";
    });
    afterAll(async () => {
      await server.close();
      rmSync(".wrangler/vite-assets-test", { recursive: true, force: true });
    });

    test("are served under the addresses that the server's modules get", async () => {
      const { default: addresses } = await server.ssrLoadModule("virtual:assets/greetings");
      const answer = await fetch(new URL(addresses.en, site));
      expect(answer.headers.get("Content-Type")).toBe("application/json");
      expect(await answer.json()).toEqual({ module: "/hello.js" });
    });

    test("are served to a page that was opened before the server started", async () => {
      const answer = await fetch(new URL("/flags/xx.svg", site));
      expect(answer.headers.get("Content-Type")).toBe("image/svg+xml");
      expect(await answer.text()).toBe("<svg/>");
      expect((await fetch(new URL("/flags/yy.svg", site))).headers.get("Content-Type")).not.toBe("image/svg+xml");
    });
  });
});

test("a JSON file may be kept for ever: another text has another name", () => {
  const { fileName, source } = jsonAsset("one", "articles/one", { title: "Tỷ số" });
  expect(fileName).toMatch(/^assets\/articles\/one-[\w-]{8}\.json$/);
  expect(JSON.parse(source as string)).toEqual({ title: "Tỷ số" });
  expect(jsonAsset("one", "articles/one", { title: "Kết quả" }).fileName).not.toBe(fileName);
});

test("every article is a file", () => {
  const files = articleFiles.files(run) as { key: string; source: string }[];
  expect(files.map(({ key }) => key)).toEqual(ARTICLES.map(({ id }) => id));
  for (const { key, source } of files) expect(JSON.parse(source)).toHaveProperty("id", key);
});
