import {
  notificationSettingInit,
  notificationSettingThing,
  notificationSettingUpdate,
  notificationSettingUpdateThing,
} from "./alert-settings.ts";
import { notificationList, notificationNotified, notificationRead, notificationReadAll } from "./notices.ts";
import { notificationPushKey, notificationPushSubscribe, notificationPushUnsubscribe } from "./push.ts";
import { notificationStreamToken } from "./stream.ts";

/** The calls of this family, by name. */
export const NOTICE_CALLS = {
  notificationList,
  notificationRead,
  notificationReadAll,
  notificationNotified,
  notificationSettingInit,
  notificationSettingUpdate,
  notificationSettingThing,
  notificationSettingUpdateThing,
  notificationPushKey,
  notificationPushSubscribe,
  notificationPushUnsubscribe,
  notificationStreamToken,
} as const;
