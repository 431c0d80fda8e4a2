import { type FocusEvent, useContext, useEffect, useId, useRef, useState } from "react";
import { isLocale } from "#contract/tables/locales";
import { applyEvent, localeOf } from "~/features/notices/apply-event";
import type { NoticeEvent } from "~/features/notices/notice-state";
import { useTranslations } from "../../runtime/islands/island-translations.ts";
import { PlaceContext } from "../../runtime/islands/use-opener.ts";
import { BellSign } from "./BellSign.tsx";
import { NoticeScroll } from "./NoticeScroll.tsx";
import styles from "./notices.module.css";
import { useNotices } from "./use-notices.ts";

/** The state of a panel's content, which appears and disappears a moment after the panel (specification, section 4). */
export type PanelContent = "none" | "coming" | "shown" | "leaving";

/** Milliseconds until the content is shown after opening, and removed after closing. */
const SHOWN_AFTER = 200;
const GONE_AFTER = 500;

/** The content right after opening or closing. Content already shown stays. */
export const contentAt = (isOpen: boolean, before: PanelContent): PanelContent => {
  if (isOpen) return before === "none" || before === "coming" ? "coming" : "shown";
  return before === "none" || before === "coming" ? "none" : "leaving";
};

/** The next automatic state and the milliseconds until then; undefined if there is none. */
export function nextContent(content: PanelContent): { after: number; content: PanelContent } | undefined {
  if (content === "coming") return { after: SHOWN_AFTER, content: "shown" };
  return content === "leaving" ? { after: GONE_AFTER, content: "none" } : undefined;
}

/** The content of a panel that opens and closes. */
function usePanelContent(isOpen: boolean): PanelContent {
  const [content, setContent] = useState<PanelContent>("none");
  useEffect(() => setContent((before) => contentAt(isOpen, before)), [isOpen]);
  useEffect(() => {
    const next = nextContent(content);
    if (!next) return undefined;
    // Unless it has opened or closed at the same moment.
    const timer = setTimeout(() => setContent((before) => (before === content ? next.content : before)), next.after);
    return () => clearTimeout(timer);
  }, [content]);
  return content;
}

interface BellDropdownProps {
  storage: string | undefined;
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
}

/** The bell of a wide header with its dropdown. Effects on dot and upstream are decided in notice-state.ts. */
export function BellDropdown({ storage, isOpen, setOpen }: BellDropdownProps) {
  const texts = useTranslations("notices");
  const place = useContext(PlaceContext);
  const [{ locale, className }] = useState(() => ({
    locale: localeOf(document),
    // Classes of the fallback link.
    className: place?.querySelector("a")?.className ?? "",
  }));
  const content = usePanelContent(isOpen);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const language = isLocale(locale) ? locale : "en";
  const notices = useNotices({ locale: language, isEnabled: isOpen });
  const apply = (event: NoticeEvent) => setOpen(applyEvent(document, event, isOpen));
  useClosing(root, isOpen, () => apply({ type: "close" }));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: around button and panel, for keys and focus that bubble from them.
    <div
      ref={root}
      className={styles.root}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (isOpen && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) apply({ type: "close" });
      }}
      onKeyDown={({ key }) => {
        if (key !== "Escape" || !isOpen) return;
        opener.current?.focus();
        apply({ type: "close" });
      }}
    >
      <button
        ref={opener}
        type="button"
        className={className}
        data-press="notices"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => apply({ type: "press" })}
      >
        <BellSign name={texts.title} />
      </button>
      <section id={panelId} className={styles.panel} data-open={isOpen ? "" : undefined} aria-label={texts.title}>
        <div ref={scroller} className={styles.scroller}>
          {(content === "shown" || content === "leaving") && (
            <NoticeScroll notices={notices} texts={texts} scroller={scroller} locale={language} storage={storage} />
          )}
        </div>
        <a className={styles.all} href={`/${locale}/notification`}>
          {texts.all}
        </a>
      </section>
    </div>
  );
}

/** A click elsewhere closes the dropdown, and so does leaving the page. */
function useClosing(root: React.RefObject<HTMLElement>, isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeElsewhere = ({ target }: Event) => {
      if (target instanceof Node && target.isConnected && !root.current?.contains(target)) latest.current();
    };
    const leave = () => latest.current();
    document.addEventListener("click", closeElsewhere);
    window.addEventListener("pagehide", leave);
    window.addEventListener("popstate", leave);
    return () => {
      document.removeEventListener("click", closeElsewhere);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("popstate", leave);
    };
  }, [isOpen, root]);
}
