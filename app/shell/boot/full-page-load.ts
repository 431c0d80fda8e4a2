import { type ClientLoaderFunctionArgs, redirectDocument } from "@remix-run/react";

// The route module, in the client build, of every page that does not hydrate (scripts/vite/hydrating-pages.mjs).

/** A full load brings the page's styles and translations, which the client router has not. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Response => redirectDocument(request.url);

export default (): null => null;
