const TIMEOUT = 60_000;

/**
 * Sends an operator's decision, or requests pending ones; status 0 if the server is unreachable.
 * @param {{ token?: string }} target
 * @param {URL} address
 * @param {RequestInit} [init]
 */
export async function adminSend({ token }, address, init) {
  const headers = { authorization: `Bearer ${token}` };
  try {
    const answer = await fetch(address, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT) });
    return { status: answer.status, body: await answer.json() };
  } catch (error) {
    return {
      status: 0,
      body: { message: `no answer from ${address.origin}: ${error.cause?.message ?? error.message}` },
    };
  }
}

/** The address of a route below a target's own, with its parameters. */
export function routeOf({ address }, route, query = {}) {
  const url = new URL(address);
  url.pathname += route;
  url.search = new URLSearchParams(query);
  return url;
}

/** What a server said against a request, or its status. */
export const reasonIn = ({ status, body }) => body.message ?? `status ${status}`;
