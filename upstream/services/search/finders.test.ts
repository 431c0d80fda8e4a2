import { describe, expect, it } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { COMPETITIONS, competitionById, countryById, TEAMS, teamById } from "../../competitions/world/world.ts";
import { NICKNAMES } from "../../data/clubs/nicknames.ts";
import { COMPETITION_NICKNAMES } from "../../data/competitions/nicknames.ts";
import { findersFor, worldFinders } from "./finders.ts";
import { foldText } from "./fold.ts";
import { audienceWeight, countryOfLang, followersWeight, isAtHomeIn } from "./popularity.ts";
import { LEVELS } from "./text-index.ts";

const teams = (text: string, sport: Sport = "football", limit = 10) =>
  worldFinders(sport)
    .team.find(foldText(text), limit)
    .map(({ thing }) => thing.key);

describe("a club", () => {
  it.each([
    ["its English name", "Manchester United", "manchester-united"],
    ["its Thai name", "แมนเชสเตอร์ ยูไนเต็ด", "manchester-united"],
    ["the beginning of its Thai name", "ลิเวอร์พ", "liverpool"],
    ["a Thai name with a tone mark that we do not write", "อาร์เซน่อล", "arsenal"],
    ["its Khmer name", "ឆែលស៊ី", "chelsea"],
    ["the middle of its Khmer name", "ស្វាយរៀង", "preah-khan-reach-svay-rieng"],
    ["its Simplified name", "曼联", "manchester-united"],
    ["its Traditional name", "曼聯", "manchester-united"],
    ["Hong Kong's own name", "阿仙奴", "arsenal"],
    ["the mainland's own name", "阿森纳", "arsenal"],
    ["its Portuguese name", "Bayern de Munique", "bayern-munich"],
    ["its Vietnamese name", "Hà Nội", "ha-noi-fc"],
    ["its Vietnamese name without marks", "ha noi", "ha-noi-fc"],
    ["a name without đ", "da nang", "shb-da-nang"],
    ["a name without diacritics", "besiktas", "besiktas"],
    ["full-width letters", "ＣＨＥＬＳＥＡ", "chelsea"],
    ["a nickname", "Spurs", "tottenham-hotspur"],
    ["another nickname", "Wolves", "wolverhampton-wanderers"],
    ["an alias", "Man Utd", "manchester-united"],
    ["what Thai fans call it", "หงส์แดง", "liverpool"],
    ["what Vietnamese fans call it", "quỷ đỏ", "manchester-united"],
    ["what fans in Hong Kong call it", "紅魔", "manchester-united"],
    ["what fans on the mainland call it", "皇马", "real-madrid"],
    ["what Brazilians call it", "mengao", "flamengo"],
    ["what Thais call a national team", "ช้างศึก", "thailand"],
    ["a letter too few", "arsnal", "arsenal"],
    ["a letter too many", "chelssea", "chelsea"],
    ["another letter", "liberpool", "liverpool"],
    ["two letters swapped", "barcleona", "barcelona"],
    ["a mistake in the second word", "real madird", "real-madrid"],
    ["its words the other way round", "madrid real", "real-madrid"],
    ["the beginning of its second word", "palac", "crystal-palace"],
    ["a slip without the space", "mancity", "manchester-city"],
    ["a mistake in each of two words", "machester untied", "manchester-united"],
    ["two mistakes in one word", "barcleoan", "barcelona"],
    ["two letters too few", "livrpol", "liverpool"],
    ["a short form", "barca", "barcelona"],
    ["a Thai short form with a tone mark", "บาร์ซ่า", "barcelona"],
    ["a Thai name with a wrong letter", "ลิเวอร์พลู", "liverpool"],
    ["a Thai name with a mistake in each word", "แมนเชสเตอ ยูไนเต้", "manchester-united"],
    ["a Vietnamese name without marks and with a mistake", "hai phogn", "hai-phong"],
    ["a Chinese name with a wrong character", "阿森那", "arsenal"],
    ["another Chinese name with a wrong character", "利物甫", "liverpool"],
  ])("is found by %s", (_, text, key) => {
    expect(teams(text)).toContain(key);
  });

  it.each([
    ["its nickname", "Lakers", "los-angeles-lakers"],
    ["its Thai nickname", "เลเกอร์ส", "los-angeles-lakers"],
    ["its Chinese nickname", "湖人", "los-angeles-lakers"],
    ["the nickname of another", "勇士", "golden-state-warriors"],
    ["its whole name", "金州勇士", "golden-state-warriors"],
    ["what fans call it", "Sixers", "philadelphia-76ers"],
    ["its number alone", "76人", "philadelphia-76ers"],
    ["its code", "LAL", "los-angeles-lakers"],
    ["Hong Kong's name", "多倫多速龍", "toronto-raptors"],
    ["a mistake", "celtcs", "boston-celtics"],
    ["its sponsors' name", "EA7 Milano", "olimpia-milano"],
    ["its Thai league name", "ไฮเทค", "hi-tech"],
  ])("of basketball is found by %s", (_, text, key) => {
    expect(teams(text, "basketball")[0]).toBe(key);
  });

  it("bears the nicknames that are given to its key", () => {
    const keys = new Set(TEAMS.map(({ key }) => key));
    expect(Object.keys(NICKNAMES).filter((key) => !keys.has(key))).toEqual([]);
  });

  it("is never one of the other sport", () => {
    for (const sport of ["football", "basketball"] as const) {
      const found = worldFinders(sport).team.find("real madrid", 50);
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter(({ thing }) => thing.sport !== sport)).toEqual([]);
    }
  });

  it("comes first where its name is meant exactly, and the better known of a name before the others", () => {
    expect(teams("barcelona")[0]).toBe("barcelona");
    expect(teams("arsenal")[0]).toBe("arsenal");
    expect(teams("real")[0]).toBe("real-madrid");
    expect(teams("manchester").slice(0, 2).sort()).toEqual(["manchester-city", "manchester-united"]);
  });

  it("is found by each of its names among the first of that name", () => {
    const lost = TEAMS.filter(({ sport }) => sport === "basketball").flatMap((team) =>
      LOCALE_CODES.filter((locale) => team.names[locale]).filter(
        (locale) => !teams(team.names[locale]!, "basketball").includes(team.key),
      ),
    );
    expect(lost).toEqual([]);
  });
});

describe("the order of what is found", () => {
  it.each(["united", "a", "real", "曼", "เม", "ba", "city fc", "manchster"])(
    "for %s is by fit, then by fame",
    (text) => {
      const found = worldFinders("football").team.find(foldText(text), 50);
      const order = found.map(({ level, popularity }) => level * 1_000 - popularity);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    },
  );
});

describe("competitions and countries", () => {
  it("bear the nicknames that are given to their keys", () => {
    const keys = new Set(COMPETITIONS.map(({ key }) => key));
    expect(Object.keys(COMPETITION_NICKNAMES).filter((key) => !keys.has(key))).toEqual([]);
  });

  const competitions = (text: string, sport: Sport = "football") =>
    worldFinders(sport)
      .competition.find(foldText(text), 10)
      .map(({ thing }) => thing.key);
  const countries = (text: string, sport: Sport = "football") =>
    worldFinders(sport)
      .country.find(foldText(text), 10)
      .map(({ thing }) => thing.key);

  it("are found in every language", () => {
    for (const text of ["Premier League", "พรีเมียร์ลีก", "英超", "Ngoại hạng Anh", "EPL", "premier leage"])
      expect(competitions(text), text).toContain("premier-league");
    for (const text of ["UCL", "champions leage", "chmpions leage", "欧冠", "ยูฟ่า แชมเปียนส์ลีก", "cup c1"])
      expect(competitions(text), text).toContain("champions-league");
    for (const text of ["NBA", "เอ็นบีเอ", "National Basketball Association"])
      expect(competitions(text, "basketball")[0], text).toBe("nba");
    for (const text of ["Brazil", "Brasil", "巴西", "บราซิล", "ប្រេស៊ីល", "BR", "brzil"])
      expect(countries(text)[0], text).toBe("brazil");
  });

  it("are those of the sport: a country without basketball is not found by it", () => {
    expect(countries("england")).toEqual(["england"]);
    expect(countries("england", "basketball")).toEqual([]);
    expect(competitions("nba")).not.toContain("nba");
  });
});

describe("the visitor's country", () => {
  const foundIn = (country: string, text: string) => {
    const raise = audienceWeight<(typeof TEAMS)[number]>(
      "teams",
      { sport: "football", country, counts: new Map() },
      (team) => isAtHomeIn(team.country, country),
    );
    return worldFinders("football")
      .team.find(foldText(text), 10, raise)
      .map(({ thing }) => thing.key);
  };

  it("orders what fits equally well, and nothing that fits worse", () => {
    expect(foundIn("TH", "buriram")[0]).toBe("buriram-united");
    expect(foundIn("GB", "city").every((key) => key.includes("city"))).toBe(true);
    const [abroad, atHome] = [teams("united", "football", 50), foundIn("TH", "united")];
    const thai = new Set(TEAMS.filter(({ country }) => country === "TH").map(({ key }) => key));
    const count = (keys: readonly string[]) => keys.slice(0, 10).filter((key) => thai.has(key)).length;
    expect(count(atHome)).toBeGreaterThan(count(abroad));
  });

  it("includes its home nations", () => {
    expect(["GB-ENG", "GB", "TH", undefined].map((code) => isAtHomeIn(code, "GB"))).toEqual([true, true, false, false]);
    expect(isAtHomeIn("TH", undefined)).toBe(false);
    expect(["en", "en_TH", "zh-Hant_HK"].map(countryOfLang)).toEqual([undefined, "TH", "HK"]);
  });
});

describe("a search with mistakes", () => {
  it("takes at most ten milliseconds of a whole sport's names", () => {
    const texts = ["machester untied", "barcleoan fotball clbu", "แมนเชสเตอ ยูไนเต้", "xyzzyplugh", "利物甫"];
    const { team } = worldFinders("football");
    for (const text of texts) team.find(foldText(text), 10);
    const times = texts.flatMap((text) =>
      Array.from({ length: 20 }, () => {
        const start = performance.now();
        team.find(foldText(text), 10);
        return performance.now() - start;
      }),
    );
    // The median: other tests run beside this one.
    expect(times.sort((a, b) => a - b)[times.length >> 1]).toBeLessThan(10);
  });
});

describe("the best known", () => {
  it("are popular competitions in the order of lists, and strong teams", () => {
    const { competition, team } = worldFinders("basketball");
    expect(competition.popular(3).map(({ thing }) => thing.key)).toEqual(["nba", "euroleague", "cba"]);
    const nba = new Set(competitionById("8001")!.teamIds);
    expect(team.popular(5).filter(({ thing }) => nba.has(thing.id)).length).toBeGreaterThanOrEqual(4);
  });
});

describe("what an import brought", () => {
  const imported = {
    id: "90001",
    sport: "football" as const,
    key: "fc-imported-90001",
    names: { en: "Ímpörted Rovers" },
    country: "BR",
    colours: ["#6b7280", "#d1d5db"] as const,
    strength: 50,
  };
  const league = { ...COMPETITIONS[0]!, id: "9001", key: "l-9001", names: { en: "Imported League" }, teamIds: [] };
  const directory = {
    competitions: [...COMPETITIONS, league],
    countries: [],
    storedTeams: [imported],
    competitionById,
    countryById,
    teamById,
  };

  it("is found beside the world, in its place", () => {
    const { team, competition } = findersFor(directory, "football");
    expect(team.find("imported rovers", 10)[0]).toMatchObject({ thing: { id: "90001" }, level: LEVELS.exact });
    expect(competition.find("imported", 10).map(({ thing }) => thing.id)).toEqual(["9001"]);
    expect(team.find("rovers", 20).map(({ thing }) => thing.id)).toContain("90001");
    expect(team.find("rovers", 20).length).toBeGreaterThan(1);
  });

  it("is among the best known once thousands follow it", () => {
    const { team, competition } = findersFor(directory, "football");
    const best = (raise?: (one: { thing: { id: string } }) => number) =>
      [team.popular(5, raise), competition.popular(5, raise)].map((found) => found[0]?.thing.id);
    expect(best()).toEqual([
      worldFinders("football").team.popular(1)[0]?.thing.id,
      worldFinders("football").competition.popular(1)[0]?.thing.id,
    ]);
    expect(best(({ thing: { id } }) => (["90001", "9001"].includes(id) ? followersWeight(10_000) : 0))).toEqual([
      "90001",
      "9001",
    ]);
  });
});
