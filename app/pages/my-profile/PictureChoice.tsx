import { useTranslation } from "react-i18next";
import styles from "~/features/account/account.module.css";
import type { AccountFormState } from "~/features/account/change-account.server";
import { descriptionOf, FieldFault } from "~/features/forms/FieldFault";
import { MemberForm } from "~/features/forms/MemberForm";
import { SubmitButton } from "~/features/forms/SubmitButton";
import type { MyProfileData } from "./load-my-profile.server.ts";

interface PictureChoiceProps {
  avatars: MyProfileData["avatars"];
  state: AccountFormState | undefined;
}

/** A choice of drawn pictures. */
export function PictureChoice({ avatars, state }: PictureChoiceProps) {
  const { t } = useTranslation("account");
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
      <SubmitButton intent="picture">{t("profile.savePicture")}</SubmitButton>
    </MemberForm>
  );
}
