import { useTranslation } from "react-i18next";
import type { AnswerAge } from "~/upstream-calls/answer-age";
import { ageOf } from "./age.ts";
import { FaceStyle } from "./FaceStyle.tsx";

interface StaleNoticeProps {
  fetched: AnswerAge;
  /** Milliseconds. */
  now: number;
}

/** Says that a page shows the last good copy, and how old it is; nothing otherwise. */
export function StaleNotice({ fetched, now }: StaleNoticeProps) {
  const { t } = useTranslation("common");
  if (!fetched.isLastGood) return null;
  const { unit, count } = ageOf(fetched.fetchedAt, now);
  return (
    <div className="stale" role="note">
      <FaceStyle />
      <strong>{t("stale.title")}</strong> {t("stale.body", { age: t(`time.${unit}`, { count }) })}
    </div>
  );
}
