import { expect } from "playwright/test";
import { site } from "./watched-page.ts";

interface Client {
  get(url: string): Promise<{ json(): Promise<unknown> }>;
}

interface Message {
  id: number;
  /** E.164 */
  phone: string;
  text: string;
}

async function messagesTo(client: Client, phone: string, at: typeof site): Promise<Message[]> {
  const answer = await client.get(at("/__outbox/messages.json"));
  const { messages } = (await answer.json()) as { messages: Message[] };
  return messages.filter((message) => message.phone === phone);
}

/**
 * The code of the latest SMS to a number, once there are `count` of them; `at` builds addresses of the sending site.
 */
export async function codeFor(client: Client, phone: string, count = 1, at = site): Promise<string> {
  await expect.poll(async () => (await messagesTo(client, phone, at)).length).toBe(count);
  const [latest] = await messagesTo(client, phone, at);
  const [code] = /\d{6}/.exec(latest?.text ?? "") ?? [];
  if (!code) throw new Error(`no code in the latest SMS to ${phone}`);
  return code;
}

/** What a process may give out. Those of a run of tests are numbered; a benchmark is alone with its database. */
const NUMBERS_OF_A_PROCESS = 10_000;
const processIndex = Number(process.env.TEST_WORKER_INDEX ?? Math.floor(Math.random() * 1_000));
let next = processIndex * NUMBERS_OF_A_PROCESS;

/** A mobile number of Thailand that no other test of this run has: national, as people write it, and E.164. */
export function freshNumber(): { national: string; e164: string } {
  const end = String(next).padStart(7, "0");
  next += 1;
  return { national: `081${end}`, e164: `+6681${end}` };
}

/** A network address that no other run has used. */
export const freshAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join(".")}`;
