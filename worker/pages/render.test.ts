import type { ServerBuild } from "@remix-run/cloudflare";
import { expect, test, vi } from "vitest";
import type { EdgeContext } from "./context.ts";
import { RenderFault, remixRender } from "./render.ts";

const context = { requestId: "1", locale: "th" } as EdgeContext;
const request = new Request("https://scores.example/th");
type Handle = (request: Request, status: number, headers: Headers, entry: object, loaded: object) => Response;

/** A build of one page that renders its document with `handleDocument`. */
function buildOf(handleDocument: Handle) {
  return {
    entry: { module: { default: handleDocument, handleError: vi.fn() } },
    routes: { root: { id: "root", path: "/th", module: { default: () => null } } },
    assets: { entry: { module: "", imports: [] }, routes: {}, url: "", version: "1" },
    future: { v3_singleFetch: true },
    publicPath: "/",
    assetsBuildDirectory: "",
    isSpaMode: false,
  } as unknown as ServerBuild;
}

test("the app renders with what the edge knows", async () => {
  const handle = vi.fn<Handle>(() => new Response("<p>", { headers: { "Content-Type": "text/html" } }));
  const response = await remixRender(buildOf(handle), "production")(request, context);
  expect(await response.text()).toBe("<p>");
  expect(handle.mock.calls[0]?.[4]).toEqual(context);
});

test("the app prepares itself before anything is loaded", async () => {
  const order: string[] = [];
  const build = buildOf(() => {
    order.push("document");
    return new Response("<p>");
  });
  Object.assign(build.entry.module, { prepare: async () => order.push("prepare") });
  await remixRender(build, "production")(request, context);
  expect(order).toEqual(["prepare", "document"]);
});

test("an error page is still a page", async () => {
  const errorPage = () =>
    new Response("<h1>", { status: 500, headers: { "Content-Type": "text/html; charset=utf-8" } });
  expect((await remixRender(buildOf(errorPage), "production")(request, context)).status).toBe(500);
});

test.each(["production", "development"])("a fault without a page, in %s, is thrown and tells nothing", async (mode) => {
  const broken = () => {
    throw new Error("secret");
  };
  const rendering = remixRender(buildOf(broken), mode)(request, context);
  await expect(rendering).rejects.toThrow(RenderFault);
  await expect(rendering).rejects.not.toThrow("secret");
});
