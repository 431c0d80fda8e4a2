import type { PushNote } from "#contract/domain/notices";
import { SITE_NAME } from "#contract/tables/site";
import { subscriptionFields } from "~/features/push/subscription-fields";
import type { OpenPage, SubscriptionChange } from "./worker-scope.ts";

/** Missing from TypeScript's DOM library: `renotify`. */
type Options = NotificationOptions & { renotify?: boolean };

interface ShownPush {
  title: string;
  /** `data`: the address opened by a click. */
  options: Options;
}

const ICON = "/apple-touch-icon.png";

function noteIn(text: string | undefined): Partial<Record<keyof PushNote, unknown>> {
  try {
    const read: unknown = JSON.parse(text ?? "");
    return typeof read === "object" && read !== null ? read : {};
  } catch {
    return {};
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** An address of this site; the home page for anything else. */
function addressIn(url: unknown, origin: string): string {
  const address = URL.canParse(String(url), origin) ? new URL(String(url), origin) : undefined;
  return address?.origin === origin ? address.href : `${origin}/`;
}

/** The notification for a push. An unreadable payload gets the site's name and opens the home page. */
export function readPush(payload: string | undefined, origin: string): ShownPush {
  const { title, body, tag, url, lang, isCorrection } = noteIn(payload);
  const name = textOf(tag);
  return {
    title: textOf(title) || SITE_NAME,
    options: {
      body: textOf(body) ?? "",
      icon: ICON,
      data: addressIn(url ?? "/", origin),
      ...(textOf(lang) !== undefined && { lang: textOf(lang) }),
      ...(name && { tag: name, renotify: isCorrection === true }),
    },
  };
}

/** An open page that already shows the address; query and fragment count only if the address has them. */
export function pageToFocus<Page extends Pick<OpenPage, "url">>(
  pages: readonly Page[],
  address: string,
): Page | undefined {
  const wanted = new URL(address);
  const isSame = (page: URL, part: "search" | "hash") => wanted[part] === "" || wanted[part] === page[part];
  return pages.find(({ url }) => {
    const page = new URL(url);
    const isThere = page.origin === wanted.origin && page.pathname === wanted.pathname;
    return isThere && isSame(page, "search") && isSame(page, "hash");
  });
}

/** Sends the upstream the subscription that replaces one ended by the browser or its push service. */
export async function renewSubscription(
  { oldSubscription, newSubscription }: Pick<SubscriptionChange, "oldSubscription" | "newSubscription">,
  manager: Pick<PushManager, "subscribe">,
  send: (path: string, init: RequestInit) => Promise<unknown>,
): Promise<void> {
  const options = oldSubscription?.options;
  const made = newSubscription ?? (options && (await manager.subscribe(options as PushSubscriptionOptionsInit)));
  const fields = made && subscriptionFields(made);
  // The language affects messages only, which nobody reads here.
  if (fields)
    await send("/api/notification/push/subscribe", {
      method: "POST",
      body: new URLSearchParams({ ...fields, locale: "en" }),
    });
}
