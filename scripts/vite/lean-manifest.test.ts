import { expect, test } from "vitest";
import { leanManifest, versionModule } from "./lean-manifest.mjs";

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

test("a build's version is a module of its own", async () => {
  const code = versionModule({ version: '1"2' });
  expect(await import(`data:text/javascript,${encodeURIComponent(code)}`)).toHaveProperty("version", '1"2');
});
