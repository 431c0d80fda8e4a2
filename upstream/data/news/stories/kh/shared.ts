import type { SharedTexts } from "../keys.ts";

export const SHARED: SharedTexts = {
  tablePlace: [
    "{team} ឈរលេខរៀងទី {place} ក្នុងតារាង មាន {points} ពិន្ទុពី {played} ប្រកួត។",
    "ក្នុងតារាងពិន្ទុ {team} នៅលេខរៀងទី {place}៖ {played} ប្រកួត {points} ពិន្ទុ។",
    "ដោយមាន {points} ពិន្ទុពី {played} ប្រកួត {team} ឈរលេខរៀងទី {place}។",
  ],
  tableLeader: [
    "{team} នាំមុខតារាងដោយ {points} ពិន្ទុពី {played} ប្រកួត។",
    "ក្រុមកំពូលតារាងគឺ {team} ដែលមាន {points} ពិន្ទុពី {played} ប្រកួត។",
  ],
  recordPlace: [
    "{team} ឈរលេខរៀងទី {place} ក្នុងតារាងរបស់ខ្លួន ដោយឈ្នះ {won} ចាញ់ {lost}។",
    "{team} ឈ្នះ {won} ចាញ់ {lost} ហើយនៅលេខរៀងទី {place} ក្នុងតារាងរបស់ខ្លួន។",
  ],
  recordLeader: [
    "{team} នាំមុខតារាងរបស់ខ្លួន ដោយឈ្នះ {won} ចាញ់ {lost}។",
    "គ្មានក្រុមណាក្នុងតារាងនៅលើ {team} ទេ ដែលឈ្នះ {won} ចាញ់ {lost}។",
  ],
  runWon: ["{team} ឈ្នះ {count} ប្រកួតជាប់គ្នា។", "នេះជាជ័យជម្នះជាប់គ្នា {count} ប្រកួតរបស់ {team}។"],
  runLost: ["{team} ចាញ់ {count} ប្រកួតជាប់គ្នា។", "នេះជាការចាញ់ជាប់គ្នា {count} ប្រកួតរបស់ {team}។"],
  runUnbeaten: ["{team} មិនចាញ់ {count} ប្រកួតជាប់គ្នា។", "ក្នុង {count} ប្រកួតចុងក្រោយ គ្មានក្រុមណាឈ្នះ {team} បានទេ។"],
  runWinless: ["{team} មិនឈ្នះ {count} ប្រកួតជាប់គ្នា។", "{team} មិនទាន់ឈ្នះសោះក្នុង {count} ប្រកួតចុងក្រោយ។"],
  formThree: [
    "ក្នុង {of} ប្រកួតចុងក្រោយគ្រប់ពានរង្វាន់ {team} ឈ្នះ {wins} ស្មើ {draws} ចាញ់ {losses}។",
    "លទ្ធផល {of} ប្រកួតចុងក្រោយរបស់ {team} គ្រប់ពានរង្វាន់៖ ឈ្នះ {wins} ស្មើ {draws} ចាញ់ {losses}។",
  ],
  formTwo: [
    "ក្នុង {of} ប្រកួតចុងក្រោយ {team} ឈ្នះ {wins} ចាញ់ {losses}។",
    "លទ្ធផល {of} ប្រកួតចុងក្រោយរបស់ {team}៖ ឈ្នះ {wins} ចាញ់ {losses}។",
  ],
  nextHome: ["ប្រកួតបន្ទាប់ {team} លេងលើដីខ្លួនជួប {opponent} ថ្ងៃទី {date}។", "ភ្ញៀវបន្ទាប់របស់ {team} គឺ {opponent} ថ្ងៃទី {date}។"],
  nextAway: ["ប្រកួតបន្ទាប់ {team} ទៅលេងលើដី {opponent} ថ្ងៃទី {date}។", "នៅថ្ងៃទី {date} {team} ត្រូវទៅលេងក្រៅដីជួប {opponent}។"],
  chanceBefore: [
    "អត្រាមុនប្រកួតវាយតម្លៃថា {team} ខ្លាំងជាង ដោយមានឱកាសឈ្នះ {chance}%។",
    "តាមអត្រាចុងក្រោយមុនប្រកួត {team} មានឱកាសឈ្នះ {chance}%។",
  ],
  chanceNow: [
    "អត្រាវាយតម្លៃថា {team} ខ្លាំងជាង ដោយមានឱកាសឈ្នះ {chance}%។",
    "តាមអត្រាមួយថ្ងៃមុនប្រកួត {team} មានឱកាសឈ្នះ {chance}%។",
  ],
  noteSimulated: [
    "អត្ថបទនេះសរសេរដោយស្វ័យប្រវត្តិពីទិន្នន័យរបស់គេហទំព័រនេះ។ ទិន្នន័យប្រកួតត្រូវបានបង្កើតដោយកុំព្យូទ័រ មិនមែនជាការប្រកួតពិតរបស់ក្លិបទាំងនោះទេ។",
  ],
  noteReal: ["អត្ថបទនេះសរសេរដោយស្វ័យប្រវត្តិពីទិន្នន័យរបស់គេហទំព័រនេះ។"],
  headingStory: ["ដំណើរប្រកួត"],
  headingNumbers: ["ស្ថិតិ"],
  headingNext: ["លេខរៀង និងប្រកួតបន្ទាប់"],
  headingForm: ["លេខរៀង និងទម្រង់លេង"],
  headingMeetings: ["ជំនួបមុនៗ"],
  headingOutlook: ["មុនប្រកួត"],
  headingResults: ["លទ្ធផលទាំងអស់"],
  headingTable: ["តារាងពិន្ទុ"],
  headingPlaces: ["ក្រុមកំពូលតារាង"],
};
