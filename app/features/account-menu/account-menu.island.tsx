import { useQuery } from "@tanstack/react-query";
import { useContext, useEffect, useId, useReducer, useRef, useState } from "react";
import { ME_QUERY } from "~/browser/ask-me";
import { writeMemberRecord } from "~/browser/member-record";
import { classNames } from "~/ui/class-names";
import { useTranslations } from "../../runtime/translations-context.ts";
import { PlaceContext } from "../../runtime/use-opener.ts";
import styles from "./account-menu.module.css";
import { preferencesOf, recordOf } from "./ask-account.ts";
import { MenuList } from "./MenuList.tsx";
import { CLOSED, nextState } from "./menu-state.ts";
import { readAddress, readShown } from "./read-shown.ts";
import { useMenuEvents } from "./use-menu-events.ts";
import { useSaving } from "./use-saving.ts";

/** A member's header menu, opened from their picture. Its state is in menu-state.ts. */
export default function AccountMenuIsland() {
  const texts = useTranslations("accountMenu");
  const place = useContext(PlaceContext);
  // Read from the fallback, where the edge wrote name and picture.
  const [{ locale, path }] = useState(() => readAddress(window.location));
  const [{ nickname, picture, className, isHovered }] = useState(() => readShown(place));
  const [state, dispatch] = useReducer(nextState, CLOSED);
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = state.view !== "closed";
  const { data: me } = useQuery({ ...ME_QUERY, enabled: isOpen });
  const choose = useSaving({ locale, path, me, state, dispatch });
  const focusOpener = () => opener.current?.focus();
  const events = useMenuEvents(root, { isOpen, dispatch, focusOpener });
  useEffect(() => {
    if (isHovered) dispatch({ type: "hover" });
  }, [isHovered]);
  useEffect(() => {
    if (me) writeMemberRecord(recordOf(me, picture));
  }, [me, picture]);
  return (
    <div ref={root} className={styles.root} {...events}>
      <button
        ref={opener}
        type="button"
        className={classNames(className, styles.opener)}
        data-press="account"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={`${texts.menu}: ${nickname}`}
        onClick={() => dispatch({ type: "press" })}
      >
        <img className="avatar" src={picture} alt="" width={32} height={32} />
        <b>{nickname}</b>
      </button>
      <div id={listId} hidden={!isOpen} className={`menu-list ${styles.list}`} aria-busy={state.saving !== undefined}>
        {isOpen && (
          <MenuList {...{ locale, path, state, dispatch, choose, focusOpener }} preferences={me && preferencesOf(me)} />
        )}
      </div>
    </div>
  );
}
