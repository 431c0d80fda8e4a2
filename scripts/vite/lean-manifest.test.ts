import { expect, test } from "vitest";
import { leanManifest } from "./lean-manifest.mjs";

const route = (id: string, module: string) => ({
  id,
  module: `/assets/${module}-a1B2c3D4.js`,
  imports: ["/assets/x.js"],
});

test("what is preloaded stays for the root and for pages that React takes over", () => {
  const routes = {
    root: route("root", "root"),
    app: route("app", "app-download"),
    match: route("match", "match-info"),
  };
  const lean = leanManifest({ version: "1", routes }, ["app-download"]);
  expect(lean).toEqual({ version: "1", routes: { ...routes, match: { ...routes.match, imports: [] } } });
});
