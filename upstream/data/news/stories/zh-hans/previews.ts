import type { PreviewTexts } from "../keys.ts";

export const PREVIEWS: PreviewTexts = {
  previewTitle: [
    "{home}对阵{away}前：排名、近况与伤停",
    "{date}之前，从数据看{home}与{away}",
    "{home}对阵{away}：{date}赛前预览",
    "{home} - {away}，{date}：近况、排名与交锋",
    "{date}，{home}与{away}赛前须知",
    "{date}，{away}做客{home}",
  ],
  previewOpen: [
    "{home}将于{date}主场迎战{away}。",
    "{date}，{away}将做客{home}。",
    "{home}与{away}将于{date}相遇。",
    "{date}，{home}的客人是{away}。",
    "{home}的下一个对手是{away}，比赛在{date}进行。",
    "对{home}来说，接下来是{date}与{away}的比赛。",
  ],
  previewSummary: [
    "{date}，{competition}：{home}与{away}赛前的排名、近况、交锋和伤停。",
    "{home}与{away}将于{date}在{competition}相遇，这里是两队的排名、近况与交锋记录。",
  ],
  previewMatchday: ["这是{competition}第{matchday}轮的比赛。", "{competition}来到第{matchday}轮。"],
  previewDate: ["这是一场{competition}的比赛。", "双方将在{competition}中相遇。"],
  previewTime: ["开赛时间为{time}。", "比赛于{time}开始。"],
  goalsAverage: [
    "{team}近{of}场场均进{scored}球、失{conceded}球。",
    "近{of}场，{team}场均打进{scored}球，场均失{conceded}球。",
  ],
  pointsAverage: [
    "{team}近{of}场场均得{scored}分、失{conceded}分。",
    "近{of}场，{team}场均得到{scored}分，场均失{conceded}分。",
  ],
  lastMeetingWon: [
    "双方上次交锋是在{date}，{team}以{won}击败{opponent}。",
    "上一次交锋中，{team}于{date}以{won}战胜{opponent}。",
  ],
  lastMeetingDrawn: [
    "双方上次交锋是在{date}，结果为{home} {score} {away}。",
    "上一次在{date}相遇时，比分为{home} {score} {away}。",
  ],
  meetingsTally: [
    "近{of}次交锋，{team}赢了{count}次，{opponent}赢了{other}次。",
    "最近{of}次交锋的胜场：{team}为{count}场，{opponent}为{other}场。",
  ],
  noMeetings: ["本站没有{team}与{opponent}此前交锋的记录。"],
  homeRecord: ["{team}近{of}个主场赢了{wins}场。", "最近{of}场主场比赛，{team}取得{wins}胜。"],
  awayRecord: ["{team}近{of}个客场赢了{wins}场。", "最近{of}场客场比赛，{team}取得{wins}胜。"],
  homeWinless: ["{team}近{of}个主场一场未胜。", "最近{of}场主场比赛，{team}没有赢过。"],
  awayWinless: ["{team}近{of}个客场一场未胜。", "最近{of}场客场比赛，{team}没有赢过。"],
  absences: [
    "{team}有{count}名球员缺阵，{opponent}有{other}名。",
    "缺阵人数：{team}为{count}人，{opponent}为{other}人。",
  ],
  absencesOfOne: ["{team}有{count}名球员缺阵，{opponent}无人缺阵。", "缺阵的只有{team}的{count}名球员。"],
  drawChance: ["平局概率为{chance}%。", "按同样的赔率计算，平局概率为{chance}%。"],
};
