import type { PreviewTexts } from "../keys.ts";

export const PREVIEWS: PreviewTexts = {
  previewTitle: [
    "{home}對{away}賽前：排名、近況與缺陣",
    "{date}開賽前，從數字看{home}與{away}",
    "{home}對{away}：{date}賽前分析",
    "{home} - {away}，{date}：近況、排名與往績",
    "{date}，{home}與{away}賽前須知",
    "{date}，{away}作客{home}",
  ],
  previewOpen: [
    "{home}將於{date}主場迎戰{away}。",
    "{date}，{away}將作客{home}。",
    "{home}與{away}將於{date}碰頭。",
    "{date}，{home}的客人是{away}。",
    "{home}的下一個對手是{away}，{date}上陣。",
    "對{home}來說，接下來是{date}與{away}的一戰。",
  ],
  previewSummary: [
    "{date}，{competition}：{home}與{away}賽前的排名、近況、往績與缺陣情況。",
    "{home}與{away}將於{date}在{competition}碰頭，這裏是兩隊的排名、近況與對賽往績。",
  ],
  previewMatchday: ["這是{competition}第{matchday}輪球賽。", "{competition}來到第{matchday}輪。"],
  previewDate: ["這是一場{competition}球賽。", "兩隊將在{competition}碰頭。"],
  previewTime: ["開賽時間為{time}。", "球賽於{time}開始。"],
  goalsAverage: [
    "{team}近{of}場平均入{scored}球、失{conceded}球。",
    "近{of}場，{team}平均每場射入{scored}球、失{conceded}球。",
  ],
  pointsAverage: [
    "{team}近{of}場平均得{scored}分、失{conceded}分。",
    "近{of}場，{team}平均每場取得{scored}分、失{conceded}分。",
  ],
  lastMeetingWon: [
    "兩隊上次交手是{date}，{team}以{won}擊敗{opponent}。",
    "上次對賽，{team}於{date}以{won}戰勝{opponent}。",
  ],
  lastMeetingDrawn: [
    "兩隊上次交手是{date}，賽果為{home} {score} {away}。",
    "上次在{date}碰頭，比數是{home} {score} {away}。",
  ],
  meetingsTally: [
    "近{of}次對賽，{team}贏{count}次，{opponent}贏{other}次。",
    "最近{of}次對賽的勝仗：{team}有{count}場，{opponent}有{other}場。",
  ],
  noMeetings: ["本站沒有{team}與{opponent}過往對賽的紀錄。"],
  homeRecord: ["{team}近{of}場主場贏{wins}場。", "最近{of}場主場球賽，{team}錄得{wins}勝。"],
  awayRecord: ["{team}近{of}場作客贏{wins}場。", "最近{of}場作客球賽，{team}錄得{wins}勝。"],
  homeWinless: ["{team}近{of}場主場未嘗一勝。", "最近{of}場主場球賽，{team}一場未贏。"],
  awayWinless: ["{team}近{of}場作客未嘗一勝。", "最近{of}場作客球賽，{team}一場未贏。"],
  absences: [
    "{team}有{count}名球員缺陣，{opponent}有{other}名。",
    "缺陣人數：{team}有{count}人，{opponent}有{other}人。",
  ],
  absencesOfOne: ["{team}有{count}名球員缺陣，{opponent}全員可用。", "缺陣的只有{team}的{count}名球員。"],
  drawChance: ["打和機會為{chance}%。", "同一賠率顯示打和機會為{chance}%。"],
};
