import { useTranslation } from "react-i18next";
import { AccountFrame } from "~/features/account/AccountFrame";
import styles from "~/features/account/account.module.css";
import type { AccountFormState } from "~/features/account/change-account.server";
import { Field } from "~/features/forms/Field";
import { MemberForm } from "~/features/forms/MemberForm";
import { SubmitButton } from "~/features/forms/SubmitButton";
import { ProviderFaultNote } from "~/features/sign/ProviderFaultNote";
import { localePath } from "~/page/locale-path";
import { usePage } from "~/page/use-page";
import { LinkedAccounts } from "./LinkedAccounts.tsx";
import type { MyProfileData } from "./load-my-profile.server.ts";
import { PictureChoice } from "./PictureChoice.tsx";
import type { ProfileForm } from "./profile-intent.ts";
import { SessionList } from "./SessionList.tsx";

interface MyProfilePageProps {
  data: MyProfileData;
  /** State of a rejected form. */
  state: AccountFormState | undefined;
}

/** A member's profile: each editable part is a form of its own. */
export function MyProfilePage({ data, state }: MyProfilePageProps) {
  const { t } = useTranslation(["account", "memberForms"]);
  const { locale } = usePage();
  const { nickname, hasPassword, memberSince, saved, fault } = data;
  const stateOf = (form: ProfileForm) => (state?.form === form ? state : undefined);
  return (
    <AccountFrame section="profile" hasPassword={hasPassword} saved={saved}>
      {fault && <ProviderFaultNote fault={fault} />}
      {memberSince && (
        <dl className={styles.facts}>
          <div>
            <dt>{t("profile.memberSince")}</dt>
            <dd>{memberSince}</dd>
          </div>
        </dl>
      )}
      <section className={styles.part}>
        <MemberForm id="nickname" intent="nickname" state={stateOf("nickname") ?? { values: { nickname } }}>
          <Field
            name="nickname"
            label={t("memberForms:nickname.label")}
            hint={t("memberForms:nickname.rule")}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={64}
          />
          <SubmitButton intent="nickname">{t("profile.saveNickname")}</SubmitButton>
        </MemberForm>
      </section>
      <section className={styles.part}>
        <PictureChoice avatars={data.avatars} state={stateOf("picture")} />
      </section>
      <LinkedAccounts identities={data.identities} linkable={data.linkable} member={data} stateOf={stateOf} />
      <SessionList sessions={data.sessions} state={stateOf("sessions")} />
      <section className={styles.part}>
        <h2>{t("profile.data")}</h2>
        <p className="note">{t("profile.dataText")}</p>
        <a className="button plain-button" href={localePath(locale, "/account/myData")} download>
          {t("profile.download")}
        </a>
      </section>
    </AccountFrame>
  );
}
