import type { FootballTexts } from "../keys.ts";
import { FOOTBALL_FACTS } from "./football-facts.ts";

export const FOOTBALL: FootballTexts = {
  ...FOOTBALL_FACTS,
  titleShootout: [
    "{winner} ឈ្នះ {loser} {kicks} ដោយទាត់ប៉េណាល់ទី",
    "{home} {score} {away}៖ {winner} ឈ្នះប៉េណាល់ទី {kicks}",
    "{winner} ទាត់ប៉េណាល់ទីឈ្នះ {loser} ក្នុងលទ្ធផល {kicks}",
  ],
  titleExtra: ["{winner} ឈ្នះ {loser} {won} ក្នុងម៉ោងបន្ថែម", "{home} {score} {away}៖ {winner} ឈ្នះក្នុងម៉ោងបន្ថែម"],
  titleHatTrick: [
    "{hero} ស៊ុតចូល {count} គ្រាប់ ជួយ {winner} ឈ្នះ {loser} {won}",
    "{winner} ឈ្នះ {loser} {won} ដោយសារ {count} គ្រាប់របស់ {hero}",
  ],
  titleTwoDown: ["{winner} ចាញ់មុនពីរគ្រាប់ តែត្រឡប់មកឈ្នះ {loser} {won}", "{loser} នាំមុនពីរគ្រាប់ តែ {winner} ឈ្នះវិញ {won}"],
  titleLate: [
    "គ្រាប់បាល់ចុងប្រកួតជួយ {winner} ឈ្នះ {loser} {won}",
    "{home} {score} {away}៖ {winner} ឈ្នះនៅចុងប្រកួត",
    "{player} ស៊ុតចូលចុងប្រកួត ឲ្យ {winner} ឈ្នះ {loser} {won}",
    "{winner} រង់ចាំដល់ចុងប្រកួតទើបឈ្នះ {loser} {won}",
  ],
  titleLateDraw: [
    "{player} សង្គ្រោះមួយពិន្ទុឲ្យ {team}៖ {home} {score} {away}",
    "{home} {score} {away}៖ {player} តាមស្មើនៅចុងប្រកួត",
    "{team} តាមស្មើ {opponent} នៅចុងប្រកួត {score}",
  ],
  titleTenMen: ["ខ្វះកីឡាករម្នាក់ {winner} នៅតែឈ្នះ {loser} {won}", "{winner} ត្រូវកាតក្រហម តែឈ្នះ {loser} {won}"],
  titleUpset: [
    "{winner} ធ្វើឲ្យភ្ញាក់ផ្អើល ឈ្នះ {loser} {won}",
    "{home} {score} {away}៖ {winner} ឈ្នះខុសការគិត",
    "{loser} ជំពប់ជើង {winner} ឈ្នះ {won}",
  ],
  titleComeback: [
    "{winner} ត្រឡប់មកឈ្នះ {loser} {won}",
    "{home} {score} {away}៖ {winner} ប្រែក្លាយប្រកួត",
    "{loser} នាំមុន តែ {winner} ឈ្នះ {won}",
    "{winner} តស៊ូត្រឡប់មកយកឈ្នះ {loser} {won}",
  ],
  titleRout: [
    "{winner} ឈ្នះ {loser} ដាច់ {won}",
    "{home} {score} {away}៖ ជ័យជម្នះដាច់របស់ {winner}",
    "{winner} បំបាក់ {loser} {won}",
  ],
  titleTop: ["{winner} ឈ្នះ {loser} {won} ឡើងកំពូលតារាង", "{winner} ឡើងលេខមួយក្រោយឈ្នះ {loser} {won}"],
  titleSteal: [
    "{winner} ឱកាសតិចជាង តែឈ្នះ {loser} {won}",
    "{loser} ខ្ជះខ្ជាយឱកាស {winner} ឈ្នះ {won}",
    "{home} {score} {away}៖ {winner} ឈ្នះទោះឱកាសតិចជាង",
  ],
  titleFirstWin: [
    "{winner} បញ្ចប់ការរង់ចាំ ឈ្នះ {loser} {won}",
    "ជ័យជម្នះដែល {winner} រង់ចាំ៖ {won} លើ {loser}",
    "{winner} ឈ្នះវិញហើយ {won} លើ {loser}",
  ],
  titleStreak: [
    "{winner} ឈ្នះ {streak} ប្រកួតជាប់គ្នា ចុងក្រោយ {won} លើ {loser}",
    "{winner} ឈ្នះលើកទី {streak} ជាប់គ្នា {won} លើ {loser}",
    "គ្មានអ្នកណាទប់ {winner} បាន ចុងក្រោយឈ្នះ {loser} {won}",
  ],
  titleOneNil: [
    "{player} សម្រេចប្រកួត ឲ្យ {winner} ឈ្នះ {loser} {won}",
    "មួយគ្រាប់គ្រប់គ្រាន់ {winner} ឈ្នះ {loser} {won}",
    "{winner} ឈ្នះ {loser} {won} ដោយគ្រាប់បាល់របស់ {player}",
    "{player} ជាអ្នកកំណត់ជោគជ័យ {winner} ឈ្នះ {loser} {won}",
  ],
  titleManyGoals: ["គ្រាប់បាល់ច្រើនណាស់៖ {home} {score} {away}", "{home} និង {away} ប្ដូរគ្រាប់បាល់គ្នា ស្មើ {score}"],
  titleHome: [
    "{home} ឈ្នះ {away} {won} លើដីខ្លួន",
    "{home} {score} {away}៖ ម្ចាស់ផ្ទះឈ្នះ",
    "{won}៖ {home} យកឈ្នះ {away}",
    "{home} ឈ្នះលើដីខ្លួន {won} ទល់ {away}",
    "{away} ត្រឡប់ដៃទទេពីដី {home} {won}",
    "{home} ខ្លាំងជាង {away} ឈ្នះ {won}",
  ],
  titleAway: [
    "{away} ឈ្នះ {home} {won} ក្រៅដី",
    "{home} {score} {away}៖ ភ្ញៀវឈ្នះ",
    "{won}៖ {away} ឈ្នះលើដី {home}",
    "{away} ឈ្នះក្រៅដី {won} ទល់ {home}",
    "{home} ចាញ់ {away} លើដីខ្លួន {lost}",
    "{away} យកបីពិន្ទុពីដី {home} {won}",
  ],
  titleDraw: [
    "{home} ស្មើ {away} {score}",
    "{home} {score} {away}៖ គ្មានក្រុមឈ្នះ",
    "{score}៖ {home} និង {away} ចែកពិន្ទុគ្នា",
    "{home} ត្រូវ {away} ទប់ស្មើ {score}",
    "{away} យកបានមួយពិន្ទុពីដី {home} {score}",
    "ម្ខាងមួយពិន្ទុ៖ {home} {score} {away}",
  ],
  titleGoalless: [
    "{home} ស្មើ {away} ដោយគ្មានគ្រាប់បាល់ {score}",
    "{home} {score} {away}៖ គ្មានក្រុមណារកគ្រាប់បាល់បាន",
    "{score}៖ {home} និង {away} គ្មានគ្រាប់បាល់",
  ],
  openShootout: [
    "{winner} ត្រូវការប៉េណាល់ទីទើបឈ្នះ {loser} ក្នុង {competition} កាលពី{day} ដោយឈ្នះ {kicks} ក្រោយស្មើ {score}។",
    "ប្រកួត {competition} កាលពី{day} ស្មើ {score} មុនពេល {winner} ទាត់ប៉េណាល់ទីឈ្នះ {loser} {kicks}។",
    "ប៉េណាល់ទីសម្រេចប្រកួត {competition} កាលពី{day}៖ {winner} ឈ្នះ {loser} {kicks} ក្រោយ {home} {score} {away}។",
  ],
  openExtra: [
    "{winner} ឈ្នះ {loser} {won} ក្រោយម៉ោងបន្ថែម ក្នុង {competition} កាលពី{day}។",
    "ម៉ោងធម្មតាមិនគ្រប់គ្រាន់ក្នុង {competition} កាលពី{day}ទេ ហើយ {winner} ឈ្នះ {loser} {won} ក្នុងម៉ោងបន្ថែម។",
  ],
  openHatTrick: [
    "{hero} រកបាន {count} គ្រាប់ ពេល {winner} ឈ្នះ {loser} {won} ក្នុង {competition} កាលពី{day}។",
    "ដោយ {count} គ្រាប់ {hero} នាំ {winner} ឈ្នះ {loser} {won} ក្នុង {competition} កាលពី{day}។",
  ],
  openTwoDown: [
    "{winner} ចាញ់មុនពីរគ្រាប់ក្នុង {competition} កាលពី{day} តែត្រឡប់មកឈ្នះ {loser} {won}។",
    "{loser} បាត់បង់ប្រៀបពីរគ្រាប់ក្នុង {competition} កាលពី{day} ហើយចាញ់ {winner} {lost}។",
  ],
  openLate: [
    "គ្រាប់បាល់របស់ {player} នៅនាទីទី {at} ជួយ {winner} ឈ្នះ {loser} {won} ក្នុង {competition} កាលពី{day}។",
    "{winner} ត្រូវរង់ចាំដល់ចុងប្រកួតទើបឈ្នះ {loser} ក្នុង {competition} កាលពី{day}៖ {player} ស៊ុតចូលនៅនាទីទី {at} លទ្ធផល {won}។",
    "{loser} ជិតបានមួយពិន្ទុក្នុង {competition} កាលពី{day} តែ {player} ស៊ុតចូលនៅនាទីទី {at} ឲ្យ {winner} ឈ្នះ {won}។",
    "ប្រកួត {competition} កាលពី{day} សម្រេចនៅនាទីទី {at} ពេល {player} ស៊ុតចូលឲ្យ {winner} ឈ្នះ {loser} {won}។",
  ],
  openLateDraw: [
    "{player} ស៊ុតចូលនៅនាទីទី {at} ជួយ {team} ស្មើ {opponent} {score} ក្នុង {competition} កាលពី{day}។",
    "{opponent} ជិតឈ្នះក្នុង {competition} កាលពី{day} រហូតដល់ {player} តាមស្មើឲ្យ {team} នៅនាទីទី {at} ជា {score}។",
    "គ្រាប់បាល់របស់ {player} នៅនាទីទី {at} ធ្វើឲ្យ {opponent} ខកខានជ័យជម្នះ ហើយ {team} ស្មើ {score} ក្នុង {competition} កាលពី{day}។",
  ],
  openTenMen: [
    "{winner} ទោះខ្វះកីឡាករម្នាក់ នៅតែយកឈ្នះ {loser} {won} ក្នុង {competition} កាលពី{day}។",
    "{winner} មានកីឡាករត្រូវដេញចេញក្នុង {competition} កាលពី{day} តែនៅតែឈ្នះ {loser} {won}។",
  ],
  openUpset: [
    "មនុស្សតិចណាស់ដែលជឿលើ {winner} ក្នុង {competition} កាលពី{day} តែក្រុមនេះឈ្នះ {loser} {won}។",
    "{loser} ត្រូវគេវាយតម្លៃខ្លាំងជាងក្នុង {competition} កាលពី{day} តែចាញ់ {winner} {lost}។",
    "{winner} បង្កើតការភ្ញាក់ផ្អើលប្រចាំថ្ងៃក្នុង {competition} កាលពី{day} ដោយឈ្នះ {loser} {won}។",
  ],
  openComeback: [
    "{winner} ចាញ់មុនក្នុង {competition} កាលពី{day} តែនៅតែត្រឡប់មកឈ្នះ {loser} {won}។",
    "{loser} ធ្លាប់នាំមុនកាលពី{day} តែ {winner} ប្រែក្លាយប្រកួត {competition} ហើយឈ្នះ {won}។",
    "ពីស្ថានភាពចាញ់ {winner} ងើបមកឈ្នះ {loser} {won} ក្នុង {competition} កាលពី{day}។",
    "{loser} ស៊ុតចូលមុនក្នុង {competition} កាលពី{day} តែមិនបានអ្វីទេ ព្រោះ {winner} ត្រឡប់មកឈ្នះ {won}។",
  ],
  openRout: [
    "{winner} ឈ្នះ {loser} ដាច់ {won} ក្នុង {competition} កាលពី{day}។",
    "ប្រកួត {competition} កាលពី{day} មានតែម្ខាង៖ {winner} ឈ្នះ {loser} {won}។",
    "{loser} ទប់ {winner} មិនជាប់ក្នុង {competition} កាលពី{day} ហើយចាញ់ {lost}។",
  ],
  openTop: [
    "{winner} ឡើងកំពូលតារាង {competition} កាលពី{day} ដោយឈ្នះ {loser} {won}។",
    "ជ័យជម្នះ {won} លើ {loser} កាលពី{day} នាំ {winner} ឡើងលេខមួយនៃ {competition}។",
  ],
  openSteal: [
    "{loser} មានឱកាសល្អជាងក្នុង {competition} កាលពី{day} តែអ្នកស៊ុតចូលគឺ {winner} លទ្ធផល {won}។",
    "{winner} ឈ្នះ {loser} {won} ក្នុង {competition} កាលពី{day} ក្នុងប្រកួតដែលមើលតាមឱកាស ក្រុមនេះគួរតែចាញ់។",
    "មើលតាមឱកាស {loser} គួរបានច្រើនជាងនេះកាលពី{day} តែ {winner} ឆ្លៀតឱកាសបាន ហើយឈ្នះ {won} ក្នុង {competition}។",
  ],
  openFirstWin: [
    "ក្រោយ {drought} ប្រកួតគ្មានជ័យជម្នះ {winner} ឈ្នះ {loser} {won} ក្នុង {competition} កាលពី{day}។",
    "{winner} រង់ចាំ {drought} ប្រកួតទើបបានជ័យជម្នះនេះ៖ {won} លើ {loser} ក្នុង {competition} កាលពី{day}។",
    "ការរង់ចាំរបស់ {winner} ចប់ហើយ ដោយឈ្នះ {loser} {won} ក្នុង {competition} កាលពី{day} ក្រោយ {drought} ប្រកួតមិនឈ្នះ។",
  ],
  openStreak: [
    "{winner} ឈ្នះលើកទី {streak} ជាប់គ្នាកាលពី{day} ដោយយកឈ្នះ {loser} {won} ក្នុង {competition}។",
    "{loser} ជាក្រុមបន្ទាប់ដែលចាញ់ {winner} ក្នុងលទ្ធផល {won} ក្នុង {competition} កាលពី{day} ដែលជាជ័យជម្នះជាប់គ្នាលើកទី {streak}។",
    "ជ័យជម្នះមួយទៀតរបស់ {winner} គឺ {won} លើ {loser} ក្នុង {competition} កាលពី{day} សរុប {streak} ប្រកួតជាប់គ្នា។",
  ],
  openOneNil: [
    "{player} ស៊ុតចូលគ្រាប់តែមួយគត់នៅនាទីទី {at} ឲ្យ {winner} ឈ្នះ {loser} {won} ក្នុង {competition} កាលពី{day}។",
    "មួយគ្រាប់គ្រប់គ្រាន់សម្រាប់ {winner} ក្នុង {competition} កាលពី{day}៖ {player} ស៊ុតចូលនៅនាទីទី {at} ហើយ {loser} តបមិនបាន។",
    "{winner} ឈ្នះ {loser} {won} ក្នុង {competition} កាលពី{day} ដោយគ្រាប់បាល់របស់ {player} នៅនាទីទី {at}។",
    "{winner} និង {loser} ខុសគ្នាតែមួយគ្រាប់ក្នុង {competition} កាលពី{day} ដែល {player} ស៊ុតចូលនៅនាទីទី {at}។",
    "{loser} ចាញ់ដោយសារពេលតែមួយក្នុង {competition} កាលពី{day} ពេល {player} ស៊ុតចូលឲ្យ {winner} នៅនាទីទី {at}។",
  ],
  openManyGoals: [
    "{home} និង {away} លេងស្មើគ្នាយ៉ាងសប្បាយ {score} ក្នុង {competition} កាលពី{day}។",
    "ខ្សែការពារទាំងពីរទប់មិនជាប់ក្នុង {competition} កាលពី{day}៖ {home} {score} {away}។",
  ],
  openHome: [
    "{home} ឈ្នះ {away} {won} នៅចំពោះមុខអ្នកគាំទ្រខ្លួន ក្នុង {competition} កាលពី{day}។",
    "{home} ប្រើគុណសម្បត្តិដីខ្លួនដើម្បីឈ្នះ {away} {won} ក្នុង {competition} កាលពី{day}។",
    "{away} ត្រឡប់ទៅវិញដៃទទេ ក្រោយចាញ់ {home} {lost} ក្នុង {competition} កាលពី{day}។",
    "ដំណើររបស់ {away} កាលពី{day} មិនបានអ្វីទេ ព្រោះ {home} ឈ្នះ {won} ក្នុង {competition}។",
    "{home} លេងបានល្អជាង {away} កាលពី{day} ហើយឈ្នះ {won} ក្នុង {competition}។",
    "ពិន្ទុនៅជាមួយម្ចាស់ផ្ទះក្នុង {competition} កាលពី{day} ដែល {home} ឈ្នះ {away} {won}។",
  ],
  openAway: [
    "{away} ទៅលេងលើដី {home} ក្នុង {competition} កាលពី{day} ហើយឈ្នះ {won}។",
    "{home} ចាញ់លើដីខ្លួនក្នុង {competition} កាលពី{day} ខណៈ {away} ឈ្នះ {won}។",
    "ដំណើរទៅកាន់ដី {home} កាលពី{day} មិនឥតប្រយោជន៍ទេ {away} ឈ្នះ {won} ក្នុង {competition}។",
    "{home} ទប់ {away} មិនជាប់ក្នុង {competition} កាលពី{day} ក្រុមភ្ញៀវចេញទៅដោយជ័យជម្នះ {won}។",
    "ការលេងលើដីខ្លួនមិនបានជួយ {home} ក្នុង {competition} កាលពី{day} ព្រោះ {away} ឈ្នះ {won}។",
    "ទោះលេងក្រៅដី {away} នៅតែយកឈ្នះ {home} {won} ក្នុង {competition} កាលពី{day}។",
  ],
  openDraw: [
    "{home} និង {away} ស្មើគ្នា {score} ក្នុង {competition} កាលពី{day}។",
    "{home} និង {away} មិនចាញ់មិនឈ្នះក្នុង {competition} កាលពី{day} លទ្ធផល {score}។",
    "{home} ត្រូវទទួលយកលទ្ធផលស្មើ {score} ជាមួយ {away} ក្នុង {competition} កាលពី{day}។",
    "ក្រុមទាំងពីររកគ្រាប់បាល់បាន តែគ្មានក្រុមណាឈ្នះក្នុង {competition} កាលពី{day}៖ {home} {score} {away}។",
    "{away} យកបានមួយពិន្ទុពីដី {home} ក្នុង {competition} កាលពី{day} លទ្ធផល {score}។",
    "ជំនួបរវាង {home} និង {away} ក្នុង {competition} កាលពី{day} បញ្ចប់ដោយស្មើ {score}។",
  ],
  openGoalless: [
    "{home} និង {away} រកគ្រាប់បាល់មិនឃើញក្នុង {competition} កាលពី{day} លទ្ធផលនៅតែ {score}។",
    "ខ្សែការពារទាំងពីររឹងមាំក្នុង {competition} កាលពី{day}៖ {home} {score} {away}។",
    "លទ្ធផលនៅតែ {score} ពីដើមដល់ចប់ ពេល {home} ជួប {away} ក្នុង {competition} កាលពី{day}។",
  ],
};
