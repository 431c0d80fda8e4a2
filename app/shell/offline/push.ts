import type { PushNote } from "#contract/domain/push-note";
import { subscriptionFields } from "~/browser/push/subscription-fields";
import { SITE_NAME } from "~/page/site";
import type { OpenPage, SubscriptionChange } from "./worker-scope.ts";

/** TypeScript's DOM lacks `renotify`. */
type Options = NotificationOptions & { renotify?: boolean };

export interface ShownPush {
  title: string;
  /** `data`: the address that a press opens. */
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

/** An address of this site; its front page for that of another, or for what is none. */
function addressIn(url: unknown, origin: string): string {
  const address = URL.canParse(String(url), origin) ? new URL(String(url), origin) : undefined;
  return address?.origin === origin ? address.href : `${origin}/`;
}

/** The notification of a push. One that cannot be read has the name of the site and leads there. */
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

/**
 * The open page that shows the address already, whatever part or settings of it, unless the address says which; undefined
 * where none does.
 */
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

/** Tells the upstream of the subscription that has taken the place of another, which the browser or its service has ended. */
export async function renewSubscription(
  { oldSubscription, newSubscription }: Pick<SubscriptionChange, "oldSubscription" | "newSubscription">,
  manager: Pick<PushManager, "subscribe">,
  send: (path: string, init: RequestInit) => Promise<unknown>,
): Promise<void> {
  const options = oldSubscription?.options;
  const made = newSubscription ?? (options && (await manager.subscribe(options as PushSubscriptionOptionsInit)));
  const fields = made && subscriptionFields(made);
  // The language is only of messages, which nobody reads here.
  if (fields)
    await send("/api/notification/push/subscribe", {
      method: "POST",
      body: new URLSearchParams({ ...fields, locale: "en" }),
    });
}
