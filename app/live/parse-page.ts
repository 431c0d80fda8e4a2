/** A fetched page, as elements. Without its styles, which would be a breach of our own page's policy, whose nonce is another. */
export const parsePage = (text: string): Document =>
  new DOMParser().parseFromString(text.replace(/<style[\s\S]*?<\/style>/g, ""), "text/html");
