import { describe, expect, test, vi } from "vitest";
import { until } from "../../../test/until.ts";
import { HOME, noncesOf, pageOf, startEdge } from "../../test-edge.ts";

const status = (response: Response) => response.headers.get("Cache-Status");
const facts = async (response: Response) =>
  JSON.parse(/ผลบอล (.*?)<\/main>/.exec(await response.clone().text())?.[1] ?? "");

describe("an anonymous page", () => {
  test("is rendered once and then comes from memory", async () => {
    const { get, rendered } = startEdge();
    const first = await get(HOME);
    const second = await get(HOME);
    expect([status(first), status(second)]).toEqual(["pages; fwd=uri-miss", "pages; hit; ttl=5; detail=memory"]);
    expect(rendered).toHaveBeenCalledOnce();
    expect(await facts(second)).toEqual(await facts(first));
    for (const response of [first, second]) {
      expect(response.status).toBe(200);
      expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
      expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      expect(response.headers.has("X-Remix-Response")).toBe(false);
    }
  });

  test("has a nonce of its own each time, the same in policy and page", async () => {
    const { get, pass } = startEdge();
    const responses = [await get(HOME), await get(HOME), await get(HOME)];
    await pass(6_000);
    responses.push(await get(HOME), await get(HOME));
    const seen = new Set<string>();
    for (const response of responses) {
      const { inPolicy, inPage } = await noncesOf(response);
      expect(inPage).toEqual([inPolicy, inPolicy]);
      seen.add(String(inPolicy));
    }
    expect(seen.size).toBe(5);
  });

  test("is served stale at once and renewed behind the answer", async () => {
    const { get, rendered, pass } = startEdge();
    const first = await facts(await get(HOME));
    await pass(5_000);
    const stale = await get(HOME);
    expect(status(stale)).toBe("pages; hit; ttl=0; detail=memory");
    expect(await facts(stale)).toEqual(first);
    const renewed = await get(HOME);
    expect(status(renewed)).toBe("pages; hit; ttl=5; detail=memory");
    expect((await facts(renewed)).requestId).not.toBe(first.requestId);
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  test("is rendered before the answer when it is older than half a minute", async () => {
    const { get, rendered, pass } = startEdge();
    await get(HOME);
    await pass(30_000);
    expect(status(await get(HOME))).toBe("pages; fwd=uri-miss");
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  test("comes from the colo in an isolate that has not seen it", async () => {
    const version = crypto.randomUUID();
    const env = { NOW: "", CLOCK_SPEED: "" };
    const first = startEdge({ version, env });
    const second = startEdge({ version, env });
    await first.get(HOME);
    const response = await second.get(HOME);
    expect(status(response)).toMatch(/^pages; hit; ttl=\d; detail=colo$/);
    expect(second.rendered).not.toHaveBeenCalled();
    const { inPolicy, inPage } = await noncesOf(response);
    expect(inPage).toEqual([inPolicy, inPolicy]);
    expect(status(await second.get(HOME))).toMatch(/detail=memory$/);
  });

  test("is rendered once for concurrent requests", async () => {
    let answer = (): void => {};
    const { get, rendered } = startEdge({
      render: async ({ url }, context) => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return pageOf(context, url);
      },
    });
    // Whoever reads the colo's cache after the first page was stored there would find it.
    const colo = vi.spyOn((caches as CacheStorage & { default: Cache }).default, "match").mockResolvedValue(undefined);
    const waiting = Array.from({ length: 50 }, () => get(HOME));
    await until(() => expect(rendered).toHaveBeenCalled());
    answer();
    const responses = await Promise.all(waiting);
    expect(rendered).toHaveBeenCalledOnce();
    const statuses = responses.map(status);
    expect(statuses.filter((one) => one === "pages; fwd=uri-miss")).toHaveLength(1);
    expect(statuses.filter((one) => one === "pages; fwd=uri-miss; collapsed")).toHaveLength(49);
    colo.mockRestore();
    const nonces = await Promise.all(responses.map(async (response) => (await noncesOf(response)).inPolicy));
    expect(new Set(nonces).size).toBe(50);
  });

  test("is renewed once for concurrent requests of a stale page", async () => {
    const { get, rendered, pass } = startEdge();
    await get(HOME);
    await pass(10_000);
    const responses = await Promise.all(Array.from({ length: 30 }, () => get(HOME)));
    expect(responses.every((response) => status(response)?.includes("hit"))).toBe(true);
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  test("is streamed to the first visitor while it is being rendered", async () => {
    let end = (): void => {};
    const { get } = startEdge({
      render: (_request, { nonce }) => {
        const encoder = new TextEncoder();
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            controller.enqueue(encoder.encode(`<script nonce="${nonce}"></script>`));
            end = () => {
              controller.enqueue(encoder.encode("late"));
              controller.close();
            };
          },
        });
        return new Response(body, { headers: { "Content-Type": "text/html" } });
      },
    });
    const response = await get(HOME, { waits: false });
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toContain("nonce=");
    end();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("late");
  });
});

test("a renewal that fails leaves the old page and is tried again", async () => {
  let isDown = false;
  const { get, rendered, pass } = startEdge({
    render: ({ url }, context) => {
      if (isDown) throw new Error("the app is down");
      return pageOf(context, url);
    },
  });
  await get(HOME);
  await pass(6_000);
  isDown = true;
  for (const times of [2, 3]) {
    const response = await get(HOME);
    expect(response.status).toBe(200);
    expect(rendered).toHaveBeenCalledTimes(times);
  }
});
