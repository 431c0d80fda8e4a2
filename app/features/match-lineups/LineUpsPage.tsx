import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Side } from "#contract/domain/match";
import { EntityPicture } from "~/features/entity/EntityPicture";
import { PartFault } from "~/features/entity/PartFault";
import { EmptyNote } from "~/features/faces/EmptyNote";
import { StaleNotice } from "~/features/faces/StaleNotice";
import type { Page } from "~/features/frame/page";
import { MatchShell } from "~/features/match/MatchShell";
import type { KeptMarkup } from "~/server-markup/kept-markup";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { pictureBase } from "~/ui/picture-base";
import type { LineUpsData, Told } from "./load-line-ups.server.ts";
import { MarksLegend } from "./MarksLegend.tsx";

interface LineUpsPageProps {
  data: LineUpsData;
  page: Page;
}

/** Who plays, who sits on the bench, who is missing: both sports' line-ups. */
export const LineUpsPage = ({ data, page }: LineUpsPageProps) => (
  <MatchShell head={data.head} page={page}>
    <LineUps data={data} page={page} />
  </MatchShell>
);

function LineUps({ data, page }: LineUpsPageProps) {
  const { t } = useTranslation("lineups");
  const { head, face, fetched, told, lists, court } = data;
  if (face) return <PartFault title={t("heading")} kind={face} page={page} />;
  return (
    <>
      {fetched && !head.fetched.isLastGood && <StaleNotice fetched={fetched} now={page.now} />}
      {lists ? (
        <>
          {told && <Origin told={told} />}
          {data.pitch && (
            <ServerMarkup id="pitch" className="pitch whole" of={data.pitch} attributes={{ "aria-hidden": "true" }} />
          )}
          {court && (
            <section className="card sect court">
              <h2>{t(court.moment)}</h2>
              <div>
                <ServerMarkup id="court-home" of={court.home} />
                <ServerMarkup id="court-away" of={court.away} />
              </div>
            </section>
          )}
          <Sides data={data} lists={lists} page={page} />
          {head.about.sport === "football" && <MarksLegend />}
        </>
      ) : (
        <EmptyNote of="lineups">{told && <Origin told={told} />}</EmptyNote>
      )}
    </>
  );
}

/** Whose word the line-ups are, and when the teams' own come. */
function Origin({ told: { key, day, time, zone } }: { told: Told }) {
  const { t } = useTranslation("lineups");
  const moment = { day, time, zone };
  if (key !== "predictedUntil") return <p className="note">{t(key, moment)}</p>;
  return (
    <p className="note">
      {t("predicted")} <span>{t("expected", moment)}</span>
    </p>
  );
}

interface SidesProps extends LineUpsPageProps {
  lists: Record<Side, KeptMarkup>;
}

/** The lists of both sides: beside each other, on phones one at a time by a choice that needs no script. */
function Sides({ data: { head }, lists, page }: SidesProps) {
  const { t } = useTranslation("lineups");
  const { match } = head.about;
  const storageBaseUrl = pictureBase(page, page.config);
  const list = (side: Side): ReactNode => {
    const { id, name, flag } = match[side];
    return (
      <section className={`card sect ${side}`}>
        <h2>
          <EntityPicture flag={flag} path={`team/${id}`} storageBaseUrl={storageBaseUrl} size={20} /> {name}
        </h2>
        <ServerMarkup id={`lineup-${side}`} of={lists[side]} />
      </section>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out otherwise than what stands in it
    <div className="sides" role="group" aria-label={t("chooseTeam")}>
      <input className="vh" type="radio" name="side" id="show-home" defaultChecked />
      <label htmlFor="show-home">{match.home.name}</label>
      <input className="vh" type="radio" name="side" id="show-away" />
      <label htmlFor="show-away">{match.away.name}</label>
      {list("home")}
      {list("away")}
    </div>
  );
}
