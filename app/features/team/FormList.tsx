import { useTranslation } from "react-i18next";
import { matchPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { EntityPicture } from "~/features/entity/EntityPicture";
import { More, type MoreLink } from "~/features/entity/More";
import { Section } from "~/features/entity/Section";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { pictureBase } from "~/ui/picture-base";
import type { FormEntry } from "./form-entries.ts";

interface FormListProps {
  /** The latest last. */
  form: readonly FormEntry[];
  sport: Sport;
  page: Page;
  /** The way to all matches, which stays where none was decided yet. */
  more: MoreLink;
}

/** A team's last results side by side: how each ended, the score with the home side first, and against whom. */
export function FormList({ form, sport, page, more }: FormListProps) {
  const { t } = useTranslation("team");
  if (form.length === 0) return <More of={more} />;
  return (
    <Section title={t(`form.${sport}`)}>
      <ol className="tm-form">
        {form.map((entry) => (
          <li key={entry.match.id}>
            <Entry entry={entry} page={page} />
          </li>
        ))}
      </ol>
      <More of={more} />
    </Section>
  );
}

function Entry({ entry: { match, letter, side, opponent }, page }: { entry: FormEntry; page: Page }) {
  const { t } = useTranslation(["team", "standings"]);
  const score = match.score.join("–");
  return (
    <a href={localePath(page.locale, matchPath(match))}>
      <span className="vh">{`${t(`standings:result.${letter}`)}: ${match.home.name} ${score} ${match.away.name}`}</span>
      <span className="tm-res" aria-hidden="true">
        <span className="fs">
          <span className={`f${letter}`}>{t(`standings:letter.${letter}`)}</span>
        </span>
        <b className="num">{score}</b>
        <EntityPicture
          flag={opponent.flag}
          path={`team/${opponent.id}`}
          storageBaseUrl={pictureBase(page, page.config)}
          size={20}
        />
        <span className="tm-opp">{opponent.shortName ?? opponent.name}</span>
        <small>{t(`side.${side}`)}</small>
      </span>
    </a>
  );
}
