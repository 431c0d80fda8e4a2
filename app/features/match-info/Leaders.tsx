import { useTranslation } from "react-i18next";
import type { GameLeader } from "#contract/domain/game-info";
import { EntityPicture } from "~/features/entity/EntityPicture";
import { Section } from "~/features/entity/Section";
import type { Page } from "~/features/frame/page";
import type { MatchAbout } from "~/features/match/match-about";
import { SidesHead } from "~/features/match/SidesHead";
import { pictureBase } from "~/ui/picture-base";
import { WholeTable } from "~/ui/Whole";
import { PlayerName } from "./PlayerName.tsx";

interface LeadersProps {
  match: MatchAbout["match"];
  leaders: readonly GameLeader[];
  page: Page;
}

const PICTURE = 40;

/** Who has most points, rebounds and assists of either side. */
export function Leaders({ match, leaders, page }: LeadersProps) {
  const { t } = useTranslation("matchInfo");
  if (leaders.length === 0) return null;
  return (
    <Section id="leaders" title={t("leaders.title")}>
      <WholeTable className="ld">
        <caption className="vh">{t("leaders.title")}</caption>
        <SidesHead match={match} />
        <tbody>
          {leaders.map((leader) => (
            <tr key={leader.key}>
              <td>
                <Leader of={leader.home} page={page} />
              </td>
              <th scope="row">{t(`leaders.${leader.key}`)}</th>
              <td>
                <Leader of={leader.away} page={page} />
              </td>
            </tr>
          ))}
        </tbody>
      </WholeTable>
    </Section>
  );
}

function Leader({ of, page }: { of: GameLeader["home"]; page: Page }) {
  if (!of) return "–";
  return (
    <span className="ld-p">
      <EntityPicture path={of.id && `player/${of.id}`} storageBaseUrl={pictureBase(page, page.config)} size={PICTURE} />
      <b className="num">{of.value}</b>
      <PlayerName of={of} sport="basketball" locale={page.locale} />
    </span>
  );
}
