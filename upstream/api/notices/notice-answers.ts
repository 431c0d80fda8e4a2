import type { NOTICE_CALLS } from "#contract/calls/notices/notice-calls";
import type { MemberCall } from "../members/member-call.ts";
import { notificationList, notificationNotified, notificationRead, notificationReadAll } from "./notice-list.ts";
import { notificationPushKey, notificationPushSubscribe, notificationPushUnsubscribe } from "./push-calls.ts";
import {
  notificationSettingInit,
  notificationSettingThing,
  notificationSettingUpdate,
  notificationSettingUpdateThing,
} from "./setting-calls.ts";
import { notificationStreamToken } from "./stream-calls.ts";

/** Handlers of this family's calls. */
export const NOTICE_ANSWERS: { [Name in keyof typeof NOTICE_CALLS]: MemberCall<Name> } = {
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
};
