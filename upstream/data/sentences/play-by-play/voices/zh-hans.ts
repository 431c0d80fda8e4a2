import type { GameVoiceTexts } from "../voice-keys.ts";

export const ZH_HANS: GameVoiceTexts = {
  voiceFirst: ["这是全场第一分。", "{team}首开纪录。", "{team}率先得分。"],
  voiceBuzzer: ["压哨命中！", "踩着哨声进了！", "时间走完，球进了！"],
  voiceGoAhead: [
    "还剩{count}秒，{team}领先！",
    "{team}在最后{count}秒取得领先！",
    "距离结束{count}秒，领先的是{team}！",
  ],
  voiceLead: ["{team}反超。", "领先易主。", "现在轮到{team}领先。", "{team}走到前面。", "新的领先者是{team}。"],
  voiceTied: ["双方战平。", "比分扳平。", "又回到同一起跑线。", "比分又平了。"],
  voiceComeback: ["{team}曾落后{count}分！", "落后{count}分，{team}追了回来。", "{team}追回了{count}分！"],
  voiceWithin: ["{team}只差{count}分。", "分差缩小到{count}分。", "{team}只落后{count}分。"],
  voiceRun: ["{team}打出{count}-0。", "{team}连得{count}分。", "{team}连得{count}分，对手一分未得。"],
  voicePoints: ["{player}得分达到{count}分。", "{player}已拿下{count}分。", "{player}就此得到{count}分。"],
  voiceThrees: ["{player}已投进{count}记三分。", "这是{player}的第{count}记三分。", "{player}三分球投进{count}记。"],
  voiceDoubleRebounds: [
    "{player}拿到两双：{points}分{count}篮板。",
    "{points}分{count}篮板，{player}两双到手。",
    "凭{points}分{count}篮板，{player}拿下两双。",
  ],
  voiceDoubleAssists: [
    "{player}拿到两双：{points}分{count}助攻。",
    "{points}分{count}助攻，{player}两双到手。",
    "凭{points}分{count}助攻，{player}拿下两双。",
  ],
  voiceLargest: ["{team}领先{count}分。", "领先{count}分，{team}本场最大优势。", "{team}的领先优势扩大到{count}分。"],
  voiceDrought: [
    "{team}此前{count}分钟一分未得。",
    "{team}{count}分钟来首次得分。",
    "过了{count}分钟，{team}终于再次得分。",
  ],
  voiceFoulTrouble: [
    "{player}已有{count}次犯规，不能再犯。",
    "再犯一次，{player}就要离场。",
    "{player}已有{count}次犯规，要小心了。",
  ],
  voiceStop: ["{team}刚刚连得{count}分。", "{team}的{count}-0攻势被叫停。", "{team}势头正盛，已连得{count}分。"],
  voiceQuarter: ["本节{team}以{score}胜出。", "这一节属于{team}，{score}。", "{team}在这一节占优，{score}。"],
  voiceQuarterLevel: ["本节双方打平。", "这一节谁也没赢。"],
  voiceHalf: ["半场{team}领先{count}分。", "{team}带着{count}分的优势进入中场休息。", "{team}领先{count}分进入休息。"],
  voiceHalfLevel: ["半场战平。", "中场休息时双方不分高下。"],
  voiceOvertime: ["胜负要到加时赛决出。", "比赛进入加时。"],
  voiceClose: ["{team}守住胜果，赢了{count}分。", "只差{count}分，{team}险胜。", "{count}分之差，{team}笑到最后。"],
  voiceWon: ["{team}以{count}分优势获胜。", "{team}赢了{count}分。", "{team}净胜{count}分。"],
};
