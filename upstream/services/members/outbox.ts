import { desc } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Hono } from "hono";
import { html } from "hono/html";
import { type Env, isLocalEnvironment } from "../../platform/env.ts";
import { sentMails } from "../schema/mail.ts";
import { sentMessages } from "../schema/members.ts";

const LISTED = 50;

const latest = ({ DB }: Env) => drizzle(DB).select().from(sentMessages).orderBy(desc(sentMessages.id)).limit(LISTED);
const latestMails = ({ DB }: Env) => drizzle(DB).select().from(sentMails).orderBy(desc(sentMails.id)).limit(LISTED);

/**
 * SMS and mails "sent" on this machine, latest first: `/` for people, `/messages.json` for tests (`{ messages: [{ id,
 * phone, text, at }], mails: [{ id, email, subject, text, html, headers, at }] }`). Has no routes except on a
 * developer's machine.
 */
export function outbox(): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.use(async (c, next) => (isLocalEnvironment(c.env) ? next() : c.notFound()));
  app.get("/messages.json", async (c) => c.json({ messages: await latest(c.env), mails: await latestMails(c.env) }));
  app.get("/", async (c) => {
    const [messages, mails] = [await latest(c.env), await latestMails(c.env)];
    c.header("Content-Security-Policy", "default-src 'none'");
    return c.html(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox</title></head>
<body>
<h1>Outbox</h1>
<p>SMS and mails of this machine: nothing was sent. Codes live for five minutes.</p>
<ul>${messages.map(
      ({ phone, text, at }) =>
        html`<li><time>${new Date(at).toISOString()}</time> <b>${phone}</b>: <span dir="auto">${text}</span></li>`,
    )}</ul>
<h2>Mails</h2>
<ul>${mails.map(
      ({ email, subject, text, at }) =>
        html`<li><time>${new Date(at).toISOString()}</time> <b>${email}</b>: <span dir="auto">${subject}</span><pre>${text}</pre></li>`,
    )}</ul>
</body></html>`);
  });
  return app;
}
