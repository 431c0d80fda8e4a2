import type { PreviewTexts } from "../keys.ts";

export const PREVIEWS: PreviewTexts = {
  previewTitle: [
    "មុន {home} ទល់ {away}៖ លេខរៀង ទម្រង់លេង និងកីឡាករអវត្តមាន",
    "{home} និង {away} តាមស្ថិតិ មុនថ្ងៃទី {date}",
    "{home} ទល់ {away}៖ មុនប្រកួតថ្ងៃទី {date}",
    "{home} - {away} ថ្ងៃទី {date}៖ ទម្រង់លេង លេខរៀង និងជំនួបមុនៗ",
    "អ្វីដែលគួរដឹងមុន {home} - {away} ថ្ងៃទី {date}",
    "{away} ទៅលេងលើដី {home} ថ្ងៃទី {date}",
  ],
  previewOpen: [
    "{home} ទទួល {away} នៅថ្ងៃទី {date}។",
    "នៅថ្ងៃទី {date} {away} ទៅលេងលើដី {home}។",
    "{home} និង {away} ជួបគ្នានៅថ្ងៃទី {date}។",
    "{away} ជាក្រុមភ្ញៀវពេល {home} ចុះប្រកួតថ្ងៃទី {date}។",
    "គូប្រកួតបន្ទាប់របស់ {home} គឺ {away} ថ្ងៃទី {date}។",
    "សម្រាប់ {home} ប្រកួតបន្ទាប់គឺជួប {away} ថ្ងៃទី {date}។",
  ],
  previewSummary: [
    "{home} និង {away} មុនប្រកួត {competition} ថ្ងៃទី {date}៖ លេខរៀង ទម្រង់លេង ជំនួបមុនៗ និងកីឡាករអវត្តមាន។",
    "លេខរៀង ទម្រង់លេង និងជំនួបមុនៗរបស់ {home} និង {away} ដែលជួបគ្នាក្នុង {competition} ថ្ងៃទី {date}។",
  ],
  previewMatchday: ["នេះជាការប្រកួតសប្ដាហ៍ទី {matchday} នៃ {competition}។", "{competition} ឈានដល់សប្ដាហ៍ទី {matchday}។"],
  previewDate: ["នេះជាការប្រកួតក្នុង {competition}។", "ក្រុមទាំងពីរនឹងជួបគ្នាក្នុង {competition}។"],
  previewTime: ["ចាប់ផ្ដើមម៉ោង {time}។", "ការប្រកួតចាប់ផ្ដើមម៉ោង {time}។"],
  goalsAverage: [
    "ក្នុង {of} ប្រកួតចុងក្រោយ {team} រកបានជាមធ្យម {scored} គ្រាប់ និងខាត {conceded} គ្រាប់ក្នុងមួយប្រកួត។",
    "មធ្យមភាគ {of} ប្រកួតចុងក្រោយរបស់ {team}៖ រកបាន {scored} ខាត {conceded} គ្រាប់។",
  ],
  pointsAverage: [
    "ក្នុង {of} ប្រកួតចុងក្រោយ {team} រកបានជាមធ្យម {scored} ពិន្ទុ និងខាត {conceded} ពិន្ទុក្នុងមួយប្រកួត។",
    "មធ្យមភាគ {of} ប្រកួតចុងក្រោយរបស់ {team}៖ រកបាន {scored} ខាត {conceded} ពិន្ទុ។",
  ],
  lastMeetingWon: [
    "ជំនួបចុងក្រោយនៅថ្ងៃទី {date} {team} ឈ្នះ {opponent} {won}។",
    "{team} ឈ្នះ {opponent} {won} ក្នុងជំនួបចុងក្រោយថ្ងៃទី {date}។",
  ],
  lastMeetingDrawn: [
    "ជំនួបចុងក្រោយនៅថ្ងៃទី {date} ចប់ {home} {score} {away}។",
    "លើកចុងក្រោយដែលជួបគ្នា ថ្ងៃទី {date} លទ្ធផលគឺ {home} {score} {away}។",
  ],
  meetingsTally: [
    "ក្នុង {of} ជំនួបចុងក្រោយ {team} ឈ្នះ {count} ហើយ {opponent} ឈ្នះ {other}។",
    "ចំនួនឈ្នះក្នុង {of} ជំនួបចុងក្រោយ៖ {team} បាន {count} និង {opponent} បាន {other}។",
  ],
  noMeetings: ["ទីនេះមិនមានកំណត់ត្រាជំនួបមុនរវាង {team} និង {opponent} ទេ។"],
  homeRecord: ["{team} ឈ្នះ {wins} ក្នុង {of} ប្រកួតចុងក្រោយលើដីខ្លួន។", "ពី {of} ប្រកួតចុងក្រោយលើដីខ្លួន {team} ឈ្នះ {wins}។"],
  awayRecord: ["{team} ឈ្នះ {wins} ក្នុង {of} ប្រកួតចុងក្រោយក្រៅដី។", "ពី {of} ប្រកួតចុងក្រោយក្រៅដី {team} ឈ្នះ {wins}។"],
  homeWinless: ["{team} មិនបានឈ្នះសោះក្នុង {of} ប្រកួតចុងក្រោយលើដីខ្លួន។", "ពី {of} ប្រកួតចុងក្រោយលើដីខ្លួន {team} មិនឈ្នះសោះ។"],
  awayWinless: ["{team} មិនបានឈ្នះសោះក្នុង {of} ប្រកួតចុងក្រោយក្រៅដី។", "ពី {of} ប្រកួតចុងក្រោយក្រៅដី {team} មិនឈ្នះសោះ។"],
  absences: [
    "{team} អវត្តមានកីឡាករ {count} នាក់ {opponent} អវត្តមាន {other} នាក់។",
    "កីឡាករអវត្តមាន៖ {team} {count} នាក់ និង {opponent} {other} នាក់។",
  ],
  absencesOfOne: [
    "{team} អវត្តមានកីឡាករ {count} នាក់ ឯ {opponent} គ្មានកីឡាករអវត្តមានទេ។",
    "មានតែ {team} ដែលអវត្តមានកីឡាករ {count} នាក់។",
  ],
  drawChance: ["ឱកាសស្មើគឺ {chance}%។", "តាមអត្រាដដែល ឱកាសស្មើគឺ {chance}%។"],
};
