import type { SharedTexts, StoryTexts } from "../keys.ts";
import { BASKETBALL } from "./basketball.ts";
import { FOOTBALL } from "./football.ts";
import { PREVIEWS } from "./previews.ts";
import { ROUNDS } from "./rounds.ts";

const SHARED: SharedTexts = {
  runWon: [
    "{team} ឈ្នះ {count} ប្រកួតជាប់គ្នា។",
    "នេះជាជ័យជម្នះជាប់គ្នា {count} ប្រកួតរបស់ {team}។",
    "ការឈ្នះក្លាយជាទម្លាប់របស់ {team} ហើយ {count} ដងជាប់គ្នា។",
  ],
  runLost: [
    "{team} ចាញ់ {count} ប្រកួតជាប់គ្នា។",
    "នេះជាការចាញ់ជាប់គ្នា {count} ប្រកួតរបស់ {team}។",
    "ខ្សែចាញ់របស់ {team} វែងដល់ {count} ប្រកួត។",
  ],
  runUnbeaten: [
    "{team} មិនចាញ់ {count} ប្រកួតជាប់គ្នា។",
    "ក្នុង {count} ប្រកួតចុងក្រោយ គ្មានក្រុមណាឈ្នះ {team} បានទេ។",
    "ខ្សែមិនចាញ់របស់ {team} មកដល់ {count} ប្រកួត។",
  ],
  runWinless: [
    "{team} មិនឈ្នះ {count} ប្រកួតជាប់គ្នា។",
    "{team} មិនទាន់ឈ្នះសោះក្នុង {count} ប្រកួតចុងក្រោយ។",
    "ជ័យជម្នះគេចពី {team} {count} ប្រកួតជាប់គ្នាហើយ។",
  ],
  formThree: [
    "ក្នុង {of} ប្រកួតចុងក្រោយគ្រប់ពានរង្វាន់ {team} ឈ្នះ {wins} ស្មើ {draws} ចាញ់ {losses}។",
    "លទ្ធផល {of} ប្រកួតចុងក្រោយរបស់ {team} គ្រប់ពានរង្វាន់៖ ឈ្នះ {wins} ស្មើ {draws} ចាញ់ {losses}។",
    "បើគិត {of} ប្រកួតចុងក្រោយគ្រប់ពាន {team} មានឈ្នះ {wins} ស្មើ {draws} និងចាញ់ {losses}។",
    "{of} ប្រកួតចុងក្រោយឲ្យ {team} នូវជ័យជម្នះ {wins} ស្មើ {draws} និងចាញ់ {losses}។",
  ],
  formTwo: [
    "ក្នុង {of} ប្រកួតចុងក្រោយ {team} ឈ្នះ {wins} ចាញ់ {losses}។",
    "លទ្ធផល {of} ប្រកួតចុងក្រោយរបស់ {team}៖ ឈ្នះ {wins} ចាញ់ {losses}។",
    "{of} ប្រកួតចុងក្រោយឲ្យ {team} នូវជ័យជម្នះ {wins} និងការចាញ់ {losses}។",
    "បើគិត {of} ប្រកួតចុងក្រោយ {team} មានឈ្នះ {wins} និងចាញ់ {losses}។",
  ],
  runEnded: [
    "មុនការចាញ់នេះ {team} មិនចាញ់ {count} ប្រកួត។",
    "ការចាញ់នេះបញ្ចប់ខ្សែមិនចាញ់ {count} ប្រកួតរបស់ {team}។",
    "នេះជាការចាញ់លើកទីមួយរបស់ {team} ក្នុង {count} ប្រកួត។",
  ],
  derbyWon: [
    "ប្រកួត {derby} ជារបស់ {winner}។",
    "{winner} ជាក្រុមឈ្នះក្នុងប្រកួត {derby}។",
    "អ្នកគាំទ្រ {winner} បានអបអរជ័យជម្នះក្នុងប្រកួត {derby}។",
  ],
  derbyDrawn: ["ប្រកួត {derby} លើកនេះគ្មានក្រុមឈ្នះទេ។", "លើកនេះគ្មានក្រុមណាឈ្នះប្រកួត {derby} ទេ។"],
  firstWin: [
    "នេះជាជ័យជម្នះលើកទីមួយរបស់ {team} ក្រោយ {count} ប្រកួត។",
    "មុននេះ {team} មិនបានឈ្នះ {count} ប្រកួត។",
    "{team} គ្មានជ័យជម្នះអស់ {count} ប្រកួតមុនប្រកួតនេះ។",
  ],
  scoreless: [
    "{team} រកគ្រាប់បាល់មិនបាន {count} ប្រកួតហើយ។",
    "នេះជាប្រកួតទី {count} ជាប់គ្នាដែល {team} គ្មានគ្រាប់បាល់។",
    "ខ្សែប្រយុទ្ធរបស់ {team} ស្ងាត់ {count} ប្រកួតជាប់គ្នា។",
  ],
  cleanSheets: [
    "{team} មិនរបូតទី {count} ប្រកួតជាប់គ្នា។",
    "ក្នុង {count} ប្រកួត គ្មានអ្នកណាស៊ុតចូលទី {team} ទេ។",
    "សំណាញ់ទីរបស់ {team} នៅស្អាត {count} ប្រកួតជាប់គ្នា។",
  ],
  tableTop: [
    "{team} ជាក្រុមកំពូលតារាងថ្មី មាន {points} ពិន្ទុក្នុង {played} ប្រកួត។",
    "លទ្ធផលនេះនាំ {team} ឡើងកំពូលតារាងដោយ {points} ពិន្ទុ។",
    "{team} ឡើងពីលេខរៀងទី {from} ទៅលេខមួយ ដោយ {points} ពិន្ទុ។",
  ],
  tableAhead: [
    "{team} នាំមុខតារាង លើស {opponent} ចំនួន {count} ពិន្ទុ។",
    "នៅកំពូលតារាង {team} លើស {opponent} ចំនួន {count} ពិន្ទុ។",
    "ក្រុមជិត {team} បំផុតគឺ {opponent} ដែលខ្វះ {count} ពិន្ទុ។",
  ],
  tableUp: [
    "{team} ឡើងពីលេខរៀងទី {from} ទៅទី {place}។",
    "{team} ឡើងដល់លេខរៀងទី {place} ក្នុងតារាង មាន {points} ពិន្ទុ។",
    "លទ្ធផលនេះរុញ {team} ឡើងលេខរៀងទី {place} ដោយ {points} ពិន្ទុ។",
    "ក្នុងតារាង {team} ឡើងទៅទី {place} ពីលេខរៀងទី {from} មុនប្រកួត។",
    "{team} ឡើងលេខរៀង ឥឡូវទី {place} មាន {points} ពិន្ទុក្នុង {played} ប្រកួត។",
  ],
  tableDown: [
    "{team} ធ្លាក់ពីលេខរៀងទី {from} ទៅទី {place}។",
    "{team} ចុះដល់លេខរៀងទី {place} ក្នុងតារាង មាន {points} ពិន្ទុ។",
    "លទ្ធផលនេះធ្វើឲ្យ {team} ធ្លាក់ទៅលេខរៀងទី {place} ដោយ {points} ពិន្ទុ។",
    "ក្នុងតារាង {team} ថយទៅទី {place} ពីលេខរៀងទី {from} មុនប្រកួត។",
    "{team} បាត់បង់លេខរៀង ឥឡូវទី {place} មាន {points} ពិន្ទុក្នុង {played} ប្រកួត។",
  ],
  tableStill: [
    "{team} នៅលេខរៀងទី {place} ដដែល មាន {points} ពិន្ទុក្នុង {played} ប្រកួត។",
    "លេខរៀងរបស់ {team} មិនប្រែប្រួលទេ គឺទី {place} មាន {points} ពិន្ទុ។",
    "{team} រក្សាលេខរៀងទី {place} ដោយ {points} ពិន្ទុ។",
    "ដោយមាន {points} ពិន្ទុក្នុង {played} ប្រកួត {team} នៅតែឈរលេខរៀងទី {place}។",
  ],
  tableBottom: [
    "{team} នៅបាតតារាង មាន {points} ពិន្ទុក្នុង {played} ប្រកួត។",
    "លេខរៀងចុងក្រោយជារបស់ {team} ដែលមាន {points} ពិន្ទុ។",
    "{team} ឈរចុងគេ មាន {points} ពិន្ទុ។",
  ],
  nextHome: [
    "ប្រកួតបន្ទាប់ {team} លេងលើដីខ្លួនជួប {opponent} នៅ{day}។",
    "ភ្ញៀវបន្ទាប់របស់ {team} គឺ {opponent} នៅ{day}។",
    "{team} នឹងទទួល {opponent} នៅ{day}។",
    "កម្មវិធីបន្ទាប់របស់ {team} គឺប្រកួតលើដីខ្លួនជាមួយ {opponent} នៅ{day}។",
    "{opponent} នឹងមកលេងលើដី {team} នៅ{day}។",
  ],
  nextAway: [
    "ប្រកួតបន្ទាប់ {team} ទៅលេងលើដី {opponent} នៅ{day}។",
    "ចំណែក {team} ត្រូវទៅលេងក្រៅដីជួប {opponent} នៅ{day}។",
    "{opponent} រង់ចាំ {team} នៅ{day}។",
    "ដំណើរបន្ទាប់របស់ {team} គឺទៅដី {opponent} នៅ{day}។",
    "{team} នឹងធ្វើដំណើរទៅជួប {opponent} នៅ{day}។",
  ],
  chanceBefore: [
    "អត្រាមុនប្រកួតវាយតម្លៃថា {team} ខ្លាំងជាង ដោយមានឱកាសឈ្នះ {chance}%។",
    "តាមអត្រាចុងក្រោយមុនប្រកួត {team} មានឱកាសឈ្នះ {chance}%។",
  ],
  noteSimulated: [
    "អត្ថបទនេះសរសេរដោយស្វ័យប្រវត្តិពីទិន្នន័យរបស់គេហទំព័រនេះ។ ទិន្នន័យប្រកួតត្រូវបានបង្កើតដោយកុំព្យូទ័រ មិនមែនជាការប្រកួតពិតរបស់ក្លិបទាំងនោះទេ។",
  ],
  noteReal: ["អត្ថបទនេះសរសេរដោយស្វ័យប្រវត្តិពីទិន្នន័យរបស់គេហទំព័រនេះ។"],
  headingResults: ["លទ្ធផលទាំងអស់"],
  headingPlaces: ["ក្រុមកំពូលតារាង"],
};

export const KH: StoryTexts = { ...FOOTBALL, ...BASKETBALL, ...PREVIEWS, ...ROUNDS, ...SHARED };
