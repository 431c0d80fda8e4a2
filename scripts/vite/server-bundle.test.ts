import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

// `npm test` builds first; what is looked at is what would be deployed.
const bundle = readFileSync(path.resolve(import.meta.dirname, "../../build/server/index.js"), "utf8");

test("the server's bundle holds React's streaming renderer and no other, in its production build", () => {
  expect(bundle).toContain("renderToReadableStream");
  // Of the browser's renderer, of the renderer of strings, and of every development build.
  for (const word of ["hydrateRoot", "renderToStaticMarkup", "react-stack-bottom-frame", "Warning: Each child"])
    expect(bundle).not.toContain(word);
});
