import { useTranslation } from "react-i18next";
import { localePath } from "~/page/locale-path";
import { currentMark } from "~/page/navigation";
import type { Page } from "~/page/page";
import { ACCOUNT_SECTIONS, sectionName } from "./account-sections.ts";

interface SectionLinksProps {
  page: Pick<Page, "locale" | "path">;
  hasPassword: boolean;
  className?: string;
}

/** Links to the account pages. */
export function SectionLinks({ page: { locale, path }, hasPassword, className }: SectionLinksProps) {
  const { t } = useTranslation("account");
  return (
    <ul className={className}>
      {ACCOUNT_SECTIONS.map((section) => (
        <li key={section.key}>
          <a href={localePath(locale, section.path)} aria-current={currentMark(path, section.path, false)}>
            {t(sectionName(section.key, hasPassword))}
          </a>
        </li>
      ))}
    </ul>
  );
}
