import type { NoticeTexts } from "./notice-texts.ts";

export const KH: NoticeTexts = {
  fixture: "{home} ទល់ {away}",
  score: "{home} {homeScore}-{awayScore} {away}",
  lead: {
    football: { other: "ការប្រកួតចាប់ផ្ដើមក្នុងរយៈពេល {minutes} នាទីទៀត" },
    basketball: { other: "ការប្រកួតចាប់ផ្ដើមក្នុងរយៈពេល {minutes} នាទីទៀត" },
  },
  lineup: "បានប្រកាសសមាសភាពក្រុមហើយ",
  kickoff: { football: "ការប្រកួតចាប់ផ្ដើមហើយ", basketball: "ការប្រកួតចាប់ផ្ដើមហើយ" },
  goal: "គ្រាប់បាល់សម្រាប់ {team}",
  var: "គ្រាប់បាល់មិនរាប់",
  redCard: "កាតក្រហមសម្រាប់ {team}",
  halfTime: { football: "ចប់តង់ទី 1", basketball: "សម្រាកពាក់កណ្ដាលការប្រកួត" },
  fullTime: { football: "ចប់ការប្រកួត", basketball: "ចប់ការប្រកួត" },
  hidden: { goal: "មានគ្រាប់បាល់ចូលទី", redCard: "មានកាតក្រហម" },
  scorer: {
    open: "{minute} {player}",
    penalty: "{minute} {player} (ប៉េណាល់ទី)",
    own: "{minute} {player} (ចូលទីខ្លួនឯង)",
  },
  unnamed: { penalty: "{minute} ប៉េណាល់ទី", own: "{minute} ចូលទីខ្លួនឯង" },
  noGoal: "{minute} គ្រាប់បាល់របស់ {team} មិនរាប់",
  shootout: "ទាត់ប៉េណាល់ទី {homeKicks}-{awayKicks}",
  announcement: "សេចក្ដីជូនដំណឹង",
  contest: "ព្រឹត្តិការណ៍",
  news: "ព័ត៌មាន",
  comment: "{from} បានឆ្លើយតបមតិរបស់អ្នក",
  account: {
    title: "គណនីរបស់អ្នក",
    linked: "ឥឡូវនេះ {account} អាចចូលគណនីរបស់អ្នកបាន។ បើមិនមែនអ្នកទេ សូមដកចេញក្នុងប្រវត្តិរូប ហើយប្ដូរពាក្យសម្ងាត់។",
    unlinked: "{account} មិនអាចចូលគណនីរបស់អ្នកទៀតទេ។",
    password: "ពាក្យសម្ងាត់របស់អ្នកត្រូវបានប្ដូរ។ បើមិនមែនអ្នកទេ សូមកំណត់ថ្មីតាម “ភ្លេចពាក្យសម្ងាត់ឬ?”។",
    number: "លេខទូរសព្ទរបស់អ្នកត្រូវបានប្ដូរ។ បើមិនមែនអ្នកទេ សូមកំណត់ពាក្យសម្ងាត់ថ្មីភ្លាម។",
  },
  named: "{provider} ({name})",
};
