import type { GameVoiceTexts } from "../voice-keys.ts";

export const ZH_HANT: GameVoiceTexts = {
  voiceFirst: ["這是全場首次得分。", "{team}先開紀錄。", "{team}率先得分。"],
  voiceBuzzer: ["壓哨命中！", "趕在響哨前射入！", "時間走完，球入了！"],
  voiceGoAhead: [
    "尚餘{count}秒，{team}領先！",
    "{team}在最後{count}秒取得領先！",
    "距離完場{count}秒，領先的是{team}！",
  ],
  voiceLead: ["{team}反超前。", "領先易手。", "輪到{team}領先。", "{team}走到前面。", "新的領先者是{team}。"],
  voiceTied: ["雙方打平。", "比數追平。", "雙方再度不分高下。", "比數又平了。"],
  voiceComeback: ["{team}曾落後{count}分！", "落後{count}分，{team}追了回來。", "{team}追回{count}分！"],
  voiceWithin: ["{team}只差{count}分。", "分差縮窄至{count}分。", "{team}只落後{count}分。"],
  voiceRun: ["{team}打出{count}比0。", "{team}連取{count}分。", "{team}連取{count}分，對手一分未得。"],
  voicePoints: ["{player}的得分達{count}分。", "{player}已取{count}分。", "{player}就此取得{count}分。"],
  voiceThrees: [
    "{player}已射入{count}個三分球。",
    "這是{player}的第{count}個三分球。",
    "{player}的三分球入了{count}個。",
  ],
  voiceDoubleRebounds: [
    "{player}取得雙雙：{points}分{count}籃板。",
    "{points}分{count}籃板，{player}雙雙到手。",
    "憑{points}分{count}籃板，{player}取得雙雙。",
  ],
  voiceDoubleAssists: [
    "{player}取得雙雙：{points}分{count}助攻。",
    "{points}分{count}助攻，{player}雙雙到手。",
    "憑{points}分{count}助攻，{player}取得雙雙。",
  ],
  voiceLargest: ["{team}領先{count}分。", "領先{count}分，{team}今場最大優勢。", "{team}的優勢擴大至{count}分。"],
  voiceDrought: [
    "{team}此前{count}分鐘一分未得。",
    "{team}{count}分鐘以來首次得分。",
    "過了{count}分鐘，{team}終於再次得分。",
  ],
  voiceFoulTrouble: [
    "{player}已有{count}次犯規，不能再犯。",
    "再犯一次，{player}便要離場。",
    "{player}已有{count}次犯規，要小心了。",
  ],
  voiceStop: ["{team}剛連取{count}分。", "{team}的{count}比0攻勢被叫停。", "{team}氣勢正盛，已連取{count}分。"],
  voiceQuarter: ["這一節{team}以{score}勝出。", "這一節屬於{team}，{score}。", "{team}在這一節佔優，{score}。"],
  voiceQuarterLevel: ["這一節雙方打平。", "這一節誰也沒有贏。"],
  voiceHalf: ["半場{team}領先{count}分。", "{team}帶着{count}分優勢進入中場休息。", "{team}領先{count}分進入休息。"],
  voiceHalfLevel: ["半場雙方打平。", "中場休息時雙方不分高下。"],
  voiceOvertime: ["勝負留待加時分曉。", "比賽進入加時。"],
  voiceClose: ["{team}守住勝局，贏{count}分。", "只差{count}分，{team}險勝。", "{count}分之差，{team}笑到最後。"],
  voiceWon: ["{team}以{count}分之差勝出。", "{team}贏{count}分。", "{team}淨勝{count}分。"],
};
