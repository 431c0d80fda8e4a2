import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { MEMBER_REFUSALS } from "#contract/tables/member-refusals";
import { NewsletterCard } from "~/features/newsletter/NewsletterCard";
import { NEWSLETTER_NOTES, pressLink } from "~/features/newsletter/press-link.server";
import { formRequest, given, guestContext, refused, stateOf } from "~/features/sign/test-account";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { loadNewsletter, type NewsletterData, subscribe } from "./newsletter-page.server.ts";

const PATH = "/en/newsletter";
const done = () => given(null);

async function answerOf(fields: Record<string, string>, answer: Parameters<typeof guestContext>[0] = done) {
  const { context, calls } = guestContext(answer);
  const response = await subscribe(formRequest(PATH, fields), context);
  return { calls, response, state: await stateOf(response) };
}

describe("the form", () => {
  test.each([
    [{ email: " fan@club.com " }, { email: "fan@club.com" }],
    [{ email: "fan@club.com", sport: "" }, { email: "fan@club.com" }],
    [
      { email: "fan@club.com", sport: "football" },
      { email: "fan@club.com", sportType: 0 },
    ],
    [
      { email: "fan@club.com", sport: "basketball" },
      { email: "fan@club.com", sportType: 1 },
    ],
    [{ email: "fan@club.com", sport: "chess" }, { email: "fan@club.com" }],
  ])("%j asks for %j, and leads to a page that says so", async (fields, query) => {
    const { calls, response } = await answerOf({ ...fields, botCheck: "token:12" } as Record<string, string>);
    expect(calls).toEqual([{ name: "newsletterSubscribe", query, botCheck: "token:12" }]);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/en/newsletter?is=sent");
    expect(response.headers.get("Cache-Control")).toContain("no-store");
  });

  test.each(["", "fan", "fan@club"])("an address %j is refused beside its field, and stays", async (email) => {
    const { calls, response, state } = await answerOf({ email, sport: "football" });
    expect([calls, response.status]).toEqual([[], 400]);
    expect(state).toEqual({ values: { email, sport: "football" }, faults: { email: { kind: "email" } } });
  });

  test("a refusal of the upstream stands beside its field, a fault with the form", async () => {
    const { code } = MEMBER_REFUSALS.emailInvalid;
    const email = "fan@club.com";
    const wrong = await answerOf({ email }, () => refused(code, { field: "email", message: "Not this one." }));
    expect(wrong.state?.faults).toEqual({ email: { message: "Not this one." } });
    const down = Object.assign(new Error("down"), { name: "UpstreamFault" });
    const failed = await answerOf({ email }, () => down);
    expect([failed.response.status, failed.state?.faults]).toEqual([503, { form: { kind: "unavailable" } }]);
    expect(failed.state?.values).toMatchObject({ email });
  });
});

describe("the page", () => {
  const load = (search: string, hasNewsletter = true) => {
    const { context } = guestContext(done);
    const config = { ...context.config, ...(hasNewsletter && { hasNewsletter: true as const }) };
    return loadNewsletter(formRequest(PATH + search, {}), { ...context, config });
  };

  test.each<[string, NewsletterData]>([
    ["", {}],
    ["?sport=basketball", { sport: "basketball" }],
    ["?sport=chess&is=paid", {}],
    ...NEWSLETTER_NOTES.map((note): [string, NewsletterData] => [`?is=${note}`, { note }]),
  ])("%s shows %j", (search, data) => {
    expect(load(search)).toEqual(data);
  });

  test("is not there where there is no newsletter, but for who has just left it", () => {
    expect(load("?is=unsubscribed", false)).toEqual({ note: "unsubscribed" });
    for (const search of ["", "?is=sent"]) expect(() => load(search, false)).toThrow();
  });
});

describe("the button behind a link of a mail", () => {
  test.each([
    ["newsletterConfirm", "confirmed"],
    ["newsletterUnsubscribe", "unsubscribed"],
  ] as const)("%s leads to a page that says %s", async (name, note) => {
    const { context, calls } = guestContext(done);
    const response = await pressLink(formRequest("/th/newsletter/confirm", { token: "abc~def" }), context, {
      name,
      note,
    });
    expect(calls).toEqual([{ name, query: { token: "abc~def" } }]);
    expect([response.status, response.headers.get("Location")]).toEqual([303, `/en/newsletter?is=${note}`]);
  });

  test("says why a link is not good", async () => {
    const { code } = MEMBER_REFUSALS.linkInvalid;
    const { context } = guestContext(() => refused(code, { message: "Too old." }));
    const press = { name: "newsletterConfirm", note: "confirmed" } as const;
    const response = await pressLink(formRequest(PATH, {}), context, press);
    expect(response.status).toBe(400);
    expect((await stateOf(response))?.faults).toEqual({ form: { message: "Too old." } });
  });
});

describe.each(LOCALE_CODES)("the card in %s", (locale) => {
  const cardOf = (hasNewsletter: boolean, sport?: "football") => {
    const { config } = testPage(locale);
    const page = { locale, config: { ...config, ...(hasNewsletter && { hasNewsletter: true as const }) } };
    return renderToStaticMarkup(
      <I18nextProvider i18n={translatorOf(locale, ["newsletter", "common"])}>
        <NewsletterCard page={page} {...(sport && { sport })} />
      </I18nextProvider>,
    );
  };

  test("is a form of the browser's own for the newsletter's page", () => {
    const html = cardOf(true, "football");
    expect(html).toContain(`<form method="post" action="/${locale}/newsletter" novalidate=""`);
    expect(html).toContain('<input type="hidden" name="sport" value="football"/>');
    expect(html).toMatch(/<label for="newsletter-email">[^<]+<\/label>/);
    expect(html).not.toMatch(/>(card|common|newsletter)[.:]\w/);
    expect(cardOf(true)).not.toContain('name="sport"');
  });

  test("is nothing where there is no newsletter", () => {
    expect(cardOf(false)).toBe("");
  });
});
