import type { FillBody } from "../upstream/api/dev/fill-request.ts";

/** A running local site, and the token of its operator. */
export interface FilledSite {
  /** Scheme, host and port. */
  site?: string;
  token?: string;
}

/**
 * Stores something in a running site by a route that its own worker has on this machine (upstream/api/dev): the site's
 * reads and writes fail while another process uses its database. By default the site of the tests.
 */
export async function fillSite(
  body: FillBody,
  { site = process.env.E2E_SITE, token = process.env.E2E_ADMIN_TOKEN }: FilledSite = {},
): Promise<{ ids?: string[] }> {
  const answer = await fetch(`${site}/__fill`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`nothing was stored: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { ids?: string[] };
}
