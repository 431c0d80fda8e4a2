import type { RoundTexts } from "../keys.ts";

export const ROUNDS: RoundTexts = {
  roundTitleMatchday: [
    "{competition}, rodada {matchday}: o resumo de {date}",
    "Toda a rodada {matchday}: {competition}, {date}",
    "{competition}: como terminou a rodada {matchday} em {date}",
  ],
  roundTitleDate: [
    "{competition}: o resumo de {date}",
    "{competition}, {date}: todos os resultados",
    "{competition}: o que aconteceu em {date}",
  ],
  roundOpenMatchday: [
    "{competition}: a rodada {matchday} está completa, com {total} jogos disputados.",
    "{competition}: são mais {total} resultados, e a rodada {matchday} terminou em {date}.",
    "{competition}: a rodada {matchday} teve {total} jogos e acabou em {date}.",
  ],
  roundOpenDate: [
    "{competition}: foram {total} jogos em {date}.",
    "{competition}: a programação de {date} teve {total} jogos.",
    "{competition}: o dia {date} trouxe {total} jogos.",
  ],
  roundSummaryMatchday: ["{competition}: resultados, maiores vitórias e classificação depois da rodada {matchday}."],
  roundSummaryDate: ["{competition}: resultados e maiores vitórias dos jogos de {date}."],
  roundResults: [
    "Vitórias em casa: {homeWins}. Vitórias fora: {awayWins}. Empates: {draws}.",
    "Quem jogou em casa venceu {homeWins}, quem visitou venceu {awayWins}, e {draws} terminaram em empate.",
  ],
  roundGoals: [
    "Ao todo, o número de gols foi {count}, média de {average} por jogo.",
    "Gols na soma dos jogos: {count}, com média de {average}.",
  ],
  roundBiggest: [
    "{team} venceu com a maior diferença: {won} contra {opponent}.",
    "Ninguém venceu por mais do que {team}: {won} contra {opponent}.",
  ],
  roundRichest: [
    "O jogo com mais gols foi {home} {score} {away}.",
    "{home} {score} {away} teve mais gols que qualquer outro jogo.",
  ],
  roundLate: [
    "{team} venceu {opponent} por {won} com um gol {at}.",
    "Com um gol {at}, {team} bateu {opponent}, {won}.",
  ],
  roundReds: ["Cartões vermelhos: {count}.", "Na soma dos jogos, {count} {count|cartão vermelho|cartões vermelhos}."],
  roundGames: [
    "Vitórias em casa: {homeWins}. Vitórias fora: {awayWins}.",
    "Quem jogou em casa venceu {homeWins}, quem visitou venceu {awayWins}.",
  ],
  roundPoints: [
    "Em média, cada jogo teve {average} pontos.",
    "A média foi de {average} pontos por jogo, somadas as duas equipes.",
  ],
  roundClosest: [
    "No jogo mais apertado, {team} bateu {opponent} por {won}.",
    "{team} teve a vitória mais apertada, {won} contra {opponent}.",
  ],
  roundHighest: [
    "A maior pontuação saiu em {home} {score} {away}, {count} na soma.",
    "{home} {score} {away} foi o jogo com mais pontos: {count}.",
  ],
  resultLine: ["{home} {score} {away}"],
  watchTitle: [
    "{competition}, classificação em {date}: {leader} na frente",
    "{competition}: de olho na classificação em {date}",
    "{competition}: {leader} no topo em {date}",
  ],
  watchOpen: [
    "{competition}: em {date}, a classificação tem {leader} em primeiro lugar.",
    "{competition}: nova semana, e {leader} lidera a classificação de {date}.",
    "{competition}: na segunda-feira, {date}, {leader} está no topo da classificação.",
  ],
  watchSummary: [
    "{competition}, {date}: quem lidera, por quanto e quem está em boa fase.",
    "{competition}, {date}: líderes, melhor ataque, melhor defesa e fase.",
  ],
  watchLeader: [
    "{team} lidera com {points} pontos em {played} jogos.",
    "Em primeiro está {team}: {played} jogos, {points} pontos.",
  ],
  watchLeaderPoints: ["A liderança vale {points} pontos em {played} jogos.", "São {points} pontos em {played} jogos."],
  watchGap: [
    "Em segundo vem {opponent}, {count} {count|ponto|pontos} atrás.",
    "A vantagem sobre {opponent}, em segundo, é de {count} {count|ponto|pontos}.",
  ],
  watchLevel: [
    "{opponent}, em segundo, está em igualdade de pontos.",
    "Com a mesma pontuação aparece {opponent}, em segundo.",
  ],
  watchThird: ["{team} está em terceiro, com {points} pontos.", "Em terceiro vem {team}, com {points} pontos."],
  watchLeaderRecord: [
    "A campanha na liderança é de {won}-{lost}.",
    "São {won} {won|vitória|vitórias} e {lost} {lost|derrota|derrotas} até aqui.",
  ],
  watchSecondRecord: ["{team} vem a seguir, com {won}-{lost}.", "Em segundo está {team}, com {won}-{lost}."],
  rowPoints: ["{place} {team}: {points} {points|ponto|pontos}, {played} {played|jogo|jogos}"],
  rowRecord: ["{place} {team}: {won}-{lost}"],
  watchAttack: [
    "Quem mais marcou foi {team}: {count} gols em {played} jogos.",
    "{team} tem o melhor ataque, com {count} gols em {played} jogos.",
  ],
  watchDefence: [
    "Quem menos sofreu foi {team}: {count} em {played} jogos.",
    "{team} tem a melhor defesa, com {count} gols sofridos em {played} jogos.",
  ],
  watchPointsFor: [
    "Quem mais pontuou foi {team}: {count} pontos em {played} jogos.",
    "Ninguém fez mais pontos que {team}: {count} em {played} jogos.",
  ],
  watchPointsAgainst: [
    "Quem menos sofreu foi {team}: {count} pontos em {played} jogos.",
    "{team} tem a melhor defesa: {count} pontos sofridos em {played} jogos.",
  ],
  watchForm: [
    "{team} vive a melhor fase, com {count} vitórias nos últimos {of} jogos.",
    "Nos últimos {of} jogos, {team} venceu {count}: ninguém venceu mais.",
  ],
  watchPoorForm: [
    "{team} venceu {count} dos últimos {of} jogos.",
    "Na outra ponta da lista de fase está {team}, que venceu {count} dos últimos {of}.",
  ],
  watchWinless: [
    "{team} não venceu nenhum dos últimos {of} jogos.",
    "Na outra ponta está {team}, sem vitória nos últimos {of} jogos.",
  ],
  watchBottom: [
    "Em último está {team}, com {points} {points|ponto|pontos} em {played} jogos.",
    "{team} fecha a classificação, com {points} {points|ponto|pontos} em {played} jogos.",
  ],
  watchBottomRecord: ["Em último está {team}, com {won}-{lost}.", "{team} fecha a classificação, com {won}-{lost}."],
};
