import { type ClientLoaderFunctionArgs, redirectDocument } from "@remix-run/react";

// In the client's build the route module of every page that does not hydrate (scripts/vite/hydrating-pages.mjs).

/** The page's document brings its styles and translations: the client's router has neither. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Response => redirectDocument(request.url);

export default (): null => null;
