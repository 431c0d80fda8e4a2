import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import type { EdgeContext } from "./context.ts";

/** Answers a request of a page or of the client's router. */
export type Render = (request: Request, context: EdgeContext) => Promise<Response>;

/** Thrown instead of an answer without a face: the app could not render even its own. */
export class RenderFault extends Error {
  override readonly name = "RenderFault";
}

/** The framework's last resort is a line of plain text, in development with a stack. */
const isLastResort = (response: Response): boolean =>
  response.status >= 500 && (response.headers.get("Content-Type") ?? "text/plain").startsWith("text/plain");

/** The Remix app as a Render. Throws RenderFault when it has no page to show. */
export function remixRender(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): Render {
  const handle = createRequestHandler(build, mode);
  return async function renderRemix(request, context) {
    const response = await handle(request, { ...context });
    if (!isLastResort(response)) return response;
    throw new RenderFault(`the app answered ${response.status} without a page`);
  };
}
