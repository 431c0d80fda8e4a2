import type { GameVoiceTexts } from "../voice-keys.ts";

export const KH: GameVoiceTexts = {
  voiceFirst: ["នេះ​ជា​ពិន្ទុ​ដំបូង​នៃ​ការប្រកួត។", "{team} បើក​ពិន្ទុ​មុន។"],
  voiceBuzzer: ["ចំ​ពេល​សំឡេង​បញ្ចប់!", "ទាន់​ពេល​ល្មម!"],
  voiceGoAhead: ["{team} ឡើង​នាំមុខ នៅសល់​តែ {count} វិនាទី!", "នៅសល់ {count} វិនាទី ហើយ {team} កំពុង​នាំមុខ!"],
  voiceLead: ["{team} ឡើង​នាំមុខ។", "អ្នក​នាំមុខ​ផ្លាស់ប្ដូរ។", "ឥឡូវ {team} នៅ​ខាងមុខ។"],
  voiceTied: ["ពិន្ទុ​ស្មើគ្នា។", "ការប្រកួត​ស្មើគ្នា​វិញ។", "ក្រុម​ទាំងពីរ​លែង​មាន​គម្លាត។"],
  voiceComeback: ["{team} ធ្លាប់​ចាញ់​ដល់ {count} ពិន្ទុ!", "ពី​ការ​ចាញ់ {count} ពិន្ទុ {team} តាម​ទាន់​វិញ។"],
  voiceWithin: ["{team} នៅ​ខ្វះ​តែ {count} ពិន្ទុ​ទៀត។", "គម្លាត​នៅ​ត្រឹម {count} ពិន្ទុ។"],
  voiceRun: ["{team} រកបាន {count} ពិន្ទុ​ជាប់គ្នា។", "{count} ពិន្ទុ​ជាប់គ្នា​សម្រាប់ {team}។"],
  voicePoints: ["{player} មាន {count} ពិន្ទុ​ហើយ។", "{count} ពិន្ទុ​ហើយ​សម្រាប់ {player}។"],
  voiceThrees: ["{player} ស៊ុត 3 ពិន្ទុ​ចូល {count} ដង​ហើយ។", "នេះ​ជា​បាល់ 3 ពិន្ទុ​លើក​ទី {count} របស់ {player}។"],
  voiceDoubleRebounds: [
    "{player} បាន double-double៖ {points} ពិន្ទុ និង {count} រីបោន។",
    "{points} ពិន្ទុ និង {count} រីបោន៖ double-double សម្រាប់ {player}។",
  ],
  voiceDoubleAssists: [
    "{player} បាន double-double៖ {points} ពិន្ទុ និង {count} Assist។",
    "{points} ពិន្ទុ និង {count} Assist៖ double-double សម្រាប់ {player}។",
  ],
  voiceLargest: ["{team} នាំមុខ {count} ពិន្ទុ។", "នាំមុខ {count} ពិន្ទុ ច្រើន​បំផុត​សម្រាប់ {team} ក្នុង​ប្រកួត​នេះ។"],
  voiceDrought: ["{team} គ្មាន​ពិន្ទុ​អស់ {count} នាទី​មក​ហើយ។", "នេះ​ជា​ពិន្ទុ​ដំបូង​របស់ {team} ក្នុង​រយៈពេល {count} នាទី។"],
  voiceFoulTrouble: ["{player} មាន {count} កំហុស​ហើយ មិន​អាច​ខុស​ទៀត​ទេ។", "ខុស​ម្ដងទៀត {player} ត្រូវ​ចេញ។"],
  voiceStop: ["{team} ទើប​រកបាន {count} ពិន្ទុ​ជាប់គ្នា។", "សម្រាក​ដើម្បី​បញ្ឈប់ {count} ពិន្ទុ​ជាប់គ្នា​របស់ {team}។"],
  voiceQuarter: ["{team} ឈ្នះ​តង់​នេះ {score}។", "តង់​នេះ​ជា​របស់ {team} ដោយ {score}។"],
  voiceQuarterLevel: ["តង់​នេះ​ពិន្ទុ​ស្មើគ្នា។"],
  voiceHalf: ["ពេល​សម្រាក {team} នាំមុខ {count} ពិន្ទុ។", "{team} ចូល​សម្រាក​ដោយ​នាំមុខ {count} ពិន្ទុ។"],
  voiceHalfLevel: ["ពេល​សម្រាក​ពិន្ទុ​ស្មើគ្នា។"],
  voiceOvertime: ["ត្រូវ​លេង​ម៉ោង​បន្ថែម​ដើម្បី​រក​អ្នក​ឈ្នះ។"],
  voiceClose: ["{team} រក្សា​ជ័យជម្នះ​បាន ដោយ​លើស {count} ពិន្ទុ។", "ប្រកិត​បំផុត៖ {team} ឈ្នះ​ត្រឹម {count} ពិន្ទុ។"],
  voiceWon: ["{team} ឈ្នះ​ដោយ​លើស {count} ពិន្ទុ។", "ជ័យជម្នះ​ជា​របស់ {team} ដោយ​គម្លាត {count} ពិន្ទុ។"],
};
