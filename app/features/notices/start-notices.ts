import type { PageScript } from "~/browser/page-script.ts";

type MemberNotices = typeof import("./socket-notices.ts");

/** Members hear of what happens. Where the script does not come, the bell is a link to the page of notices. */
export function startNotices(script: PageScript): void {
  if (script.page.documentElement.dataset.account !== "member") return;
  script.load<MemberNotices>("notices").then(
    ({ startMemberNotices }) => startMemberNotices(script),
    () => undefined,
  );
}
