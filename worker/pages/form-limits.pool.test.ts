import { describe, expect, test } from "vitest";
import { ERROR_PAGE_TRANSLATIONS } from "../http/error-page-html.ts";
import { ORIGIN, startEdge } from "../test-edge.ts";

const FORM = "application/x-www-form-urlencoded";
const PATH = "/th/settings";

/** An app that echoes the request. */
const render = async (request: Request) => new Response(`${request.method} ${await request.text()}`, { status: 200 });

const send = (path: string, headers: Record<string, string> = {}, body: BodyInit = "theme=dark") => {
  const edge = startEdge({ render });
  const init = { method: "POST", body, headers: { "Content-Type": FORM, Origin: ORIGIN, ...headers } };
  return edge.get(path, init).then((response) => ({ response, rendered: edge.rendered }));
};

describe("a form of a page", () => {
  test.each([
    ["by the browser", PATH],
    ["by the client's router", `${PATH}.data`],
  ])("sent %s reaches the page's action, and no cache", async (_by, path) => {
    const { response } = await send(path);
    expect(await response.text()).toBe("POST theme=dark");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.get("Cache-Status")).not.toContain("hit");
  });

  test.each([
    ["from another site", PATH, { Origin: "https://other.example" }, 403],
    ["from a sandboxed frame", PATH, { Origin: "null" }, 403],
    ["too large by its own word", PATH, { "Content-Length": `${65 * 1024}` }, 413],
    ["for a page that is only read", "/th/football/matches", {}, 405],
    ["for the data of such a page", "/th/football/matches.data", {}, 405],
    ["for an unknown page", "/th/nothing", {}, 405],
    ["for the root", "/", { Cookie: "locale=th" }, 405],
  ])("%s is refused in the visitor's language", async (_case, path, headers, status) => {
    const body = status === 413 ? "x".repeat(65 * 1024) : undefined;
    const { response, rendered } = await send(path, headers, body);
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    const html = await response.text();
    expect(html).toContain('lang="th"');
    if (status === 413) expect(html).toContain(ERROR_PAGE_TRANSLATIONS.th.tooLarge.title);
    expect(rendered).not.toHaveBeenCalled();
    if (status !== 405) return;
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
    expect(html).toContain(ERROR_PAGE_TRANSLATIONS.th.methodNotAllowed.title);
    expect(html).toContain("POST");
  });

  test("that is too large without Content-Length is refused at every address", async () => {
    for (const path of [PATH, `${PATH}.data`]) {
      const { response, rendered } = await send(path, {}, new Blob(["x".repeat(65 * 1024)]).stream());
      expect(response.status).toBe(413);
      expect(rendered).not.toHaveBeenCalled();
    }
  });

  test.each(["/preferences", "/en/preferences", "/en/football/matches", "/"])(
    "that is too large for %s, which takes none, is too large all the same",
    async (path) => {
      const { response } = await send(path, { "Content-Length": `${65 * 1024}` }, "x".repeat(65 * 1024));
      expect(response.status).toBe(413);
    },
  );

  test.each([
    ["whole", 40, 40],
    ["up to a mebibyte", 4_096, 65],
  ])("that is too large is read %s first: the response may be lost with what nobody reads", async (_, size, most) => {
    const chunk = new Uint8Array(16 * 1024);
    let read = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (read === size) return controller.close();
        read += 1;
        controller.enqueue(chunk);
      },
    });
    const { response } = await send(PATH, { "Content-Length": `${size * chunk.length}` }, body);
    expect(response.status).toBe(413);
    expect(read).toBe(most);
  });

  test("without its Origin is refused", async () => {
    const { get } = startEdge({ render });
    expect((await get(PATH, { method: "POST", body: "theme=dark", headers: { "Content-Type": FORM } })).status).toBe(
      403,
    );
  });

  test.each(["PUT", "DELETE", "PATCH"])("%s is not a form's method", async (method) => {
    const response = await startEdge({ render }).get(PATH, { method, headers: { Origin: ORIGIN } });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
  });

  test("its page is personal: requested twice, it is rendered twice", async () => {
    const { get, rendered } = startEdge();
    for (const _time of [1, 2]) expect((await get(PATH)).headers.get("Cache-Status")).not.toContain("hit");
    expect(rendered).toHaveBeenCalledTimes(2);
  });
});
