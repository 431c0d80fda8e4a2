import { expect, test } from "vitest";
import { formFields } from "./form-fields.ts";

const multipart = () => {
  const form = new FormData();
  form.set("action", "hide");
  form.set("file", new Blob(["a=b"]), "a.txt");
  return form;
};
const typed = (type: string) => ({ body: "action=hide&reason=a+b", headers: { "Content-Type": type } });

test.each<[string, RequestInit, Record<string, string>]>([
  ["a form", { body: new URLSearchParams({ action: "hide", reason: "a b" }) }, { action: "hide", reason: "a b" }],
  ["a form in capitals", typed("Application/X-WWW-Form-URLEncoded; charset=utf-8"), { action: "hide", reason: "a b" }],
  ["a form with files", { body: multipart() }, {}],
  ["JSON", { ...typed("application/json"), body: '{"action":"hide"}' }, {}],
  ["nothing", {}, {}],
])("the fields of %s", async (_name, init, fields) => {
  expect(await formFields(new Request("https://upstream.example/", { method: "POST", ...init }))).toEqual(fields);
});
