import { type ClientLoaderFunctionArgs, redirectDocument } from "@remix-run/react";

/** The client's loader of a page whose rows travel as markup only (ServerMarkup.tsx): it is gone to as a document. */
export const loadDocument = ({ request }: ClientLoaderFunctionArgs) => redirectDocument(request.url);
