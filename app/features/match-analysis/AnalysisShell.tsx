import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PartFault } from "~/features/entity/PartFault";
import type { Settled } from "~/features/errors/error-kind";
import type { MatchHeadData } from "~/features/match/load-match-head.server";
import { MatchShell } from "~/features/match/MatchShell";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import styles from "./analysis.module.css";
import { ANALYSIS_PARTS, type AnalysisPart, analysisPath } from "./analysis-query.ts";

interface RowLink {
  href: string;
  name: string;
  /** The page shown, or the choice made on it. */
  current?: "page" | "true";
}

interface LinkRowProps {
  /** Purpose of the links, for screen readers. */
  label: string;
  links: readonly RowLink[];
}

/** A row of links with the current one marked. */
const LinkRow = ({ label, links }: LinkRowProps) => (
  <nav className={styles.linkRow} aria-label={label}>
    <ul>
      {links.map(({ href, name, current }) => (
        <li key={href}>
          <a href={href} aria-current={current}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

interface AnalysisShellProps {
  head: MatchHeadData;
  page: Page;
  part: AnalysisPart;
  children: ReactNode;
}

/** An analysis page below the head of its match, with links to the others. */
export function AnalysisShell({ head, page, part, children }: AnalysisShellProps) {
  const { t } = useTranslation("analysis");
  const { match, sport } = head.about;
  return (
    <MatchShell head={head} page={page}>
      <LinkRow
        label={t("parts")}
        links={ANALYSIS_PARTS.map((one) => ({
          href: localePath(page.locale, analysisPath(match, one)),
          name: t(adapterOf(sport).analysis.partNames[one]),
          current: one === part ? "page" : undefined,
        }))}
      />
      {children}
    </MatchShell>
  );
}

interface PartProps<Value> {
  of: Settled<Value> | undefined;
  /** Shown if it could not be loaded. */
  title: string;
  page: Page;
  children(value: Value): ReactNode;
}

/** A part of a page: its content, or that it could not be loaded; nothing if the sport has no such part. */
export function Part<Value>({ of, title, page, children }: PartProps<Value>) {
  if (!of) return null;
  if (of.error !== undefined) return <PartFault title={title} kind={of.error} page={page} />;
  return <>{children(of.value)}</>;
}
