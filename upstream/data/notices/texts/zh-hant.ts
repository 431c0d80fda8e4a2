import type { NoticeTexts } from "./notice-texts.ts";

export const ZH_HANT: NoticeTexts = {
  fixture: "{home}對{away}",
  score: "{home} {homeScore}:{awayScore} {away}",
  lead: {
    football: { other: "球賽{minutes}分鐘後開賽" },
    basketball: { other: "球賽{minutes}分鐘後開賽" },
  },
  lineup: "雙方陣容已公布",
  kickoff: { football: "球賽開始", basketball: "球賽開始" },
  goal: "{team}入球",
  var: "入球無效",
  redCard: "{team}領紅牌",
  halfTime: { football: "半場", basketball: "半場" },
  fullTime: { football: "完場", basketball: "完場" },
  hidden: { goal: "球賽有入球", redCard: "球賽出現紅牌" },
  scorer: {
    open: "{minute} {player}",
    penalty: "{minute} {player}（十二碼）",
    own: "{minute} {player}（烏龍球）",
  },
  unnamed: { penalty: "{minute} 十二碼", own: "{minute} 烏龍球" },
  noGoal: "{minute} {team}的入球被取消",
  shootout: "互射十二碼{homeKicks}:{awayKicks}",
  announcement: "公告",
  contest: "活動",
  news: "新聞",
  comment: "{from}回覆了你的留言",
  account: {
    title: "你的帳戶",
    linked: "{account}現在可以登入你的帳戶。若非本人操作，請在個人資料中移除並更改密碼。",
    unlinked: "{account}已無法登入你的帳戶。",
    password: "你的密碼已更改。若非本人操作，請透過「忘記密碼？」重新設定。",
    number: "你的電話號碼已更改。若非本人操作，請立即設定新密碼。",
  },
  named: "{provider}（{name}）",
};
