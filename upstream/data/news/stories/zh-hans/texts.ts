import type { SharedTexts, StoryTexts } from "../keys.ts";
import { BASKETBALL } from "./basketball.ts";
import { FOOTBALL } from "./football.ts";
import { PREVIEWS } from "./previews.ts";
import { ROUNDS } from "./rounds.ts";

const SHARED: SharedTexts = {
  runWon: ["{team}已经{count}连胜。", "这是{team}的{count}连胜。", "赢球成了{team}的习惯，已经连胜{count}场。"],
  runLost: ["{team}已经{count}连败。", "这是{team}的{count}连败。", "{team}的连败延续到{count}场。"],
  runUnbeaten: [
    "{team}近{count}场保持不败。",
    "最近{count}场没有球队能击败{team}。",
    "{team}的不败纪录来到{count}场。",
  ],
  runWinless: ["{team}近{count}场未尝胜绩。", "{team}已有{count}场没有取胜。", "{team}连续{count}场不胜。"],
  formThree: [
    "算上所有赛事，{team}近{of}场{wins}胜{draws}平{losses}负。",
    "{team}最近{of}场（所有赛事）的成绩是{wins}胜{draws}平{losses}负。",
    "各项赛事近{of}场，{team}赢{wins}场、平{draws}场、输{losses}场。",
    "{wins}胜{draws}平{losses}负，这是{team}近{of}场的答卷。",
  ],
  formTwo: [
    "{team}近{of}场{wins}胜{losses}负。",
    "{team}最近{of}场的成绩是{wins}胜{losses}负。",
    "最近{of}场，{team}赢{wins}场、输{losses}场。",
    "{wins}胜{losses}负，这是{team}近{of}场的答卷。",
  ],
  runEnded: [
    "此前{team}已有{count}场不败。",
    "这场失利终结了{team}的{count}场不败。",
    "这是{team}{count}场以来的首场败仗。",
  ],
  derbyWon: ["{derby}属于{winner}。", "{winner}赢下{derby}。", "赢下{derby}，{winner}的球迷可以扬眉吐气。"],
  derbyDrawn: ["{derby}未分胜负。", "这一次的{derby}没有赢家。"],
  firstWin: [
    "这是{team}{count}场以来的首场胜利。",
    "此前{count}场{team}一场未胜。",
    "{team}此前已连续{count}场没有赢球。",
  ],
  scoreless: ["{team}已经{count}场没有进球。", "{team}连续{count}场颗粒无收。", "{team}的进球荒延续到{count}场。"],
  cleanSheets: [
    "{team}连续{count}场零封对手。",
    "{count}场过去，还没有人攻破{team}的球门。",
    "{team}的球门已{count}场不失。",
  ],
  tableTop: [
    "{team}成为新的领头羊，{played}场积{points}分。",
    "这一结果把{team}送上榜首，积{points}分。",
    "{team}从第{from}位升至榜首，积{points}分。",
  ],
  tableAhead: [
    "{team}领跑积分榜，领先{opponent}{count}分。",
    "榜首{team}比{opponent}多{count}分。",
    "离{team}最近的是{opponent}，落后{count}分。",
  ],
  tableUp: [
    "{team}从第{from}位升到第{place}位。",
    "{team}升至积分榜第{place}，积{points}分。",
    "这一结果让{team}以{points}分升到第{place}位。",
    "积分榜上{team}来到第{place}位，赛前排第{from}。",
    "{team}名次上升，{played}场{points}分排在第{place}位。",
  ],
  tableDown: [
    "{team}从第{from}位跌到第{place}位。",
    "{team}降至积分榜第{place}，积{points}分。",
    "这一结果让{team}跌到第{place}位，积{points}分。",
    "积分榜上{team}退到第{place}位，赛前排第{from}。",
    "{team}名次下滑，{played}场{points}分排在第{place}位。",
  ],
  tableStill: [
    "{team}仍排第{place}位，{played}场积{points}分。",
    "{team}的名次没有变化，以{points}分排在第{place}位。",
    "{team}依旧第{place}，积{points}分。",
    "{played}场拿到{points}分的{team}留在第{place}位。",
  ],
  tableBottom: [
    "{team}{played}场积{points}分，排名垫底。",
    "{team}只有{points}分，排在最后一位。",
    "垫底的是{team}，积{points}分。",
  ],
  nextHome: [
    "{team}下一场坐镇主场，{day}迎战{opponent}。",
    "{day}{team}在主场等候{opponent}来访。",
    "{team}{day}将主场迎战{opponent}。",
    "接下来{team}回到主场，{day}对阵{opponent}。",
    "{team}下一场在{day}，主场对手是{opponent}。",
  ],
  nextAway: [
    "{team}下一场客场作战，{day}对阵{opponent}。",
    "{team}{day}将做客{opponent}。",
    "{team}下一场在{day}，做客{opponent}。",
    "接下来{team}要远征{opponent}，比赛在{day}。",
    "{team}的下一站是{opponent}的主场，时间是{day}。",
  ],
  chanceBefore: ["赛前赔率看好{team}，其获胜概率为{chance}%。", "按照开赛前最后的赔率，{team}获胜概率为{chance}%。"],
  noteSimulated: ["本文根据本站数据自动生成。比赛数据为模拟数据，由电脑生成，并非所列球队的真实比赛。"],
  noteReal: ["本文根据本站数据自动生成。"],
  headingResults: ["全部赛果"],
  headingPlaces: ["前列排名"],
};

export const HANS: StoryTexts = { ...FOOTBALL, ...BASKETBALL, ...PREVIEWS, ...ROUNDS, ...SHARED };
