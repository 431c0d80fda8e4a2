// Round flags of countries and home nations: build assets, also served in development. `/flags/{code}.svg` for page
// headers, `/flags/{code}.png` for rows, of which pages have dozens (app/ui/flag-address.ts).
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { drawPng } from "../../raster/draw-png.ts";

const NAME = /^([a-z]{2}(?:-(?:eng|sct|wls|nir))?)\.(svg|png)$/;
/** Pixels: three per CSS pixel of a row's flag, which is about 24 wide. */
const SIDE = 72;
const COLOURS = 12;

const { resolve } = createRequire(import.meta.url);
const folder = path.join(path.dirname(resolve("circle-flags/package.json")), "flags");
const wasm = () => readFileSync(resolve("@resvg/resvg-wasm/index_bg.wasm"));

/** The flags that pages may use: ISO 3166-1 alpha-2 codes in lower case and the four home nations. */
export const flagCodes = () => readdirSync(folder).flatMap((name) => NAME.exec(name)?.[1] ?? []);

const drawing = (code) => readFileSync(path.join(folder, `${code}.svg`), "utf8");

/** A flag as a small bitmap: browsers treat each SVG picture as a document of its own. */
export const flagBitmap = (code) => drawPng(drawing(code), { side: SIDE, colours: COLOURS, wasm });

/** @returns {import("vite").Plugin} */
export function flags() {
  let isServerBuild = false;
  return {
    name: "flags",
    configResolved(config) {
      isServerBuild = Boolean(config.build.ssr);
    },
    configureServer(server) {
      server.middlewares.use("/flags", async (request, response, next) => {
        const [, code, kind] = NAME.exec(path.basename(request.url ?? "").split("?")[0]) ?? [];
        if (!code || !flagCodes().includes(code)) return next();
        response.setHeader("Content-Type", kind === "png" ? "image/png" : "image/svg+xml");
        response.end(kind === "png" ? await flagBitmap(code) : drawing(code));
      });
    },
    async generateBundle() {
      if (isServerBuild) return;
      for (const code of flagCodes()) {
        this.emitFile({ type: "asset", fileName: `flags/${code}.svg`, source: drawing(code) });
        this.emitFile({ type: "asset", fileName: `flags/${code}.png`, source: await flagBitmap(code) });
      }
    },
  };
}
