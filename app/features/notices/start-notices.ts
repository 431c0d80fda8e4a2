import type { PageScript } from "~/browser/page-script.ts";

type MemberNotices = typeof import("./socket-notices.ts");

/** Starts notices for members. If the script fails to load, the bell is a link to the notices page. */
export function startNotices(script: PageScript): void {
  if (script.page.documentElement.dataset.account !== "member") return;
  script.load<MemberNotices>("notices").then(
    ({ startMemberNotices }) => startMemberNotices(script),
    () => undefined,
  );
}
