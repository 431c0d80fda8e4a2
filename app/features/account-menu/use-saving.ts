import { useQueryClient } from "@tanstack/react-query";
import type { Dispatch } from "react";
import type { LocaleCode } from "#contract/tables/locales";
import { askMe, ME_QUERY, type Me } from "~/browser/ask-me";
import { leaveToSignIn } from "~/browser/leave-session";
import { orWhenUnanswered } from "~/browser/member-call";
import { SessionEnded } from "~/browser/session-ended";
import { setCookie } from "~/browser/visitor-cookies";
import { showToast } from "~/ui/toast";
import { useTranslations } from "../../runtime/translations-context.ts";
import { preferencesOf, savePreferenceFrom } from "./ask-account.ts";
import type { Choice, MenuEvent, MenuState } from "./menu-state.ts";
import { localeAfter, type SavedPreferences, saveCountry, saveLanguage } from "./save-preferences.ts";

interface SavingSetup {
  locale: LocaleCode;
  path: string;
  me: Me | undefined;
  state: MenuState;
  dispatch: Dispatch<MenuEvent>;
}

/** Saves the menu's choices, one at a time, and then navigates to the page in the resulting language. */
export function useSaving({ locale, path, me, state, dispatch }: SavingSetup): (choice: Choice) => Promise<void> {
  const texts = useTranslations("accountMenu");
  const queries = useQueryClient();

  async function settle({ saved, unsaved }: SavedPreferences): Promise<void> {
    if (unsaved) showToast(document, { kind: "icon", text: unsaved.message ?? texts.unsent });
    // This request also lets the edge notice the change and reissue the cookie.
    if (saved.country ?? saved.language)
      queries.setQueryData<Me>(ME_QUERY.queryKey, await orWhenUnanswered(askMe, me && { ...me, ...saved }));
    const next = localeAfter(locale, { before: me ? preferencesOf(me) : {}, saved });
    dispatch({ type: "settle" });
    if (saved.language) setCookie(document, "locale", saved.language);
    if (next !== locale) window.location.assign(`/${next}${path}`);
  }

  return async function choose(choice) {
    if (state.saving) return;
    dispatch({ type: "save", choice });
    const save = savePreferenceFrom(locale);
    try {
      await settle(
        choice.country === undefined
          ? await saveLanguage(choice.language, save)
          : await saveCountry(choice.country, save),
      );
    } catch (thrown) {
      if (!(thrown instanceof SessionEnded)) throw thrown;
      leaveToSignIn();
    }
  };
}
