import { expect, test } from "vitest";
import { versionModule } from "./build-version.mjs";

test("a build's version is a module of its own", async () => {
  const code = versionModule({ version: '1"2' });
  expect(await import(`data:text/javascript,${encodeURIComponent(code)}`)).toHaveProperty("version", '1"2');
});
