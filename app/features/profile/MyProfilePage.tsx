import { useTranslation } from "react-i18next";
import type { LocaleCode } from "#contract/tables/locales";
import { AccountFrame } from "~/features/account/AccountFrame";
import styles from "~/features/account/account.module.css";
import { SECURITY_ID } from "~/features/account/account-sections";
import type { AccountFormState } from "~/features/account/change-account.server";
import { descriptionOf, Field, FieldFault } from "~/features/forms/Field";
import type { Fault } from "~/features/forms/faults";
import { MemberForm } from "~/features/forms/MemberForm";
import { readFields } from "~/features/forms/read-fields";
import { SaveAtOnce } from "~/features/forms/SaveAtOnce";
import { SubmitButton } from "~/features/forms/SubmitButton";
import { saveByCall } from "~/features/forms/save-by-call";
import { ProviderFaultNote } from "~/features/sign/ProviderFaultNote";
import { localePath } from "~/page/locale-path";
import { usePage } from "~/page/use-page";
import { askMe } from "~/runtime/members/ask-me";
import { orWhenUnanswered } from "~/runtime/members/member-call";
import { LinkedAccounts } from "./LinkedAccounts.tsx";
import type { MyProfileData, SessionRow } from "./load-my-profile.server.ts";
import { Passkeys } from "./passkeys/Passkeys.tsx";
import { type ProfileForm, REVOKE_OTHERS, revokeIntent } from "./profile-intent.ts";

interface SessionListProps {
  sessions: readonly SessionRow[];
  state: AccountFormState | undefined;
}

/** The member's sessions: the others can be ended one by one or all at once. */
function SessionList({ sessions, state }: SessionListProps) {
  const { t } = useTranslation("account");
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  const list = (
    <ul className={styles.rows}>
      {sessions.map((session) => (
        <Session key={session.id} session={session} />
      ))}
    </ul>
  );
  return (
    <section className={styles.part}>
      <h3>{t("profile.signedIn")}</h3>
      {hasOthers ? (
        <MemberForm id="sessions" intent={REVOKE_OTHERS} state={state}>
          {list}
          <SubmitButton intent={REVOKE_OTHERS} isDanger>
            {t("profile.endOthers")}
          </SubmitButton>
        </MemberForm>
      ) : (
        list
      )}
    </section>
  );
}

function Session({ session: { id, isCurrent, device, country, lastUsed } }: { session: SessionRow }) {
  const { t } = useTranslation("account");
  const name = device
    ? t("profile.onSystem", { browser: device.browser, system: device.system })
    : t("profile.unknownDevice");
  return (
    <li className={styles.row}>
      <p>
        <b>{name}</b> {isCurrent && <span className="tag">{t("profile.thisDevice")}</span>}
        <small>
          {country && <span>{country}</span>}
          <span>{t("profile.lastUsed", { date: lastUsed })}</span>
        </small>
      </p>
      {!isCurrent && (
        <SubmitButton intent={revokeIntent(id)} isPlain isDanger>
          {t("profile.endSession")}
          <span className="visually-hidden">{`: ${name}`}</span>
        </SubmitButton>
      )}
    </li>
  );
}

/** Saves the chosen picture, and shows it in the page's header; resolves to why it was not saved. */
async function savePicture(
  form: FormData,
  avatars: MyProfileData["avatars"],
  locale: LocaleCode,
): Promise<Fault | undefined> {
  const { avatarId } = readFields(form, ["avatarId"]);
  const fault = await saveByCall("/api/user/updateProfilePicture", { avatarId, locale });
  if (fault) return fault;
  // The edge notices the change with this call, and writes it into the cookie.
  await orWhenUnanswered(askMe, undefined);
  const address = avatars.find(({ id }) => id === avatarId)?.address;
  if (!address) return undefined;
  for (const shown of document.querySelectorAll<HTMLImageElement>("header img.avatar")) shown.src = address;
  return undefined;
}

interface PictureChoiceProps {
  avatars: MyProfileData["avatars"];
  state: AccountFormState | undefined;
}

/** A choice of drawn pictures. */
function PictureChoice({ avatars, state }: PictureChoiceProps) {
  const { t } = useTranslation("account");
  const { locale } = usePage();
  const fault = state?.faults?.avatarId;
  return (
    <MemberForm id="picture" intent="picture" state={state}>
      <fieldset className={styles.pictures} aria-describedby={descriptionOf("picture", { fault })}>
        <legend>{t("profile.picture")}</legend>
        <FieldFault id="picture" fault={fault} />
        {avatars.map(({ id, address, isChosen }) => (
          <label key={id}>
            <input type="radio" name="avatarId" value={id} defaultChecked={isChosen} />
            <img
              src={address}
              alt={t("profile.pictureNumber", { number: Number(id) })}
              width={56}
              height={56}
              loading="lazy"
            />
          </label>
        ))}
      </fieldset>
      <SaveAtOnce
        intent="picture"
        label={t("profile.savePicture")}
        save={(form) => savePicture(form, avatars, locale)}
      />
    </MemberForm>
  );
}

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
        <MemberForm id="nickname" isKept intent="nickname" state={stateOf("nickname") ?? { values: { nickname } }}>
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
      <section id={SECURITY_ID} className={styles.part} aria-labelledby="security-title">
        <h2 id="security-title">{t("section.security")}</h2>
        <LinkedAccounts identities={data.identities} linkable={data.linkable} member={data} stateOf={stateOf} />
        {data.passkeys && <Passkeys passkeys={data.passkeys} member={data} stateOf={stateOf} />}
        <SessionList sessions={data.sessions} state={stateOf("sessions")} />
      </section>
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
