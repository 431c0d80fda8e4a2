/** Names that appear to speak for the site: refused as the whole name, with any digits around them. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  ...["admin", "administrator", "anonymous", "customerservice", "deleted", "everyone", "guest", "help", "helpdesk"],
  ...["info", "mail", "matchlight", "member", "moderator", "news", "null", "official", "operator", "owner", "root"],
  ...["security", "service", "staff", "support", "system", "team", "undefined", "user", "username", "webmaster"],
]);

/** Refused as the whole name only: within others they are harmless ("disputa", "Nazir", "therapist", "Matsushita"). */
export const ABUSIVE_NAMES: ReadonlySet<string> = new Set([
  ...["anal", "anus", "arse", "cock", "coon", "cunt", "dick", "gook", "hiato", "kuay", "nazi", "nazis", "paki", "piss"],
  ...["porra", "prick", "puta", "putas", "rape", "raper", "rapist", "retard", "shit", "slut", "sluts", "spic", "twat"],
  ...["tranny", "viado", "wank", "wanker", "yetmae", "dumamay", "vailon", "caonima", "diunei", "diulei", "pukki"],
]);

/** Refused anywhere in a name: no common name or word of our languages contains one. */
export const ABUSIVE_PARTS: readonly string[] = [
  ...["arsehole", "asshole", "bastard", "bitch", "bullshit", "buceta", "caralho", "childporn", "chingchong"],
  ...["cocksuck", "cunnilingus", "diulaomo", "ditmemay", "ditconme", "dumemay", "faggot", "filhodaputa", "fuck"],
  ...["heilhitler", "hitler", "motherfuck", "nigga", "nigger", "paedophil", "pedophil", "pornhub", "siegheil"],
  ...["vagina", "vaicalon", "whore"],
];
