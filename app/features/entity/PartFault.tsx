import { useTranslation } from "react-i18next";
import type { ErrorKind } from "~/features/errors/error-kind";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { More, Section } from "./Section.tsx";

interface PartFaultProps {
  /** Title of the missing section. */
  title: string;
  kind: ErrorKind;
  page: Page;
}

/** The error state of one section; the rest of the page is intact. */
export function PartFault({ title, kind, page }: PartFaultProps) {
  const { t } = useTranslation(["errors", "common"]);
  return (
    <Section title={title}>
      <p>{t(`errors:${kind}.title`)}</p>
      <More of={{ href: localePath(page.locale, page.path + page.search), text: t("common:retry") }} />
    </Section>
  );
}
