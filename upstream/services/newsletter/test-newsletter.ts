import { vi } from "vitest";
import { bindings, startMembers } from "../../api/members/test-members.ts";
import type { Env } from "../../platform/env.ts";
import { letterConsumer } from "./consume-letters.ts";
import type { LetterMessage } from "./letter-message.ts";

interface SentMail {
  email: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

interface Queued {
  body: LetterMessage;
  delaySeconds?: number;
}

let addresses = 0;

/** An address that no test has used yet. */
export const newAddress = (): string => {
  addresses += 1;
  return `Fan.${addresses}@club.example`;
};

/** Newsletter calls on a clock of the test's own, and a queue that the test consumes. */
export function startNewsletter() {
  const members = startMembers();
  const queued: Queued[] = [];
  const send = async (body: LetterMessage, options: { delaySeconds?: number } = {}) => {
    queued.push({ body, ...options });
  };
  const LETTERS = { send } as unknown as Env["LETTERS"];
  const consume = letterConsumer(() => members.clock.now);

  /** Delivers one message to the consumer; returns whether it is retried. */
  async function deliver(body: LetterMessage, settings: Partial<Env> = {}): Promise<"acknowledged" | "retried"> {
    const [ack, retry] = [vi.fn(), vi.fn()];
    const message = { body, attempts: 1, ack, retry } as unknown as Message<LetterMessage>;
    await consume({ messages: [message] }, { ...bindings, LETTERS, ...settings });
    return retry.mock.calls.length > 0 ? "retried" : "acknowledged";
  }

  /** Works the queue off, including messages queued meanwhile. */
  async function work(settings: Partial<Env> = {}): Promise<void> {
    for (let next = queued.shift(); next; next = queued.shift()) await deliver(next.body, settings);
  }

  const call: typeof members.call = (name, fields, options = {}) =>
    members.call(name, fields, { ...options, settings: { LETTERS, ...options.settings } });

  async function mailsTo(email: string): Promise<SentMail[]> {
    const { results } = await bindings.DB.prepare("select * from sent_mails where email = ? order by id")
      .bind(email)
      .all<Omit<SentMail, "headers"> & { headers: string }>();
    return results.map(({ headers, ...mail }) => ({ ...mail, headers: JSON.parse(headers) as SentMail["headers"] }));
  }

  /** The token of a mail's only link of that kind. */
  function tokenIn({ text }: SentMail, page: "confirm" | "unsubscribe"): string {
    const [, token = ""] = new RegExp(`/newsletter/${page}\\?token=(\\S+)`).exec(text) ?? [];
    return decodeURIComponent(token);
  }

  /** A reader with a new address. */
  async function join(fields: Record<string, string> = {}): Promise<{ email: string; token: string }> {
    const email = newAddress();
    await call("newsletterSubscribe", { email, ...fields }, { client: { address: email } });
    await work();
    const [mail] = await mailsTo(email);
    if (!mail) throw new Error("no confirmation mail");
    const token = tokenIn(mail, "confirm");
    const confirmed = await call("newsletterConfirm", { token });
    if (confirmed.refusal) throw new Error(`newsletterConfirm: ${confirmed.refusal}`);
    return { email, token };
  }

  const rowOf = (email: string) =>
    bindings.DB.prepare("select * from newsletter_subscriptions where lower(email) = lower(?)")
      .bind(email)
      .first<Record<string, unknown>>();

  return { ...members, call, join, queued, deliver, work, mailsTo, tokenIn, rowOf, LETTERS };
}
