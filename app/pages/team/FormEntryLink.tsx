import { useTranslation } from "react-i18next";
import type { FormLetter } from "#contract/domain/standings";
import { matchPath } from "#contract/tables/paths";
import { EntityPicture } from "~/features/entity/EntityPicture";
import strip from "~/features/standings/form-strip.module.css";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { pictureBase } from "~/ui/picture-base";
import type { FormEntry } from "./form-entries.ts";
import styles from "./team-overview.module.css";

const LETTER_CLASSES: Readonly<Record<FormLetter, string | undefined>> = {
  W: strip.won,
  D: undefined,
  L: strip.lost,
};

/** A result as a link to its match: letter, score, opponent, and venue. */
export function FormEntryLink({ entry, page }: { entry: FormEntry; page: Page }) {
  const { t } = useTranslation(["team", "standings"]);
  const { match, letter, side, opponent } = entry;
  const score = match.score.join("–");
  return (
    <a href={localePath(page.locale, matchPath(match))}>
      <span className="visually-hidden">{`${t(`standings:result.${letter}`)}: ${match.home.name} ${score} ${match.away.name}`}</span>
      <span className={styles.result} aria-hidden="true">
        <span className={strip.strip}>
          <span className={classNames(styles.letter, LETTER_CLASSES[letter])}>{t(`standings:letter.${letter}`)}</span>
        </span>
        <b className="tabular">{score}</b>
        <EntityPicture
          flag={opponent.flag}
          path={`team/${opponent.id}`}
          storageBaseUrl={pictureBase(page, page.config)}
          size={20}
        />
        <span className={styles.opponent}>{opponent.shortName ?? opponent.name}</span>
        <small>{t(`side.${side}`)}</small>
      </span>
    </a>
  );
}
