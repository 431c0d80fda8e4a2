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
    "{home} {score} {away}: a história do jogo",
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
    "{O home} venceu {o away} por {won} diante da própria torcida.",
    "O jogo terminou {home} {score} {away}, com festa em casa.",
    "Com um {won} contra {o away}, {o home} fez valer o mando de campo.",
    "{O away} voltou para casa sem nada: derrota por {won} contra {o home}.",
    "Em casa, {o home} levou a melhor e bateu {o away} por {won}.",
    "Vitória em casa: {o home} derrotou {o away} por {won}.",
    "Os visitantes não tiveram sorte: {home} {score} {away}.",
    "{O home} recebeu {o away} e ganhou por {won}.",
  ],
  openAway: [
    "{O away} visitou {o home} e venceu por {won}.",
    "O jogo terminou {home} {score} {away}, e a vitória ficou com os visitantes.",
    "{O home} perdeu em casa: {o away} ganhou por {won}.",
    "Vitória fora de casa: {o away} bateu {o home} por {won}.",
    "A viagem valeu a pena para {o away}, que superou {o home} por {won}.",
    "{O home} não conseguiu segurar {o away}, que saiu de campo com um {won}.",
    "Longe de casa, {o away} derrotou {o home} por {won}.",
  ],
  openDraw: [
    "{O home} e {o away} empataram em {score}.",
    "Nada separou {o home} e {o away}: {score} no fim.",
    "O jogo terminou {home} {score} {away}, sem que ninguém achasse o gol da vitória.",
    "As duas equipes marcaram e nenhuma venceu: {home} {score} {away}.",
    "O confronto entre {o home} e {o away} acabou em empate, {score}.",
    "{O home} teve de se contentar com o empate em {score} com {o away}.",
  ],
  openGoalless: [
    "{O home} e {o away} ficaram no {score}.",
    "Nem {o home} nem {o away} balançou a rede, e o placar não saiu do {score}.",
    "Não houve gols entre {o home} e {o away}: {score} no começo e no fim.",
    "{home} {score} {away}: as defesas tiveram a última palavra.",
  ],
  openAny: [
    "Apito final: {home} {score} {away}.",
    "Placar final: {home} {score} {away}.",
    "No fim, o placar mostrava {home} {score} {away}.",
    "{O home} e {o away} terminaram em {score}.",
    "O jogo entre {o home} e {o away} terminou em {score}.",
  ],
  openShootout: [
    "{O winner} precisou dos pênaltis para eliminar {o loser}: {kicks} nas cobranças, depois do {score}.",
    "Com a bola rolando foi {score}; nos pênaltis, {o winner} bateu {o loser} por {kicks}.",
    "A decisão veio nos pênaltis: {winner} {kicks} {loser}, após o {home} {score} {away}.",
  ],
  openExtra: [
    "{O winner} venceu {o loser} por {won} na prorrogação.",
    "O tempo normal não bastou, e {o winner} bateu {o loser} por {won} na prorrogação.",
  ],
  openLate: [
    "Com um gol {at}, {o winner} venceu {o loser} por {won}.",
    "{O winner} deixou para o fim contra {o loser}: o gol que fez a diferença saiu {at}, e o placar final foi {won}.",
    "O jogo se decidiu {at}, quando {o winner} marcou e derrubou {o loser}; terminou em {won}.",
  ],
  openComeback: [
    "{O winner} saiu atrás e mesmo assim venceu {o loser} por {won}.",
    "{O loser} esteve em vantagem, mas {o winner} virou e ganhou por {won}.",
    "De uma situação difícil, {o winner} reagiu e bateu {o loser} por {won}.",
  ],
  openRout: [
    "{O winner} atropelou {o loser}: {won}.",
    "Só deu uma equipe: {o winner} goleou {o loser} por {won}.",
    "{O loser} não teve resposta para {o winner}, que fez {won}.",
  ],
  ledeDate: [
    "O jogo foi disputado em {date}, {pelo competition}.",
    "As equipes se enfrentaram em {date}, {pelo competition}.",
  ],
  ledeMatchday: [
    "Foi um jogo da rodada {matchday} {do competition}, em {date}.",
    "As equipes se enfrentaram em {date}, pela rodada {matchday} {do competition}.",
  ],
  reportSummary: [
    "{competition}, {date}: {home} {score} {away}. O que decidiu, os números e o que vem a seguir.",
    "{competition}: como {home} e {away} chegaram ao {score} em {date}.",
  ],
  goalFirst: [
    "{player} abriu o placar {at} e pôs {o team} na frente.",
    "O primeiro gol saiu {at}, com {player}, para {o team}.",
    "{O team} tomou a frente {at}, com gol de {player}.",
  ],
  goalLevel: [
    "{player} empatou para {o team} {at}: {score}.",
    "{O team} igualou {at}: {player} fez o {score}.",
    "O empate veio {at}, com {player}: {score}.",
  ],
  goalAhead: [
    "{player} pôs {o team} em vantagem {at}: {score}.",
    "{O team} passou à frente {at}, quando {player} fez {score}.",
    "A vantagem foi para {o team} {at}: gol de {player}, {score}.",
  ],
  goalExtend: [
    "{player} ampliou para {o team} {at}: {score}.",
    "{O team} marcou de novo {at}, com {player}: {score}.",
    "Ficou {score} {at}, com mais um gol para {o team}, marcado por {player}.",
  ],
  goalReduce: [
    "{player} descontou para {o team} {at}: {score}.",
    "{O team} diminuiu {at}: {player} fez {score}.",
    "Um gol de {player} para {o team} {at} deixou o placar em {score}.",
  ],
  goalPenalty: [
    "{player} marcou de pênalti para {o team} {at}: {score}.",
    "Pênalti convertido {at}: {player} ({team}) fez {score}.",
  ],
  goalOwn: [
    "Um gol contra de {player} ({opponent}) {at} fez o {score}.",
    "{player} ({opponent}) marcou contra {at}: {score}.",
  ],
  goalUnnamed: ["{O team} marcou {at}: {score}.", "Novo gol {at}, para {o team}: {score}."],
  goalAssist: ["O passe foi de {assist}.", "A assistência foi de {assist}.", "Quem preparou o gol foi {assist}."],
  halfLead: [
    "{O team} foi para o intervalo em vantagem, com {score} no placar.",
    "No intervalo, {score}, com {o team} na frente.",
  ],
  halfGoalless: ["O primeiro tempo terminou sem gols.", "Até o intervalo ninguém marcou."],
  halfLevel: ["No intervalo estava {score}.", "As equipes foram para o intervalo empatadas em {score}."],
  redCard: ["{player} ({team}) levou cartão vermelho {at}.", "{O team} perdeu {player} {at}, com cartão vermelho."],
  penaltyMissed: [
    "{player} não converteu um pênalti para {o team} {at}.",
    "{O team} perdeu um pênalti {at}, com {player} na cobrança.",
  ],
  goalCancelled: [
    "Um gol de {player} para {o team}, marcado {at}, foi anulado depois da revisão do VAR.",
    "{player} balançou a rede para {o team} {at}, mas o VAR anulou o gol.",
  ],
  hatTrick: [
    "{player} marcou três gols para {o team}.",
    "Com um hat-trick, {player} foi o nome do jogo para {o team}.",
  ],
  manyGoals: ["{player} marcou {count} gols para {o team}."],
  twoGoals: ["{player} marcou duas vezes para {o team}.", "{O team} teve dois gols de {player}."],
  aggregate: ["No placar agregado: {home} {aggregate} {away}.", "Somados os dois jogos: {home} {aggregate} {away}."],
  shootoutEnd: ["{O team} venceu nos pênaltis por {kicks}.", "As cobranças terminaram em {kicks} para {o team}."],
  possession: [
    "{O team} teve {share}% de posse de bola.",
    "{O team} ficou mais com a bola: {share}% de posse.",
    "{share}% da posse de bola ficou com {o team}.",
  ],
  possessionEven: [
    "Cada equipe teve {share}% de posse de bola.",
    "A posse foi dividida por igual, {share}% para cada lado.",
  ],
  shots: [
    "{O team} finalizou {count} {count|vez|vezes}; {o opponent}, {other}.",
    "Finalizações: {team}, {count}; {opponent}, {other}.",
  ],
  onTarget: [
    "No alvo: {team}, {count}; {opponent}, {other}.",
    "{O team} acertou o alvo {count} {count|vez|vezes}; {o opponent}, {other}.",
  ],
  fewerShots: [
    "{O team} venceu mesmo com {o opponent} finalizando mais.",
    "O número de finalizações não decidiu: {o opponent} teve mais, {o team} ganhou.",
  ],
  saves: [
    "Defesas dos goleiros: {team}, {count}; {opponent}, {other}.",
    "Entre as traves, as defesas foram {count} ({team}) e {other} ({opponent}).",
  ],
  corners: [
    "{O team} cobrou {count} escanteios; {o opponent}, {other}.",
    "Escanteios: {count} para {o team} e {other} para {o opponent}.",
  ],
  yellows: ["A arbitragem mostrou {count} cartões amarelos.", "Ao todo foram {count} cartões amarelos."],
};
