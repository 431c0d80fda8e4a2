import type { SharedTexts } from "../keys.ts";

export const SHARED: SharedTexts = {
  tablePlace: [
    "{team}踢完{played}场积{points}分，排在积分榜第{place}位。",
    "积分榜上，{team}位列第{place}：{played}场，{points}分。",
    "{team}目前第{place}，{played}场拿到{points}分。",
  ],
  tableLeader: ["{team}以{played}场{points}分领跑积分榜。", "积分榜榜首是{team}，{played}场积{points}分。"],
  recordPlace: [
    "{team}战绩{won}胜{lost}负，在所属榜单排第{place}位。",
    "{team}目前{won}胜{lost}负，所属榜单第{place}。",
  ],
  recordLeader: [
    "{team}以{won}胜{lost}负领跑所属榜单。",
    "所属榜单中没有球队排在{team}之前，其战绩为{won}胜{lost}负。",
  ],
  runWon: ["{team}已经{count}连胜。", "这是{team}的{count}连胜。"],
  runLost: ["{team}已经{count}连败。", "这是{team}的{count}连败。"],
  runUnbeaten: ["{team}近{count}场保持不败。", "最近{count}场没有球队能击败{team}。"],
  runWinless: ["{team}近{count}场未尝胜绩。", "{team}已有{count}场没有取胜。"],
  formThree: [
    "算上所有赛事，{team}近{of}场{wins}胜{draws}平{losses}负。",
    "{team}最近{of}场（所有赛事）的成绩是{wins}胜{draws}平{losses}负。",
  ],
  formTwo: ["{team}近{of}场{wins}胜{losses}负。", "{team}最近{of}场的成绩是{wins}胜{losses}负。"],
  nextHome: ["{team}下一场坐镇主场，{date}迎战{opponent}。", "{date}，{opponent}将做客{team}。"],
  nextAway: ["{team}下一场客场作战，{date}对阵{opponent}。", "{date}，{team}将做客{opponent}。"],
  chanceBefore: ["赛前赔率看好{team}，其获胜概率为{chance}%。", "按照开赛前最后的赔率，{team}获胜概率为{chance}%。"],
  chanceNow: ["目前赔率看好{team}，其获胜概率为{chance}%。", "按照赛前一天的赔率，{team}获胜概率为{chance}%。"],
  noteSimulated: ["本文根据本站数据自动生成。比赛数据为模拟数据，由电脑生成，并非所列球队的真实比赛。"],
  noteReal: ["本文根据本站数据自动生成。"],
  headingStory: ["比赛经过"],
  headingNumbers: ["数据"],
  headingNext: ["排名与接下来的赛程"],
  headingForm: ["排名与近况"],
  headingMeetings: ["交锋记录"],
  headingOutlook: ["赛前看点"],
  headingResults: ["全部赛果"],
  headingTable: ["积分榜"],
  headingPlaces: ["前列排名"],
};
