import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type * as TrustedTypes from "./trusted-types.ts";

let bundles = 0;

type Rules = Record<"createHTML" | "createScriptURL" | "createScript", (text: string) => string>;

/** Loads a fresh copy of the module: each inline script and module of a page bundles its own. */
function loadBundle(): Promise<typeof TrustedTypes> {
  bundles += 1;
  return import(/* @vite-ignore */ `./trusted-types.ts?bundle=${bundles}`);
}

// Other tests in this process have created one.
const forget = () => Reflect.deleteProperty(globalThis, "matchlight");
beforeEach(forget);
afterEach(() => {
  vi.unstubAllGlobals();
  forget();
});

/** A browser that enforces Trusted Types, with `trusted-types matchlight` in the header. */
function stubTrustedTypes() {
  const created: string[] = [];
  const createPolicy = (name: string, rules: Rules) => {
    if (name !== "matchlight" || created.includes(name)) throw new TypeError(`policy ${name} disallowed`);
    created.push(name);
    const typed = (make: (text: string) => string) => (text: string) => ({ trusted: make(text) });
    return Object.fromEntries(Object.entries(rules).map(([name, make]) => [name, typed(make)]));
  };
  vi.stubGlobal("trustedTypes", { createPolicy });
  return created;
}

describe("where a browser enforces Trusted Types", () => {
  test("the policy is made once, however many bundles of a page use it", async () => {
    const created = stubTrustedTypes();
    for (const bundle of [await loadBundle(), await loadBundle()]) {
      expect(bundle.trustedMarkup("<p>goal</p>")).toEqual({ trusted: "<p>goal</p>" });
      expect(bundle.trustedWorker()).toEqual({ trusted: "/sw.js" });
    }
    expect(created).toEqual(["matchlight"]);
  });

  test("the only address of a script is the worker's, whatever another script asks for", async () => {
    stubTrustedTypes();
    const { trustedWorker } = await loadBundle();
    trustedWorker();
    const { matchlight } = globalThis as unknown as { matchlight: Rules };
    expect(matchlight.createScriptURL("https://evil.example/x.js")).toEqual({ trusted: "/sw.js" });
  });

  test("text that could run is no data", async () => {
    stubTrustedTypes();
    const { trustedJson } = await loadBundle();
    expect(trustedJson('{ "prefetch": [] }')).toEqual({ trusted: '{"prefetch":[]}' });
    expect(() => trustedJson("alert(1)")).toThrow(SyntaxError);
  });
});

test("where there are no Trusted Types texts pass by the same rules", async () => {
  const { trustedMarkup, trustedWorker, trustedJson } = await loadBundle();
  expect([trustedMarkup("<p>"), trustedWorker(), trustedJson("[1]")]).toEqual(["<p>", "/sw.js", "[1]"]);
  expect(() => trustedJson("alert(1)")).toThrow(SyntaxError);
});

const APP = path.resolve(import.meta.dirname, "../..");

/** Sinks that turn text into elements or scripts. */
const SINK =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|parseFromString|createContextualFragment|srcdoc|createPolicy|importScripts)\b|document\.write|new Function|\beval\(|serviceWorker\.register|workers\.register|createElement\("script"\)|setAttribute\("(?:on|src)/;

/**
 * Loads a service's script from an operator's address, on pages that React hydrates: their CSP does not require Trusted
 * Types and lists the service's origins (worker/security/content-security-policy.ts).
 */
const BOT_CHECK = "features/bot-check/check-services.client.ts";

test("text becomes elements or scripts in these files only, each by the policy", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: APP }).filter(
    (file) => !/(?:^|\/)test-[^/]*$|\.test\.tsx?$/.test(file),
  );
  expect(files).toContain(BOT_CHECK);
  const others = files.filter((file) => file !== BOT_CHECK);
  const found = others.filter((file) => SINK.test(readFileSync(path.join(APP, file), "utf8"))).sort();
  expect(found).toEqual([
    "features/match-list/deferred-groups.ts",
    "features/offline/start-offline.ts",
    "runtime/live/parse-page.ts",
    "runtime/page-script/trusted-types.ts",
    "shell/speculation/prefetch-on-hover.ts",
  ]);
  for (const file of found) expect(readFileSync(path.join(APP, file), "utf8")).toMatch(/trusted-types"|createPolicy/);
});
