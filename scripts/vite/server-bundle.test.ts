import { readFileSync } from "node:fs";
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

test("the version beside it is the one that its pages tell the browser's router", async () => {
  const { version } = await import(path.join(SERVER, "version.js"));
  expect(version).toMatch(/^\w{8}$/);
  expect(bundle).toContain(`version:"${version}"`);
});
