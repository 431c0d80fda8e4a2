import { bodyLimit } from "hono/body-limit";
import { Hono } from "hono/tiny";
import { LARGEST_FORM } from "#contract/tables/call-limits";
import { NEWSLETTER_UNSUBSCRIBE_PATH } from "#contract/tables/paths";
import type { Edge } from "../edge.ts";
import { lazy } from "../platform/lazy.ts";
import type { Upstream } from "../upstream/upstream.ts";

const lazyHandler = lazy(() => import("./one-click-handler.ts"));

/**
 * Handles a mail client's one-click button (RFC 8058), which sends no Origin of ours, so none is required. The token in
 * the address suffices, and all it can do is end a subscription.
 */
export const oneClickRoutes = ({ upstream }: { upstream: Upstream }): Hono<Edge> =>
  new Hono<Edge>().post(
    NEWSLETTER_UNSUBSCRIBE_PATH,
    bodyLimit({ maxSize: LARGEST_FORM, onError: (c) => c.text("Too large.\n", 413) }),
    async (c) => (await lazyHandler()).unsubscribeByOneClick(c, upstream),
  );
