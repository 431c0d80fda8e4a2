import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { keepTrying } from "~/runtime/try-again";

type MemberNotices = typeof import("./socket-notices.ts");

/** Starts notices for members. Until the script is there, the bell is a link to the notices page. */
export function startNotices(script: PageScript): void {
  if (script.page.documentElement.dataset.account !== "member") return;
  keepTrying(
    script.page,
    () => script.load<MemberNotices>("notices"),
    ({ startMemberNotices }) => startMemberNotices(script),
  );
}
