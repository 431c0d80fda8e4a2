/** Universities whose teams produce professionals, by country. */
export const COLLEGES: Readonly<Record<string, readonly string[]>> = {
  US: "Arizona,Arkansas,Auburn,Baylor,Butler,Clemson,Connecticut,Creighton,Dayton,Duke,Florida,Florida State,Georgetown,Georgia Tech,Gonzaga,Houston,Illinois,Indiana,Iowa State,Kansas,Kentucky,Louisville,LSU,Marquette,Maryland,Memphis,Michigan,Michigan State,Missouri,North Carolina,NC State,Ohio State,Oklahoma,Oregon,Providence,Purdue,Saint Mary's,San Diego State,Seton Hall,Stanford,Syracuse,Tennessee,Texas,Texas A&M,UCLA,USC,Utah,VCU,Villanova,Virginia,Wake Forest,Washington,Wichita State,Wisconsin,Xavier".split(
    ",",
  ),
  CA: "Gonzaga,Michigan,Oregon,Syracuse,Carleton,UBC,Kentucky,Arizona State".split(","),
  PH: "Ateneo,De La Salle,UP Diliman,Santo Tomas,Far Eastern,Adamson,National University,Letran,San Beda,Mapúa,Arellano,Perpetual Help".split(
    ",",
  ),
};
