import { useEffect, useReducer, useRef } from "react";
import type { Notice } from "#contract/domain/notices";
import { fillText } from "#contract/text/fill-text";
import { applyEvent, localeOf } from "~/features/notices/apply-event";
import { onNotices, POPUPS_READY_EVENT } from "~/features/notices/notice-calls";
import { noticePath, readNotice } from "~/features/notices/read-notices";
import { leaveSession } from "~/runtime/members/leave-session";
import { Icon } from "~/ui/Icon";
import { storedAddress } from "~/ui/picture-base";
import { useTranslations } from "../../runtime/islands/island-translations.ts";
import { openNotice } from "./open-notice.ts";
import { isBlurred, NO_POPUPS, nextPopups, TICK } from "./popup-state.ts";
import styles from "./popups.module.css";

const now = (): number => Date.now();

/** On the root element while there are popups. */
const POPUPS_ATTRIBUTE = "data-popups";

/** New notices, shown over the page. popup-state.ts decides when each disappears. */
export function Popups({ storage, isListOpen }: { storage: string | undefined; isListOpen: boolean }) {
  const texts = useTranslations("notices");
  const [state, dispatch] = useReducer(nextPopups, NO_POPUPS);
  const stack = useRef<HTMLUListElement>(null);
  const hasPopups = state.popups.length > 0;
  useEffect(() => {
    const end = onNotices(document, (rows) => dispatch({ type: "receive", notices: rows.map(readNotice), now: now() }));
    document.dispatchEvent(new Event(POPUPS_READY_EVENT));
    return end;
  }, []);
  useEffect(() => dispatch({ type: "list", isOpen: isListOpen }), [isListOpen]);
  // While popups tell what is new, the banner that only says so is hidden (footer.css).
  useEffect(() => {
    document.documentElement.toggleAttribute(POPUPS_ATTRIBUTE, hasPopups);
  }, [hasPopups]);
  useEffect(() => {
    if (!hasPopups) return undefined;
    const timer = setInterval(() => dispatch({ type: "tick", now: now() }), TICK);
    const look = () => dispatch({ type: document.hidden ? "hold" : "release", now: now() });
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [hasPopups]);

  const dismiss = (id: string) => {
    if (state.popups.length === 1) applyEvent(document, { type: "dismissLast" });
    dispatch({ type: "dismiss", id });
    // Moves the focus to the next popup instead of losing it.
    const buttons = [...(stack.current?.querySelectorAll<HTMLElement>("[data-dismiss]") ?? [])];
    buttons.find(({ dataset }) => dataset.dismiss !== id)?.focus();
  };
  const hold = () => dispatch({ type: "hold", now: now() });
  const release = () => dispatch({ type: "release", now: now() });
  return (
    <section className={styles.place} aria-label={texts.popups} data-blurred={isBlurred(state) ? "" : undefined}>
      <ul
        ref={stack}
        className={styles.stack}
        aria-live="polite"
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={hold}
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || release()}
      >
        {state.popups.map(({ notice }) => (
          <PopupItem
            key={notice.id}
            notice={notice}
            storage={storage}
            label={fillText(texts.dismiss, { title: notice.title })}
            onDismiss={() => dismiss(notice.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface PopupItemProps {
  notice: Notice;
  storage: string | undefined;
  label: string;
  onDismiss(): void;
}

function PopupItem({ notice, storage, label, onDismiss }: PopupItemProps) {
  const { id, title, lines, logo } = notice;
  const path = noticePath(notice);
  const locale = localeOf(document);
  const content = (
    <>
      {logo && storage !== undefined && <img src={storedAddress(logo, storage)} alt="" width={24} height={24} />}
      <span>
        <b>{title}</b>
        <span>{lines[0]}</span>
      </span>
    </>
  );
  return (
    <li className={styles.popup}>
      {path ? (
        <a
          href={`/${locale}${path}`}
          className={styles.link}
          onClick={(event) => void openNotice(notice, event, { locale, markRead: () => undefined, leaveSession })}
        >
          {content}
        </a>
      ) : (
        <div className={styles.link}>{content}</div>
      )}
      <button type="button" className="icon-button" data-dismiss={id} aria-label={label} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </li>
  );
}
