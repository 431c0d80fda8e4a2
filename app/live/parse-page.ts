/** Parses a fetched page. Its style elements are removed: their nonce is not this page's, so they would violate its CSP. */
export const parsePage = (text: string): Document =>
  new DOMParser().parseFromString(text.replace(/<style[\s\S]*?<\/style>/g, ""), "text/html");
