import { site } from "./watched-page.ts";

interface Client {
  get(url: string): Promise<{ text(): Promise<string> }>;
}

/** The address of a page of the table in a language; one with parameters is reached from a list, as a visitor would. */
export async function addressOf(request: Client, code: string, path: string): Promise<string> {
  if (!path.includes(":")) return `/${code}${path}`;
  const html = await (await request.get(site(`/${code}/football/matches`))).text();
  const found = new RegExp(`href="(/${code}/football/[^/"]+/[^/"]+/[^/"]+-vs-[^/"]+/[^/"]+)"`).exec(html);
  if (!found?.[1]) throw new Error("no match link on the list");
  return found[1];
}
