import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

// `npm test` builds first; this checks what would be deployed.
const SERVER = path.resolve(import.meta.dirname, "../../build/server");
const bundle = readFileSync(path.join(SERVER, "index.js"), "utf8");

test("the server's bundle holds React's renderers for servers, in their production builds", () => {
  for (const word of ["renderToReadableStream", "renderToStaticMarkup"]) expect(bundle).toContain(word);
  // Markers of the browser's renderer, and of every development build.
  for (const word of ["hydrateRoot", "react-stack-bottom-frame", "Warning: Each child"])
    expect(bundle).not.toContain(word);
});

test("the edge worker looks up pages by the version that they tell the browser's router", () => {
  const [manifest = ""] = globSync("manifest-*.js", { cwd: path.join(SERVER, "../client/assets") });
  const version = `version:${JSON.stringify(path.basename(manifest, ".js").replace("manifest-", ""))}`;
  for (const code of [bundle, readFileSync(path.join(SERVER, "../edge/edge.js"), "utf8")])
    expect(code).toContain(version);
});
