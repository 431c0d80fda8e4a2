import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LEAST_SETTLED } from "#contract/contests/points";
import type { Leader } from "#contract/domain/contests";
import { SITE_NAME } from "#contract/tables/site";
import { ContestBoard } from "~/features/contest/ContestBoard";
import { ContestEmpty } from "~/features/contest/ContestEmpty";
import { ContestRules } from "~/features/contest/ContestRules";
import { type ContestTexts, choiceText, scoreText } from "~/features/contest/choice-text";
import { GuestPrompt } from "~/features/contest/GuestPrompt";
import { LedgerFiles } from "~/features/contest/LedgerFiles";
import picks from "~/features/contest/picks.module.css";
import { drawPicture, type PictureText, pictureSize, toneOf } from "~/features/contest/picks-picture";
import { useSiteNow } from "~/features/contest/use-device-facts";
import { useMine } from "~/features/contest/use-mine";
import { useHasScript } from "~/features/forms/use-has-script";
import { localePath } from "~/page/locale-path";
import { signed } from "~/sports/figures";
import type { TabProps } from "./ContestMatchesPage.tsx";
import styles from "./contest-matches.module.css";
import { PickOfMatch, useShownFormat } from "./LatestTab.tsx";
import { MyTotals } from "./MyTotals.tsx";

/** The reader's own picks with points and reasons; guests are asked to sign in. */
export function MineTab({ data, page }: TabProps) {
  const { t } = useTranslation("contests");
  const { head, isMember } = data;
  const format = useShownFormat(data);
  const place = { contestId: head.id, locale: page.locale };
  const mine = useMine({ ...place, isMember, first: data.mine, known: data.mine.matches, now: useSiteNow(page.now) });
  const path = localePath(page.locale, page.path);
  if (!isMember) return <GuestPrompt locale={page.locale} callBack={path + page.search} />;
  if (mine.picks.length === 0) return <ContestEmpty text={t("mine.none")} way={{ href: path, name: t("mine.play") }} />;
  const { leader } = mine;
  return (
    <section className={styles.mine}>
      <h2 className="visually-hidden">{t("tab.mine")}</h2>
      {leader && <MyTotals leader={leader} kind={head.kind} />}
      <ShareButton data={{ ...data, mine }} now={page.now} />
      <ul className={picks.list}>
        {mine.picks.map((pick) => {
          const match = mine.matches.find(({ id }) => id === pick.matchId);
          return (
            match && (
              <li key={pick.id} className={picks.entry}>
                <PickOfMatch pick={pick} match={match} format={format} sport={head.sport} />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

/** Whose picks, with rank and points. */
function headOf(t: ContestTexts, leader: Leader | undefined): Pick<PictureText, "name" | "subtitle"> {
  if (!leader) return { name: t("mine.shareTitle"), subtitle: "" };
  const { name, rank, points } = leader;
  const parts = [rank === undefined ? "" : t("mine.rank", { rank }), t("mine.points", { points: signed(points) })];
  return { name: name || t("mine.shareTitle"), subtitle: parts.filter(Boolean).join(" · ") };
}

const TYPE = "image/png";
/** Milliseconds until a picture's URL is revoked: a browser may start reading it some time after the click. */
const READ_WITHIN = 60_000;

async function pictureOf(text: PictureText): Promise<File | undefined> {
  const canvas = document.createElement("canvas");
  const { width, height } = pictureSize(text);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  drawPicture(context, text);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE));
  return blob ? new File([blob], "matchlight-picks.png", { type: TYPE }) : undefined;
}

function download(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN);
}

/** True if the device's share sheet took it, or if the visitor closed the sheet, which is an answer too. */
async function shareByDevice(data: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // Drawing takes time, after which the press may no longer count as user activation (NotAllowedError).
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/**
 * Draws picks in the browser and opens the device's share sheet, or downloads the picture if it cannot be shared. False
 * if no picture could be made.
 */
export async function sharePicture(text: PictureText): Promise<boolean> {
  const file = await pictureOf(text);
  if (!file) return false;
  if (!(await shareByDevice({ files: [file], title: text.title }))) download(file);
  return true;
}

/** A picture of the locked picks: those of open matches stay private. */
function ShareButton({ data: { head, mine }, now }: Pick<TabProps, "data"> & { now: number }) {
  const { t } = useTranslation("contests");
  const hasScript = useHasScript();
  const [hasFailed, setHasFailed] = useState(false);
  const siteNow = useSiteNow(now);
  const locked = mine.picks.filter(({ lockedAt }) => lockedAt <= siteNow);
  if (locked.length === 0) return null;
  const rows = locked.flatMap((pick): PictureText["rows"][number][] => {
    const match = mine.matches.find(({ id }) => id === pick.matchId);
    if (!match) return [];
    const choice =
      pick.market === "SCORE"
        ? { market: pick.market, choice: pick.guess.join(":"), line: undefined }
        : { market: pick.market, choice: pick.side, line: pick.line };
    return [
      {
        match: t("pick.versus", { home: match.home, away: match.away }),
        score: match.score && match.phase !== "void" ? scoreText(match.score) : "",
        pick: choiceText(t, match, choice),
        points: pick.points === undefined ? "" : signed(pick.points),
        tone: toneOf(pick.points),
      },
    ];
  });
  const text = { title: head.title, ...headOf(t, mine.leader), rows, footer: SITE_NAME };
  const share = async () => setHasFailed(!(await sharePicture(text)));
  return (
    <div>
      <button type="button" className="button plain-button" disabled={!hasScript} onClick={() => void share()}>
        {t("mine.share")}
      </button>
      <p className="note" role="status">
        {hasFailed ? t("failed") : t("mine.shareNote")}
      </p>
    </div>
  );
}

/** The leaderboard. */
export function BoardTab({ data: { head, mine, board }, page }: TabProps) {
  if (!board) return null;
  return (
    <ContestBoard
      setup={{
        contestId: head.id,
        locale: page.locale,
        source: "predictions",
        isOngoing: head.state === "ongoing",
        ...board,
      }}
      // The reader's rank refers to the board of most points.
      mine={board.end === "top" ? mine.leader : undefined}
      path={localePath(page.locale, page.path)}
      hasEntries
      least={LEAST_SETTLED[head.kind]}
    />
  );
}

/** The rules, and the days whose picks are published. */
export function RulesTab({ data: { head, ledger = [] } }: Pick<TabProps, "data">) {
  const { t } = useTranslation("contests");
  return (
    <ContestRules rules={head.rules}>
      {head.hasMadeUpEntries && <p className="note">{t("simulatedNote")}</p>}
      <h2>{t("ledger.title")}</h2>
      <p>{t("ledger.about")}</p>
      {ledger.length === 0 ? <p className="note">{t("ledger.empty")}</p> : <LedgerFiles files={ledger} />}
    </ContestRules>
  );
}
