import { useTranslation } from "react-i18next";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { formatClock, isoMinute } from "~/i18n/zone-offsets";
import type { SevensData } from "./load-sevens.server.ts";
import type { SevensMatchData } from "./load-sevens-match.server.ts";

interface SevensFreshnessProps {
  data: Pick<SevensData | SevensMatchData, "fetched" | "isBusy">;
  page: Page;
}

/** While something is played or about to be: of when the page is, and a link to a newer one, which a script follows by itself (renew-script.ts). */
export function SevensFreshness({ data: { fetched, isBusy }, page }: SevensFreshnessProps) {
  const { t } = useTranslation(["sevens", "matches"]);
  if (!isBusy) return null;
  return (
    <p className="svu" data-renew="">
      <time dateTime={isoMinute(fetched.fetchedAt)}>
        {t("updated", { time: formatClock(fetched.fetchedAt, page.zone) })}
      </time>
      <a href={localePath(page.locale, page.path + page.search)}>{t("matches:refresh")}</a>
    </p>
  );
}
