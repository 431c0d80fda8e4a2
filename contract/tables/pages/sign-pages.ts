import type { PageRow } from "./page-row.ts";

const FORM = {
  namespaces: ["common", "memberForms", "sign"],
  hydrates: true,
  sendsCodes: true,
} as const satisfies Partial<PageRow>;

/** Sign-up and sign-in, and their terms. */
export const SIGN_PAGES: readonly PageRow[] = [
  { ...FORM, name: "signup", path: "/signup", module: "signup", query: ["callBackUrl", "ref"] },
  {
    ...FORM,
    name: "signin",
    path: "/signin",
    module: "signin",
    query: ["callBackUrl", "method", "changed", "ended", "fault"],
  },
  { ...FORM, name: "forgetpassword", path: "/forgetpassword", module: "forgetpassword", query: ["callBackUrl"] },
  { name: "terms", path: "/terms", module: "terms", namespaces: ["common", "siteTexts", "terms"], query: [] },
];
