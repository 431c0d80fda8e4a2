import type { NoticeTexts } from "./notice-texts.ts";

export const ZH_HANS: NoticeTexts = {
  fixture: "{home}对{away}",
  score: "{home} {homeScore}-{awayScore} {away}",
  lead: {
    football: { other: "比赛{minutes}分钟后开始" },
    basketball: { other: "比赛{minutes}分钟后开始" },
  },
  lineup: "双方阵容已公布",
  kickoff: { football: "比赛开始", basketball: "比赛开始" },
  goal: "{team}进球",
  var: "进球无效",
  redCard: "{team}领到红牌",
  halfTime: { football: "中场休息", basketball: "中场休息" },
  fullTime: { football: "完场", basketball: "比赛结束" },
  hidden: { goal: "比赛有进球", redCard: "比赛出现红牌" },
  scorer: {
    open: "{minute} {player}",
    penalty: "{minute} {player}（点球）",
    own: "{minute} {player}（乌龙球）",
  },
  unnamed: { penalty: "{minute} 点球", own: "{minute} 乌龙球" },
  noGoal: "{minute} {team}的进球被取消",
  shootout: "点球大战{homeKicks}-{awayKicks}",
  announcement: "公告",
  contest: "活动",
  news: "新闻",
  comment: "{from}回复了你的评论",
  account: {
    title: "你的账户",
    linked: "{account}现在可以登录你的账户。如非本人操作，请在个人资料中移除并修改密码。",
    unlinked: "{account}已不能登录你的账户。",
    password: "你的密码已修改。如非本人操作，请通过“忘记密码？”重新设置。",
    number: "你的手机号已更换。如非本人操作，请立即设置新密码。",
  },
  named: "{provider}（{name}）",
};
