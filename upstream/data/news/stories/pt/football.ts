import type { FootballTexts } from "../keys.ts";

export const FOOTBALL: FootballTexts = {
  titleHome: [
    "{home} vence {away} por {won} em casa",
    "{home} {score} {away}: vitória dos donos da casa",
    "{won}: {home} supera {away}",
    "{home} ganha em casa: {won} contra {away}",
  ],
  titleAway: [
    "{away} vence por {won} fora de casa contra {home}",
    "{home} {score} {away}: os visitantes levaram a melhor",
    "{won}: {away} visita {home} e ganha",
    "{away} vence fora: {won} contra {home}",
  ],
  titleDraw: [
    "{home} e {away} empatam em {score}",
    "{home} {score} {away}: tudo igual no fim",
    "{score}: {home} e {away} dividem os pontos",
  ],
  titleGoalless: [
    "{home} e {away} ficam no {score}",
    "Sem gols entre {home} e {away}: {score}",
    "{home} {score} {away}: ninguém marcou",
  ],
  titleAny: [
    "{home} {score} {away}: como foi o jogo",
    "{home} contra {away}: a história do {score}",
    "{home} {score} {away}: gols, números e classificação",
    "{competition}: {home} {score} {away}",
    "{home} {score} {away} em {date}",
  ],
  titleShootout: [
    "{winner} elimina {loser} nos pênaltis, {kicks}",
    "{home} {score} {away}: {winner} vence nos pênaltis por {kicks}",
  ],
  titleExtra: [
    "{winner} vence {loser} por {won} na prorrogação",
    "{home} {score} {away}: {winner} decide na prorrogação",
  ],
  titleLate: ["Com gol no fim, {winner} vence {loser} por {won}", "{home} {score} {away}: {winner} vence no fim"],
  titleComeback: ["{winner} vira contra {loser} e vence por {won}", "{home} {score} {away}: {winner} vira o jogo"],
  titleRout: ["{winner} goleia {loser} por {won}", "{home} {score} {away}: {winner} goleia"],
  openHome: [
    "{home} venceu {away} por {won} diante da própria torcida.",
    "O jogo terminou {home} {score} {away}, com festa em casa.",
    "Com um {won} contra {away}, {home} fez valer o mando de campo.",
    "{away} voltou para casa sem nada: derrota por {won} contra {home}.",
    "Em casa, {home} levou a melhor e bateu {away} por {won}.",
    "Vitória em casa: {home} derrotou {away} por {won}.",
    "Os visitantes não tiveram sorte: {home} {score} {away}.",
    "{home} recebeu {away} e ganhou por {won}.",
  ],
  openAway: [
    "{away} visitou {home} e venceu por {won}.",
    "O jogo terminou {home} {score} {away}, e a vitória ficou com os visitantes.",
    "{home} perdeu em casa: {away} ganhou por {won}.",
    "Vitória fora de casa: {away} bateu {home} por {won}.",
    "A viagem valeu a pena para {away}, que superou {home} por {won}.",
    "{home} não conseguiu segurar {away}, que saiu de campo com um {won}.",
    "Longe de casa, {away} derrotou {home} por {won}.",
  ],
  openDraw: [
    "{home} e {away} empataram em {score}.",
    "Nada separou {home} e {away}: {score} no fim.",
    "O jogo terminou {home} {score} {away}, sem que ninguém achasse o gol da vitória.",
    "As duas equipes marcaram e nenhuma venceu: {home} {score} {away}.",
    "O confronto entre {home} e {away} acabou em empate, {score}.",
    "{home} teve de se contentar com o empate em {score} com {away}.",
  ],
  openGoalless: [
    "{home} e {away} ficaram no {score}.",
    "Nem {home} nem {away} balançou a rede, e o placar não saiu do {score}.",
    "Não houve gols entre {home} e {away}: {score} no começo e no fim.",
    "{home} {score} {away}: as defesas tiveram a última palavra.",
  ],
  openAny: [
    "{home} {score} {away} foi o placar no apito final.",
    "Placar final: {home} {score} {away}.",
    "No fim, o placar mostrava {home} {score} {away}.",
    "O jogo entre {home} e {away} acabou, e o resultado é {score}.",
    "O encontro entre {home} e {away} terminou {score}.",
  ],
  openShootout: [
    "{winner} precisou dos pênaltis para eliminar {loser}: {kicks} nas cobranças, depois do {score}.",
    "Com a bola rolando foi {score}; nos pênaltis, {winner} bateu {loser} por {kicks}.",
    "A decisão veio nos pênaltis: {winner} {kicks} {loser}, após o {home} {score} {away}.",
  ],
  openExtra: [
    "{winner} venceu {loser} por {won} na prorrogação.",
    "O tempo normal não bastou, e {winner} bateu {loser} por {won} na prorrogação.",
  ],
  openLate: [
    "Com um gol {at}, {winner} venceu {loser} por {won}.",
    "{winner} deixou para o fim contra {loser}: o gol que fez a diferença saiu {at}, e deu {won}.",
    "O jogo se decidiu {at}, quando {winner} marcou e derrubou {loser}; terminou {won}.",
  ],
  openComeback: [
    "{winner} saiu atrás e mesmo assim venceu {loser} por {won}.",
    "{loser} esteve em vantagem, mas {winner} virou e ganhou por {won}.",
    "De uma situação difícil, {winner} reagiu e bateu {loser} por {won}.",
  ],
  openRout: [
    "{winner} atropelou {loser}: {won}.",
    "Só deu uma equipe: {winner} goleou {loser} por {won}.",
    "{loser} não teve resposta para {winner}, que fez {won}.",
  ],
  ledeDate: [
    "A partida foi disputada em {date}. Competição: {competition}.",
    "Data: {date}. Competição: {competition}.",
  ],
  ledeMatchday: [
    "Foi um jogo da rodada {matchday}, em {date}. Competição: {competition}.",
    "As equipes se enfrentaram em {date}, pela rodada {matchday}. Competição: {competition}.",
  ],
  reportSummary: [
    "{competition}, {date}: {home} {score} {away}. O que decidiu, os números e o que vem a seguir.",
    "{competition}: como {home} e {away} chegaram ao {score} em {date}.",
  ],
  goalFirst: [
    "{player} abriu o placar {at} e pôs {team} na frente.",
    "O primeiro gol saiu {at}, com {player}, para {team}.",
    "{team} tomou a frente {at}, com gol de {player}.",
  ],
  goalLevel: [
    "{player} empatou para {team} {at}, {score}.",
    "{team} igualou {at}: {player} fez o {score}.",
    "O empate veio {at}, com {player}: {score}.",
  ],
  goalAhead: [
    "{player} pôs {team} em vantagem {at}, {score}.",
    "{team} passou à frente {at}, quando {player} fez {score}.",
    "A vantagem foi para {team} {at}: gol de {player}, {score}.",
  ],
  goalExtend: [
    "{player} ampliou para {team} {at}, {score}.",
    "{team} marcou de novo {at}, com {player}: {score}.",
    "Ficou {score} {at}, com mais um gol para {team}, marcado por {player}.",
  ],
  goalReduce: [
    "{player} descontou para {team} {at}, {score}.",
    "{team} diminuiu {at}: {player} fez {score}.",
    "Um gol de {player} para {team} {at} deixou o placar em {score}.",
  ],
  goalPenalty: [
    "{player} marcou de pênalti para {team} {at}, {score}.",
    "Pênalti convertido {at}: {player} ({team}) fez {score}.",
  ],
  goalOwn: [
    "Um gol contra de {player} ({opponent}) {at} fez o {score}.",
    "{player} ({opponent}) marcou contra {at}: {score}.",
  ],
  goalUnnamed: ["{team} marcou {at}: {score}.", "Novo gol {at}, para {team}: {score}."],
  goalAssist: ["O passe foi de {assist}.", "A assistência foi de {assist}.", "Quem preparou o gol foi {assist}."],
  halfLead: [
    "{team} foi para o intervalo em vantagem, com {score} no placar.",
    "No intervalo, {score}, com {team} na frente.",
  ],
  halfGoalless: ["O primeiro tempo terminou sem gols.", "Até o intervalo ninguém marcou."],
  halfLevel: ["No intervalo estava {score}.", "As equipes foram para o intervalo empatadas em {score}."],
  redCard: ["{player} ({team}) levou cartão vermelho {at}.", "{team} perdeu {player} {at}, com cartão vermelho."],
  penaltyMissed: [
    "{player} não converteu um pênalti para {team} {at}.",
    "{team} perdeu um pênalti {at}, com {player} na cobrança.",
  ],
  goalCancelled: [
    "Um gol de {player} para {team}, marcado {at}, foi anulado depois da revisão do VAR.",
    "{player} balançou a rede para {team} {at}, mas o VAR anulou o gol.",
  ],
  hatTrick: ["{player} marcou {count} gols para {team}.", "Com {count} gols, {player} foi o nome do jogo para {team}."],
  twoGoals: ["{player} ({team}) marcou {count} gols.", "{team} teve {count} gols de {player}."],
  aggregate: ["No placar agregado, {home} {aggregate} {away}.", "Somados os dois jogos: {home} {aggregate} {away}."],
  shootoutEnd: ["{team} venceu nos pênaltis por {kicks}.", "As cobranças terminaram {kicks} para {team}."],
  possession: [
    "{team} teve {share}% de posse de bola.",
    "{team} ficou mais com a bola: {share}% de posse.",
    "{share}% da posse de bola ficou com {team}.",
  ],
  possessionEven: [
    "Cada equipe teve {share}% de posse de bola.",
    "A posse foi dividida por igual, {share}% para cada lado.",
  ],
  shots: [
    "{team} finalizou {count} {count|vez|vezes}; {opponent}, {other}.",
    "Finalizações: {team}, {count}; {opponent}, {other}.",
  ],
  onTarget: [
    "No alvo: {team}, {count}; {opponent}, {other}.",
    "{team} acertou o alvo {count} {count|vez|vezes}; {opponent}, {other}.",
  ],
  fewerShots: [
    "{team} venceu mesmo com {opponent} finalizando mais.",
    "O número de finalizações não decidiu: {opponent} teve mais, {team} ganhou.",
  ],
  saves: [
    "Defesas dos goleiros: {team}, {count}; {opponent}, {other}.",
    "Entre as traves, as defesas foram {count} ({team}) e {other} ({opponent}).",
  ],
  corners: [
    "{team} cobrou {count} escanteios; {opponent}, {other}.",
    "Escanteios: {count} para {team} e {other} para {opponent}.",
  ],
  yellows: ["A arbitragem mostrou {count} cartões amarelos.", "Ao todo foram {count} cartões amarelos."],
};
