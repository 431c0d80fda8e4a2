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
    "A rodada {matchday} {do competition} está completa, com {total} jogos disputados.",
    "A rodada {matchday} {do competition} terminou em {date}, com {total} resultados.",
    "{No competition}, a rodada {matchday} teve {total} jogos e acabou em {date}.",
  ],
  roundOpenDate: [
    "Foram {total} jogos {do competition} em {date}.",
    "A programação {do competition} em {date} teve {total} jogos.",
    "{No competition} houve {total} jogos em {date}.",
  ],
  roundSummaryMatchday: ["{competition}: resultados, maiores vitórias e classificação depois da rodada {matchday}."],
  roundSummaryDate: ["{competition}: resultados e maiores vitórias dos jogos de {date}."],
  roundResults: [
    "Vitórias em casa: {homeWins}. Vitórias fora: {awayWins}. Empates: {draws}.",
    "Mandantes venceram {homeWins}; visitantes, {awayWins}; houve {draws} {draws|empate|empates}.",
  ],
  roundGoals: ["Foram {count} gols, média de {average} por jogo.", "A rodada teve {count} gols, {average} por jogo."],
  roundBiggest: [
    "{O team} venceu com a maior diferença: {won} contra {o opponent}.",
    "Ninguém venceu por mais do que {o team}: {won} contra {o opponent}.",
  ],
  roundRichest: [
    "O jogo com mais gols foi {home} {score} {away}.",
    "{home} {score} {away} teve mais gols que qualquer outro jogo.",
  ],
  roundLate: [
    "{O team} venceu {o opponent} por {won} com um gol {at}.",
    "Com um gol {at}, {o team} bateu {o opponent}, {won}.",
  ],
  roundReds: ["Cartões vermelhos: {count}.", "Na soma dos jogos, {count} {count|cartão vermelho|cartões vermelhos}."],
  roundGames: [
    "Vitórias em casa: {homeWins}. Vitórias fora: {awayWins}.",
    "Mandantes venceram {homeWins}; visitantes, {awayWins}.",
  ],
  roundPoints: [
    "Em média, cada jogo teve {average} pontos.",
    "A média foi de {average} pontos por jogo, somadas as duas equipes.",
  ],
  roundClosest: [
    "No jogo mais apertado, {o team} bateu {o opponent} por {won}.",
    "{O team} teve a vitória mais apertada, {won} contra {o opponent}.",
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
    "Em {date}, a classificação {do competition} tem {o leader} em primeiro lugar.",
    "Nova semana, e {o leader} lidera a classificação {do competition} em {date}.",
    "Na segunda-feira, {date}, {o leader} está no topo da classificação {do competition}.",
  ],
  watchSummary: [
    "{competition}, {date}: quem lidera, por quanto e quem vive bom momento.",
    "{competition}, {date}: líderes, melhor ataque, melhor defesa e momento.",
  ],
  watchLeader: [
    "{O team} lidera com {points} pontos em {played} jogos.",
    "Em primeiro está {o team}: {played} jogos, {points} pontos.",
  ],
  watchLeaderPoints: [
    "O líder soma {points} pontos em {played} jogos.",
    "Quem lidera tem {points} pontos em {played} jogos.",
  ],
  watchGap: [
    "Em segundo vem {o opponent}, {count} {count|ponto|pontos} atrás.",
    "A vantagem sobre {o opponent}, em segundo, é de {count} {count|ponto|pontos}.",
  ],
  watchLevel: [
    "{O opponent}, em segundo, tem os mesmos pontos.",
    "Com a mesma pontuação aparece {o opponent}, em segundo.",
  ],
  watchThird: ["{O team} está em terceiro, com {points} pontos.", "Em terceiro vem {o team}, com {points} pontos."],
  watchLeaderRecord: [
    "A campanha de quem lidera é de {won} {won|vitória|vitórias} e {lost} {lost|derrota|derrotas}.",
    "O líder tem {won} {won|vitória|vitórias} e {lost} {lost|derrota|derrotas} até aqui.",
  ],
  watchSecondRecord: [
    "{O team} vem a seguir, com {won} {won|vitória|vitórias} e {lost} {lost|derrota|derrotas}.",
    "Em segundo está {o team}: {won} {won|vitória|vitórias}, {lost} {lost|derrota|derrotas}.",
  ],
  rowPoints: ["{place} {team}: {points} {points|ponto|pontos}, {played} {played|jogo|jogos}"],
  rowRecord: ["{place} {team}: {won}-{lost}"],
  watchAttack: [
    "Quem mais marcou foi {o team}: {count} gols em {played} jogos.",
    "{O team} tem o melhor ataque, com {count} gols em {played} jogos.",
  ],
  watchDefence: [
    "Quem menos sofreu foi {o team}: {count} em {played} jogos.",
    "{O team} tem a melhor defesa, com {count} gols sofridos em {played} jogos.",
  ],
  watchPointsFor: [
    "Quem mais pontuou foi {o team}: {count} pontos em {played} jogos.",
    "Ninguém fez mais pontos que {o team}: {count} em {played} jogos.",
  ],
  watchPointsAgainst: [
    "Quem menos sofreu foi {o team}: {count} pontos em {played} jogos.",
    "{O team} tem a melhor defesa: {count} pontos sofridos em {played} jogos.",
  ],
  watchForm: [
    "{O team} vive o melhor momento, com {count} vitórias nos últimos {of} jogos.",
    "Nos últimos {of} jogos, {o team} venceu {count}: ninguém venceu mais.",
  ],
  watchPoorForm: [
    "{O team} venceu {count} dos últimos {of} jogos.",
    "Na outra ponta está {o team}, que venceu {count} dos últimos {of} jogos.",
  ],
  watchWinless: [
    "{O team} não venceu nenhum dos últimos {of} jogos.",
    "Na outra ponta está {o team}, sem vitória nos últimos {of} jogos.",
  ],
  watchBottom: [
    "Em último está {o team}, com {points} {points|ponto|pontos} em {played} jogos.",
    "{O team} fecha a classificação, com {points} {points|ponto|pontos} em {played} jogos.",
  ],
  watchBottomRecord: [
    "Em último está {o team}, com {won} {won|vitória|vitórias} e {lost} {lost|derrota|derrotas}.",
    "{O team} fecha a classificação, com {won} {won|vitória|vitórias} e {lost} {lost|derrota|derrotas}.",
  ],
};
