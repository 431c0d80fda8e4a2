import net from "node:net";
import { expect, test } from "vitest";
import { freePort } from "./ports.mjs";

/** From here on Linux gives ports to connections. */
const FIRST_OF_CONNECTIONS = 32_768;

test("free ports differ, can be listened at, and are none that the system gives to a connection", async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(new Set(ports).size).toBe(50);
  expect(Math.max(...ports)).toBeLessThan(FIRST_OF_CONNECTIONS);
  const server = net.createServer();
  await new Promise((resolve) => server.listen({ port: ports[0], host: "127.0.0.1" }, () => resolve(undefined)));
  await new Promise((resolve) => server.close(resolve));
});
