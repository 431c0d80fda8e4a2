import type { NoticeTexts } from "./notice-texts.ts";

export const EN: NoticeTexts = {
  fixture: "{home} v {away}",
  score: "{home} {score} {away}",
  lead: {
    football: { one: "Kick-off in {minutes} minute", other: "Kick-off in {minutes} minutes" },
    basketball: { one: "Tip-off in {minutes} minute", other: "Tip-off in {minutes} minutes" },
  },
  lineup: "Line-ups announced",
  kickoff: { football: "Kick-off", basketball: "Tip-off" },
  goal: "Goal for {team}",
  var: "Goal overturned",
  redCard: "Red card for {team}",
  halfTime: { football: "Half-time", basketball: "Half-time" },
  fullTime: { football: "Full time", basketball: "Final score" },
  hidden: { goal: "Goal", redCard: "Red card" },
  scorer: {
    open: "{minute} {player}",
    penalty: "{minute} {player} (pen.)",
    own: "{minute} {player} (own goal)",
  },
  unnamed: { penalty: "{minute} Penalty", own: "{minute} Own goal" },
  noGoal: "{minute} No goal for {team}",
  shootout: "{kicks} on penalties",
  announcement: "Announcement",
  contest: "Event",
  news: "News",
  comment: "{from} replied to your comment",
  account: {
    title: "Your account",
    linked:
      "{account} can now log in to your account. If this was not you, remove it in your profile and change your password.",
    unlinked: "{account} can no longer log in to your account.",
    passkeyAdded:
      "A passkey was added to your account. If this was not you, remove it in your profile and change your password.",
    passkeyRemoved: "A passkey was removed from your account. If this was not you, set a new password at once.",
    password: "Your password was changed. If this was not you, set a new one with “Forgotten your password?”.",
    number: "Your phone number was changed. If this was not you, set a new password at once.",
  },
  named: "{provider} ({name})",
};
