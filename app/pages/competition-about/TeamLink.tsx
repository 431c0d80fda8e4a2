import type { Team } from "#contract/domain/match";
import { teamPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { EntityPicture } from "~/features/entity/EntityPicture";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { pictureBase } from "~/ui/picture-base";
import { ROW_PICTURE } from "~/ui/TeamImage";
import styles from "./competition-about.module.css";

interface TeamLinkProps {
  team: Team;
  sport: Sport;
  page: Page;
}

/** A team's crest or flag and name, linked to its page. */
export const TeamLink = ({ team: { id, key, name, flag }, sport, page }: TeamLinkProps) => (
  <a className={styles.teamLink} href={localePath(page.locale, teamPath({ sport, key, id }))}>
    <EntityPicture flag={flag} path={`team/${id}`} storageBaseUrl={pictureBase(page, page.config)} size={ROW_PICTURE} />
    {name}
  </a>
);
