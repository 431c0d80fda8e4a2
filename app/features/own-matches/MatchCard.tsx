import type { LocaleCode } from "#contract/tables/locales";
import { fillText } from "~/i18n/fill-text";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/Icon";
import type rows from "../../../locales/en/rows.json";
import { useTranslations } from "../../runtime/translations-context.ts";
import styles from "./own-matches.module.css";
import type { OwnStatus } from "./own-status.ts";
import type { OwnMatch } from "./read-own-matches.ts";

interface MatchCardProps {
  match: OwnMatch;
  locale: LocaleCode;
}

/** A compact link to a match. */
export function MatchCard({
  match: { path, home, away, kickOff, score, status, isNotifying },
  locale,
}: MatchCardProps) {
  const { short } = useTranslations("rows");
  const texts = useTranslations("stars");
  const [homeScore, awayScore] = score ?? [];
  return (
    <a className={styles.card} href={`/${locale}${path}`}>
      <span className={classNames(styles.status, status.state === "live" && styles.live)}>
        {statusText(status, kickOff, short)}
        {isNotifying && (
          <>
            <Icon name="bell" />
            <span className="visually-hidden">{texts.notifying}</span>
          </>
        )}
      </span>
      <Side name={home} score={homeScore} />
      <Side name={away} score={awayScore} />
    </a>
  );
}

const Side = ({ name, score }: { name: string; score: string | undefined }) => (
  <span className={styles.side}>
    <span>{name}</span> <b>{score}</b>
  </span>
);

/** A time of day by the device's clock. */
function clockOf(instant: number): string {
  const date = new Date(instant);
  return [date.getHours(), date.getMinutes()].map((number) => String(number).padStart(2, "0")).join(":");
}

function statusText(status: OwnStatus, kickOff: number, short: typeof rows.short): string {
  if (status.kind === "kickOff") return clockOf(kickOff);
  if (status.kind === "minute") return `${status.minute}'`;
  const word = fillText(short[status.word], { number: status.number ?? "" });
  return status.left ? `${word} ${status.left}` : word;
}
