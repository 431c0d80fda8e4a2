import { redirectDocument } from "@remix-run/cloudflare";
import { NO_STORE } from "#contract/tables/no-store";

/** Redirects after a form to another page, loaded as a whole, so that a reload submits nothing. */
export const leadTo = (path: string): Response => redirectDocument(path, { status: 303, headers: NO_STORE });
