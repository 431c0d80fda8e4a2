import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { matchStatus } from "~/features/match-row/match-status";
import { Said } from "./Said.tsx";

/** The status of a match that is not being played; nothing while the status is a minute or a clock. */
export function StatusNow({ match, now }: { match: Match; now: number }) {
  const { t } = useTranslation("rows");
  const status = matchStatus(match, now);
  if (status.kind === "given") return <Said>{status.text}</Said>;
  if (status.kind !== "word") return null;
  return <Said>{t(`status.${status.word}`, { number: status.number })}</Said>;
}
