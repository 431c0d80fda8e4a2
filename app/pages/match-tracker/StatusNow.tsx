import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import { matchStatus } from "~/features/match-row/match-status";

/** Current status without a time or position. */
export const StatusText = ({ children }: { children: string }) => (
  <>
    <small />
    <strong>{children}</strong>
  </>
);

/** The status of a match that is not being played; nothing while the status is a minute or a clock. */
export function StatusNow({ match, now }: { match: Match; now: number }) {
  const { t } = useTranslation("rows");
  const status = matchStatus(match, now);
  if (status.kind === "given") return <StatusText>{status.text}</StatusText>;
  if (status.kind !== "word") return null;
  return <StatusText>{t(`status.${status.word}`, { number: status.number })}</StatusText>;
}
