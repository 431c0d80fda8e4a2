import { useTranslation } from "react-i18next";
import type { FaceKind } from "~/features/faces/face";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { More } from "./More.tsx";
import { Section } from "./Section.tsx";

interface PartFaultProps {
  /** Of the part that is missing. */
  title: string;
  kind: FaceKind;
  page: Page;
}

/** Stands where a part of a page could not be had; the rest of the page is there. */
export function PartFault({ title, kind, page }: PartFaultProps) {
  const { t } = useTranslation(["errors", "common"]);
  return (
    <Section title={title}>
      <p>{t(`errors:${kind}.title`)}</p>
      <More of={{ href: localePath(page.locale, page.path + page.search), text: t("common:retry") }} />
    </Section>
  );
}
