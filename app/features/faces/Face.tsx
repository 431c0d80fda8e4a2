import { useTranslation } from "react-i18next";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { sportOf } from "~/features/frame/sport-switch";
import { WholeEnd } from "~/ui/Whole";
import { FaceStyle } from "./FaceStyle.tsx";
import { FACE_STATUS, type FaceKind } from "./face.ts";

interface FaceProps {
  kind: FaceKind;
  page: Page;
  /** 1 in the place of a page, 2 in the place of a part of one. */
  level?: 1 | 2;
}

const isOurFault = (kind: FaceKind): boolean => FACE_STATUS[kind] >= 500;

/** What went wrong, in the visitor's language, and a way on that works without JavaScript. */
export function Face({ kind, page, level = 1 }: FaceProps) {
  const { t } = useTranslation(["errors", "common"]);
  const Heading = level === 1 ? "h1" : "h2";
  const sport = sportOf(page.path) === "basketball" ? "basketball" : "football";
  return (
    <section className="face">
      <FaceStyle />
      <Card status={FACE_STATUS[kind]} />
      <Heading>{t(`errors:${kind}.title`)}</Heading>
      <p>{t(`errors:${kind}.body`)}</p>
      <p className="face-ways whole">
        {isOurFault(kind) && (
          <a className="btn" href={localePath(page.locale, page.path + page.search)}>
            {t("common:retry")}
          </a>
        )}
        <a className={isOurFault(kind) ? "btn btn-plain" : "btn"} href={localePath(page.locale, `/${sport}/matches`)}>
          {t("errors:toMatches")}
        </a>
      </p>
      <WholeEnd />
      {kind === "unexpected" && <p className="face-note">{t("errors:reference", { id: page.requestId })}</p>}
    </section>
  );
}

/** A referee's card with the status on it: yellow for an address, red for us. */
function Card({ status }: { status: number }) {
  return (
    <svg className={status < 500 ? "face-card" : "face-card face-red"} viewBox="0 0 64 84" aria-hidden="true">
      <rect x="6" y="4" width="52" height="74" rx="7" transform="rotate(6 32 42)" />
      <text x="32" y="49" textAnchor="middle" transform="rotate(6 32 42)">
        {status}
      </text>
    </svg>
  );
}
