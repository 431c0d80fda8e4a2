// Round flags of countries and home nations as `/flags/{code}.svg`: assets of the build, and served while developing.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const FLAG = /^[a-z]{2}(-(eng|sct|wls|nir))?\.svg$/;

const folder = path.join(path.dirname(createRequire(import.meta.url).resolve("circle-flags/package.json")), "flags");

/** The flag files that pages may name: ISO 3166-1 alpha-2 codes in lower case and the four home nations. */
export const flagFiles = () => readdirSync(folder).filter((name) => FLAG.test(name));

/** @returns {import("vite").Plugin} */
export function flags() {
  let isServerBuild = false;
  return {
    name: "flags",
    configResolved(config) {
      isServerBuild = Boolean(config.build.ssr);
    },
    configureServer(server) {
      server.middlewares.use("/flags", (request, response, next) => {
        const name = path.basename(request.url ?? "").split("?")[0];
        if (!FLAG.test(name)) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(readFileSync(path.join(folder, name)));
      });
    },
    generateBundle() {
      if (isServerBuild) return;
      for (const name of flagFiles()) {
        this.emitFile({ type: "asset", fileName: `flags/${name}`, source: readFileSync(path.join(folder, name)) });
      }
    },
  };
}
