import type { RoundTexts } from "../keys.ts";

export const ROUNDS: RoundTexts = {
  roundTitleMatchday: [
    "{competition} សប្ដាហ៍ទី {matchday}៖ សង្ខេបថ្ងៃទី {date}",
    "គ្រប់ប្រកួតសប្ដាហ៍ទី {matchday} {competition} ថ្ងៃទី {date}",
    "{competition}៖ សប្ដាហ៍ទី {matchday} ចប់នៅថ្ងៃទី {date}",
  ],
  roundTitleDate: [
    "{competition}៖ សង្ខេបថ្ងៃទី {date}",
    "{competition} ថ្ងៃទី {date}៖ លទ្ធផលទាំងអស់",
    "{competition}៖ មានអ្វីកើតឡើងនៅថ្ងៃទី {date}",
  ],
  roundOpenMatchday: [
    "សប្ដាហ៍ទី {matchday} នៃ {competition} បានចប់ ដោយមាន {total} ប្រកួត។",
    "{competition} មាន {total} លទ្ធផលថែមទៀត៖ សប្ដាហ៍ទី {matchday} ចប់នៅថ្ងៃទី {date}។",
    "សប្ដាហ៍ទី {matchday} នៃ {competition} មាន {total} ប្រកួត ហើយចប់នៅថ្ងៃទី {date}។",
  ],
  roundOpenDate: [
    "ថ្ងៃទី {date} មាន {total} ប្រកួតក្នុង {competition}។",
    "កាលវិភាគ {competition} ថ្ងៃទី {date} មាន {total} ប្រកួត។",
    "{competition} លេង {total} ប្រកួតនៅថ្ងៃទី {date}។",
  ],
  roundSummaryMatchday: ["លទ្ធផល ជ័យជម្នះដាច់បំផុត និងតារាងពិន្ទុក្រោយសប្ដាហ៍ទី {matchday} នៃ {competition}។"],
  roundSummaryDate: ["លទ្ធផល និងជ័យជម្នះដាច់បំផុតនៃ {competition} ថ្ងៃទី {date}។"],
  roundResults: [
    "ម្ចាស់ផ្ទះឈ្នះ {homeWins} ប្រកួត ភ្ញៀវឈ្នះ {awayWins} ហើយ {draws} ប្រកួតស្មើ។",
    "ឈ្នះលើដីខ្លួន {homeWins} ឈ្នះក្រៅដី {awayWins} ស្មើ {draws}។",
  ],
  roundGoals: ["សរុបមាន {count} គ្រាប់ ជាមធ្យម {average} គ្រាប់ក្នុងមួយប្រកួត។", "ចំនួនគ្រាប់បាល់សរុប {count} មធ្យមភាគ {average}។"],
  roundBiggest: [
    "គម្លាតធំបំផុតជារបស់ {team} ដែលឈ្នះ {opponent} {won}។",
    "គ្មានក្រុមណាឈ្នះដាច់ជាង {team} ទេ៖ {won} ទល់ {opponent}។",
  ],
  roundRichest: [
    "ប្រកួតដែលមានគ្រាប់បាល់ច្រើនជាងគេគឺ {home} {score} {away}។",
    "{home} {score} {away} មានគ្រាប់បាល់ច្រើនជាងប្រកួតផ្សេងទាំងអស់។",
  ],
  roundLate: [
    "{team} ឈ្នះ {opponent} {won} ដោយគ្រាប់បាល់នាទីទី {at}។",
    "គ្រាប់បាល់នាទីទី {at} ធ្វើឲ្យ {team} ឈ្នះ {opponent} {won}។",
  ],
  roundReds: ["កាតក្រហម៖ {count} សន្លឹក។", "អាជ្ញាកណ្ដាលបង្ហាញកាតក្រហមសរុប {count} សន្លឹក។"],
  roundGames: ["ម្ចាស់ផ្ទះឈ្នះ {homeWins} ប្រកួត ភ្ញៀវឈ្នះ {awayWins}។", "ឈ្នះលើដីខ្លួន {homeWins} ឈ្នះក្រៅដី {awayWins}។"],
  roundPoints: ["ជាមធ្យមមួយប្រកួតមាន {average} ពិន្ទុ បូកទាំងពីរក្រុម។", "បូកក្រុមទាំងពីរ មធ្យមភាគ {average} ពិន្ទុក្នុងមួយប្រកួត។"],
  roundClosest: ["ប្រកួតតឹងជាងគេជារបស់ {team} ដែលឈ្នះ {opponent} {won}។", "{team} ឈ្នះប្រកិតជាងគេ {won} ទល់ {opponent}។"],
  roundHighest: [
    "ប្រកួតដែលមានពិន្ទុច្រើនជាងគេគឺ {home} {score} {away} សរុប {count} ពិន្ទុ។",
    "{home} {score} {away} មានពិន្ទុសរុបខ្ពស់ជាងគេ៖ {count}។",
  ],
  resultLine: ["{home} {score} {away}"],
  watchTitle: [
    "តារាងពិន្ទុ {competition} ថ្ងៃទី {date}៖ {leader} នាំមុខ",
    "{competition}៖ មើលតារាងពិន្ទុថ្ងៃទី {date}",
    "លេខរៀង {competition} ថ្ងៃទី {date}៖ {leader} នៅកំពូល",
  ],
  watchOpen: [
    "តារាងពិន្ទុ {competition} ថ្ងៃទី {date} មាន {leader} ឈរលេខរៀងទីមួយ។",
    "សប្ដាហ៍ថ្មី {leader} នាំមុខតារាង {competition} ថ្ងៃទី {date}។",
    "ថ្ងៃចន្ទ ទី {date} ក្រុមកំពូលតារាង {competition} គឺ {leader}។",
  ],
  watchSummary: [
    "តារាងពិន្ទុ {competition} ថ្ងៃទី {date}៖ ក្រុមណានាំមុខ លើសប៉ុន្មាន និងក្រុមណាលេងល្អ។",
    "ក្រុមកំពូល ខ្សែប្រយុទ្ធ ខ្សែការពារ និងទម្រង់លេងក្នុងតារាង {competition} ថ្ងៃទី {date}។",
  ],
  watchLeader: ["{team} នាំមុខដោយ {points} ពិន្ទុក្នុង {played} ប្រកួត។", "លេខមួយគឺ {team}៖ {played} ប្រកួត {points} ពិន្ទុ។"],
  watchLeaderPoints: [
    "ក្រុមកំពូលតារាងមាន {points} ពិន្ទុក្នុង {played} ប្រកួត។",
    "ក្រោយ {played} ប្រកួត ក្រុមកំពូលតារាងរកបាន {points} ពិន្ទុ។",
  ],
  watchGap: ["លេខពីរគឺ {opponent} ចាញ់ {count} ពិន្ទុ។", "គម្លាតជាមួយ {opponent} នៅលេខពីរគឺ {count} ពិន្ទុ។"],
  watchLevel: ["{opponent} នៅលេខពីរមានពិន្ទុស្មើគ្នា។", "មានពិន្ទុស្មើគ្នា ហើយឈរលេខពីរគឺ {opponent}។"],
  watchThird: ["{team} ឈរលេខបីដោយ {points} ពិន្ទុ។", "លេខបីជារបស់ {team} ដែលមាន {points} ពិន្ទុ។"],
  watchLeaderRecord: ["ក្រុមកំពូលតារាងឈ្នះ {won} ចាញ់ {lost}។", "លទ្ធផលរបស់ក្រុមកំពូលតារាងគឺឈ្នះ {won} ចាញ់ {lost}។"],
  watchSecondRecord: ["បន្ទាប់គឺ {team} ឈ្នះ {won} ចាញ់ {lost}។", "លេខពីរគឺ {team} ដែលឈ្នះ {won} ចាញ់ {lost}។"],
  rowPoints: ["លេខ {place} {team}៖ {points} ពិន្ទុ {played} ប្រកួត"],
  rowRecord: ["លេខ {place} {team}៖ ឈ្នះ {won} ចាញ់ {lost}"],
  watchAttack: [
    "ក្រុមដែលរកគ្រាប់បាល់ច្រើនជាងគេគឺ {team}៖ {count} គ្រាប់ក្នុង {played} ប្រកួត។",
    "{team} មានខ្សែប្រយុទ្ធល្អជាងគេ {count} គ្រាប់ក្នុង {played} ប្រកួត។",
  ],
  watchDefence: [
    "ក្រុមដែលខាតគ្រាប់បាល់តិចជាងគេគឺ {team}៖ {count} គ្រាប់ក្នុង {played} ប្រកួត។",
    "ខ្សែការពារល្អជាងគេជារបស់ {team} ខាត {count} គ្រាប់ក្នុង {played} ប្រកួត។",
  ],
  watchPointsFor: [
    "ក្រុមដែលរកពិន្ទុច្រើនជាងគេគឺ {team}៖ {count} ពិន្ទុក្នុង {played} ប្រកួត។",
    "គ្មានក្រុមណារកពិន្ទុច្រើនជាង {team} ទេ៖ {count} ក្នុង {played} ប្រកួត។",
  ],
  watchPointsAgainst: [
    "ក្រុមដែលខាតពិន្ទុតិចជាងគេគឺ {team}៖ {count} ពិន្ទុក្នុង {played} ប្រកួត។",
    "ការការពារល្អជាងគេជារបស់ {team} ខាត {count} ពិន្ទុក្នុង {played} ប្រកួត។",
  ],
  watchForm: [
    "{team} លេងល្អជាងគេ ឈ្នះ {count} ក្នុង {of} ប្រកួតចុងក្រោយ។",
    "ក្នុង {of} ប្រកួតចុងក្រោយ {team} ឈ្នះ {count} គ្មានក្រុមណាឈ្នះច្រើនជាងទេ។",
  ],
  watchPoorForm: ["{team} ឈ្នះ {count} ក្នុង {of} ប្រកួតចុងក្រោយ។", "ផ្ទុយទៅវិញ {team} ឈ្នះតែ {count} ក្នុង {of} ប្រកួតចុងក្រោយ។"],
  watchWinless: ["{team} មិនបានឈ្នះសោះក្នុង {of} ប្រកួតចុងក្រោយ។", "ផ្ទុយទៅវិញ {team} មិនឈ្នះសោះក្នុង {of} ប្រកួតចុងក្រោយ។"],
  watchBottom: [
    "ចុងតារាងគឺ {team} មាន {points} ពិន្ទុក្នុង {played} ប្រកួត។",
    "{team} ឈរចុងតារាងដោយ {points} ពិន្ទុក្នុង {played} ប្រកួត។",
  ],
  watchBottomRecord: ["ចុងតារាងគឺ {team} ឈ្នះ {won} ចាញ់ {lost}។", "{team} ឈរចុងតារាង ឈ្នះ {won} ចាញ់ {lost}។"],
};
