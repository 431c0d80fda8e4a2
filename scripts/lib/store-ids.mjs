/** Ids of stores in a wrangler.toml; a local one's, `preview_database_id`, may be any text. */
const IDS = /^(?:database_)?id = "([^"]*)"$/gm;
/** As Cloudflare gives them: 32 hexadecimal digits, with or without dashes. */
const GIVEN = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/;

/** The first store of a configuration that still has its name in place of an id; undefined if all have ids. */
export const placeholderIn = (text) => [...text.matchAll(IDS)].map(([, id]) => id).find((id) => !GIVEN.test(id));
