import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { localePath } from "~/page/locale-path";
import { signPath } from "~/page/sign-path";
import { usePage } from "~/page/use-page";
import styles from "./account.module.css";
import { isBack, stayWithEntries } from "./ended-session.client.ts";

/**
 * The forms of an account page. If the session ends elsewhere while something is entered in them, the page stays and
 * offers to log in in another tab; until then nothing is sent, which would be lost.
 */
export function EndedSession({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const { t } = useTranslation("account");
  const { locale, path, search } = usePage();
  const content = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [isEnded, setEnded] = useState(false);
  const goOnIfBack = useCallback(async () => {
    const goesOn = await isBack();
    if (goesOn) flushSync(() => setEnded(false));
    return goesOn;
  }, []);

  useEffect(() => (content.current ? stayWithEntries(content.current, () => setEnded(true)) : undefined), []);

  useEffect(() => {
    const look = () => void (document.visibilityState === "visible" && goOnIfBack());
    if (isEnded) document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isEnded, goOnIfBack]);

  const hold = (event: FormEvent<HTMLDivElement>) => {
    if (!isEnded) return;
    event.preventDefault();
    event.stopPropagation();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = event.target as HTMLFormElement;
    void goOnIfBack().then((goesOn) => (goesOn ? form.requestSubmit(submitter) : link.current?.focus()));
  };

  return (
    <div ref={content} className={className} onSubmitCapture={hold}>
      {children}
      {isEnded && (
        <p role="alert" className={styles.ended}>
          {t("sessionEnded.text")}{" "}
          <a
            ref={link}
            className={styles.endedLink}
            href={signPath("signin", locale, localePath(locale, path + search), "kept")}
            target="_blank"
            rel="noreferrer"
          >
            {t("sessionEnded.logIn")}
          </a>
        </p>
      )}
    </div>
  );
}
