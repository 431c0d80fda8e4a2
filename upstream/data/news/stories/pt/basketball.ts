import type { BasketballTexts } from "../keys.ts";

export const BASKETBALL: BasketballTexts = {
  titleGameBuzzer: [
    "{player} decide nos segundos finais: {winner} {won} sobre {loser}",
    "{home} {score} {away}: {player} resolve no fim",
    "Nos últimos segundos, {player} dá a {winner} a vitória sobre {loser}: {won}",
  ],
  titleGameOvertime: [
    "{winner} vence {loser} por {won} na prorrogação",
    "{home} {score} {away}: a prorrogação é de {winner}",
    "{winner} aguenta mais que {loser} na prorrogação: {won}",
  ],
  titleGameStar: [
    "{star} faz {scored} pontos e {winner} bate {loser} por {won}",
    "Com {scored} pontos de {star}, {winner} vence {loser}: {won}",
    "{loser} não segura {star}: {scored} pontos e vitória de {winner}, {won}",
  ],
  titleGameTripleDouble: [
    "{hero} faz triplo-duplo e {winner} vence {loser}: {won}",
    "Triplo-duplo de {hero} comanda {winner} contra {loser}: {won}",
  ],
  titleGameRecovery: [
    "{winner} reage e vence {loser} por {won}",
    "{home} {score} {away}: {winner} completa a virada",
    "De {deficit} pontos atrás, {winner} bate {loser}: {won}",
    "{loser} desperdiça {deficit} pontos de vantagem, e {winner} faz {won}",
  ],
  titleGameRunaway: [
    "{winner} passeia contra {loser}: {won}",
    "{home} {score} {away}: {winner} vence por {gap} pontos de diferença",
    "{winner} atropela {loser} por {won}",
  ],
  titleGameNeverBehind: [
    "{winner} lidera do início ao fim contra {loser}: {won}",
    "{loser} não fica na frente nem uma vez, e {winner} faz {won}",
    "De ponta a ponta: {winner} vence {loser} por {won}",
  ],
  titleGameNarrow: [
    "{winner} supera {loser} por pouco: {won}",
    "{home} {score} {away}: {winner} vence jogo apertado",
    "{winner} segura {loser}: {won}",
  ],
  titleGameHome: [
    "{home} vence {away} em casa: {won}",
    "Vitória de {home} em casa sobre {away}: {won}",
    "{home} resolve contra {away}: {won}",
    "{away} perde na quadra de {home}: {won}",
    "{home} é mais forte que {away}: {won}",
  ],
  titleGameAway: [
    "{away} vence {home} fora de casa: {won}",
    "{won}: {away} sai da quadra de {home} com a vitória",
    "Vitória de {away} como visitante contra {home}: {won}",
    "{home} cai em casa diante de {away}: {won}",
    "{away} leva a melhor na quadra de {home}: {won}",
  ],
  openGameBuzzer: [
    "{player} pôs {o winner} na frente de vez a {seconds} {seconds|segundo|segundos} do fim, e o placar foi {won} sobre {o loser} {day}, {pelo competition}.",
    "Tudo se decidiu a {seconds} {seconds|segundo|segundos} do fim {day}: {player} marcou, e {o winner} bateu {o loser} por {won} {pelo competition}.",
    "Faltavam {seconds} {seconds|segundo|segundos} {day}, {pelo competition}, quando {player} deu {ao winner} a vitória sobre {o loser}: {won}.",
  ],
  openGameOvertime: [
    "{O winner} precisou da prorrogação para vencer {o loser} por {won} {day}, {pelo competition}.",
    "O tempo normal não bastou {day}, {pelo competition}: {o winner} bateu {o loser} por {won} na prorrogação.",
    "{O loser} levou {o winner} à prorrogação {day}, {pelo competition}, e perdeu por {won}.",
  ],
  openGameStar: [
    "{star} marcou {scored} pontos na vitória {do winner} sobre {o loser} por {won} {day}, {pelo competition}.",
    "{O loser} não teve resposta para {star}, que fez {scored} pontos no {won} {do winner} {day}, {pelo competition}.",
    "Com {scored} pontos, {star} levou {o winner} a bater {o loser} por {won} {day}, {pelo competition}.",
  ],
  openGameTripleDouble: [
    "{hero} fez um triplo-duplo na vitória {do winner} sobre {o loser} por {won} {day}, {pelo competition}: {points} pontos, {rebounds} {rebounds|rebote|rebotes} e {assists} {assists|assistência|assistências}.",
    "Com {points} pontos, {rebounds} {rebounds|rebote|rebotes} e {assists} {assists|assistência|assistências}, {hero} comandou {o winner} no {won} sobre {o loser} {day}, {pelo competition}.",
  ],
  openGameRecovery: [
    "{O winner} esteve {deficit} pontos atrás {day}, {pelo competition}, e mesmo assim venceu {o loser} por {won}.",
    "{O loser} deixou escapar {deficit} pontos de vantagem {day}, e {o winner} ganhou por {won} {pelo competition}.",
    "Depois de perder por {deficit}, {o winner} alcançou {o loser} e venceu por {won} {day}, {pelo competition}.",
    "Abrir {deficit} pontos não bastou {ao loser} {day}, {pelo competition}: {o winner} virou e fez {won}.",
  ],
  openGameRunaway: [
    "{O winner} deixou {o loser} para trás {day}, {pelo competition}: {won}.",
    "Por {gap} pontos de diferença, {o winner} bateu {o loser} {day}, {pelo competition}: {won}.",
    "Não houve disputa {day}, {pelo competition}: {o winner} fez {won} {no loser}.",
  ],
  openGameNeverBehind: [
    "{O winner} não esteve atrás em momento algum {day}, {pelo competition}, e bateu {o loser} por {won}.",
    "{O loser} não liderou um segundo sequer {day}, {pelo competition}, e perdeu por {won} para {o winner}.",
    "Da primeira à última cesta, {o winner} esteve na frente {day} e venceu {o loser} por {won} {pelo competition}.",
  ],
  openGameNarrow: [
    "{O winner} venceu um jogo apertado contra {o loser} {day}, {pelo competition}: {won}.",
    "Podia ter sido de qualquer um {day}, {pelo competition}: {o winner} bateu {o loser} por {won}.",
    "Até as últimas posses {day}, {o winner} segurou {o loser}: {won} {pelo competition}.",
  ],
  openGameHome: [
    "{O home} venceu {o away} por {won} na própria quadra {day}, {pelo competition}.",
    "{O away} caiu por {won} na quadra {do home} {day}, {pelo competition}.",
    "Em casa, {o home} fez {gap} {gap|ponto|pontos} a mais que {o away} {day}, {pelo competition}: {won}.",
    "{O home} defendeu sua quadra contra {o away} {day}, {pelo competition}, com um {won}.",
    "{O home} resolveu a partida contra {o away} {day}: {won} {pelo competition}.",
  ],
  openGameAway: [
    "{O away} foi à quadra {do home} {day}, {pelo competition}, e venceu por {won}.",
    "{O home} perdeu em casa por {won} para {o away} {day}, {pelo competition}.",
    "Fora de casa, {o away} fez {gap} {gap|ponto|pontos} a mais que {o home} {day}, {pelo competition}: {won}.",
    "A viagem à quadra {do home} terminou bem para {o away}, que venceu por {won} {day}, {pelo competition}.",
    "Ninguém tirou a vitória {do away} na quadra {do home} {day}: {won} {pelo competition}.",
  ],
  gameHalfLead: [
    "No intervalo, {o team} vencia por {lead}.",
    "{O team} foi para o intervalo em vantagem: {lead}.",
    "O primeiro tempo foi {do team}: {lead}.",
  ],
  gameHalfBehind: [
    "{O team} tinha ido para o intervalo na frente, {lead}.",
    "No intervalo ainda vencia {o team}: {lead}.",
    "{O team} liderava por {lead} no intervalo e não segurou.",
  ],
  thirdQuarterLead: [
    "{O team} entrou no último quarto em vantagem: {lead}.",
    "Antes do último quarto, {o team} vencia por {lead}.",
    "Com um quarto por jogar, {o team} liderava por {lead}.",
  ],
  thirdQuarterBehind: [
    "A virada veio no último quarto, que {o team} tinha começado na frente por {lead}.",
    "{O team} liderava por {lead} depois de três quartos e perdeu no último.",
    "Na entrada do último quarto, {o team} ainda estava na frente: {lead}.",
  ],
  bigQuarter: [
    "{O team} venceu o {quarter}.º quarto por {lead}.",
    "O {quarter}.º quarto foi {do team}: {lead}.",
    "{O team} fez a diferença no {quarter}.º quarto, vencido por {lead}.",
    "Nenhum quarto foi tão desigual quanto o {quarter}.º: {lead} para {o team}.",
  ],
  run: [
    "{O team} teve a maior sequência, com {points} pontos sem resposta no {quarter}.º quarto.",
    "No {quarter}.º quarto, {o team} fez {points} pontos seguidos, a maior sequência do jogo.",
    "{O team} emendou {points} pontos no {quarter}.º quarto.",
    "A maior sequência do jogo foi de {points} pontos, {do team}, no {quarter}.º quarto.",
  ],
  runOvertime: [
    "A maior sequência veio na prorrogação, quando {o team} fez {points} pontos seguidos.",
    "Na prorrogação, {o team} emendou {points} pontos, a maior sequência do jogo.",
  ],
  deficit: [
    "{O winner} chegou a estar {count} pontos atrás.",
    "No pior momento, {o winner} perdia por {count}.",
    "A desvantagem {do winner} chegou a {count} pontos.",
  ],
  biggestLead: [
    "A maior vantagem {do winner} foi de {count} {count|ponto|pontos}.",
    "{O winner} chegou a abrir {count} {count|ponto|pontos}.",
    "Em certo momento, {o winner} tinha {count} pontos de frente.",
  ],
  neverBehind: [
    "{O winner} não ficou atrás em nenhum momento e chegou a abrir {count}.",
    "{O loser} não liderou nem uma vez.",
    "{O winner} liderou o tempo todo, em certo momento por {count}.",
  ],
  leadChanges: [
    "A liderança trocou de lado {count} vezes.",
    "Foram {count} trocas de liderança.",
    "As equipes se alternaram na frente: {count} mudanças de liderança.",
  ],
  overtime: [
    "No tempo normal, o placar foi de {regular}.",
    "O tempo normal terminou em {regular}, e a decisão foi para a prorrogação.",
    "Depois de quatro quartos, estava {regular}.",
  ],
  topScorer: [
    "{player} comandou {o team} com {points} pontos, {rebounds} {rebounds|rebote|rebotes} e {assists} {assists|assistência|assistências}.",
    "Quem mais pontuou {pelo team} foi {player}: {points} pontos, {rebounds} {rebounds|rebote|rebotes} e {assists} {assists|assistência|assistências}.",
    "{player} liderou a pontuação {do team}, com {points} pontos.",
    "{O team} teve {points} pontos de {player}.",
    "Foi {player} quem puxou {o team}, com {points} pontos.",
    "{player} fez {points} pontos e deu {assists} {assists|assistência|assistências} {pelo team}.",
  ],
  topDouble: [
    "{player} comandou {o team} com um duplo-duplo de {points} pontos, {rebounds} {rebounds|rebote|rebotes} e {assists} {assists|assistência|assistências}.",
    "Um duplo-duplo fez de {player} o nome {do team}: {points} pontos, {rebounds} {rebounds|rebote|rebotes}, {assists} {assists|assistência|assistências}.",
    "Ninguém fez mais {pelo team} do que {player}, com {points} pontos, {rebounds} {rebounds|rebote|rebotes} e {assists} {assists|assistência|assistências}.",
    "À frente {do team} esteve {player}, com duplo-duplo: {points} pontos, {rebounds} {rebounds|rebote|rebotes} e {assists} {assists|assistência|assistências}.",
  ],
  fortyPoints: [
    "{player} marcou {points} pontos {pelo team}.",
    "{O team} deve {points} pontos a {player}.",
    "{player} respondeu por {points} dos pontos {do team}.",
  ],
  tripleDouble: [
    "{player}, {do team}, terminou com um triplo-duplo: {points} pontos, {rebounds} {rebounds|rebote|rebotes}, {assists} {assists|assistência|assistências}.",
    "Houve um triplo-duplo de {player}, {do team}, com {points} pontos, {rebounds} {rebounds|rebote|rebotes} e {assists} {assists|assistência|assistências}.",
  ],
  secondScorer: [
    "{player} somou mais {points} para {o winner}.",
    "Outro destaque {do winner} foi {player}, com {points} pontos.",
    "{O winner} teve ainda {points} pontos de {player}.",
    "{player} ajudou {o winner} com {points} pontos.",
  ],
  otherScorer: [
    "Do lado {do team}, {player} fez {points} pontos, {rebounds} {rebounds|rebote|rebotes} e {assists} {assists|assistência|assistências}.",
    "{player} foi quem mais pontuou pelo lado {do team}, com {points} pontos, além de {rebounds} {rebounds|rebote|rebotes} e {assists} {assists|assistência|assistências}.",
    "Os {points} pontos de {player} não bastaram {ao team}.",
    "Entre os jogadores {do team}, ninguém pontuou mais que {player}: {points} pontos.",
    "Entre os derrotados, {player}, {do team}, fez {points} pontos.",
  ],
  doubleDouble: [
    "{player}, {do team}, terminou com um duplo-duplo: {points} pontos, {rebounds} {rebounds|rebote|rebotes}, {assists} {assists|assistência|assistências}.",
    "Houve um duplo-duplo de {player}, {do team}: {points} pontos, com {rebounds} {rebounds|rebote|rebotes} e {assists} {assists|assistência|assistências}.",
    "{O team} contou também com {player}, de {points} pontos, {rebounds} {rebounds|rebote|rebotes} e {assists} {assists|assistência|assistências}.",
  ],
  teamRebounds: [
    "{O team} pegou {count} rebotes; {o opponent}, {other}.",
    "Rebotes: {team}, {count}; {opponent}, {other}.",
    "{O team} mandou no garrafão, com {count} rebotes contra {other}.",
    "{O opponent} ficou em {other} rebotes; {o team} chegou a {count}.",
  ],
  teamThrees: [
    "Da linha de três, {o team} acertou {count}; {o opponent}, {other}.",
    "Bolas de três: {team}, {count}; {opponent}, {other}.",
    "{O team} foi melhor de longe: {count} bolas de três contra {other}.",
    "{O opponent} só acertou {other} de três; {o team}, {count}.",
  ],
  benchPoints: [
    "Pontos vindos do banco: {team}, {count}; {opponent}, {other}.",
    "O banco {do team} fez {count} pontos; o {do opponent}, {other}.",
    "{O team} teve {count} pontos dos reservas, contra {other} {do opponent}.",
  ],
  recordTop: [
    "{O team} assume a ponta {do table}, com {won} {won|vitória|vitórias} e {lost} {lost|derrota|derrotas}.",
    "A vitória leva {o team} ao primeiro lugar {do table}, com campanha de {won}-{lost}.",
  ],
  recordAhead: [
    "{O team} segue na ponta {do table}, com {won} {won|vitória|vitórias} e {lost} {lost|derrota|derrotas}.",
    "{O team} lidera {o table} com campanha de {won}-{lost}.",
    "Ninguém está à frente {do team} {no table}: são {won}-{lost}.",
  ],
  recordUp: [
    "{O team} sobe do {from} para o {place} lugar {no table}.",
    "{O team} agora é o {place} {do table}, com {won}-{lost}.",
    "O resultado põe {o team} em {place} lugar {no table}, com campanha de {won}-{lost}.",
    "{O team} chega a {won} {won|vitória|vitórias} e {lost} {lost|derrota|derrotas} e sobe para o {place} lugar {no table}.",
  ],
  recordDown: [
    "{O team} cai do {from} para o {place} lugar {no table}.",
    "{O team} desce para o {place} lugar {no table}, com {won}-{lost}.",
    "O resultado custa posições {ao team}, agora em {place} {no table}, com campanha de {won}-{lost}.",
    "{O team} fica com {won} {won|vitória|vitórias} e {lost} {lost|derrota|derrotas} e recua para o {place} lugar {no table}.",
  ],
  recordStill: [
    "{O team} tem campanha de {won}-{lost} e continua em {place} lugar {no table}.",
    "Com {won} {won|vitória|vitórias} e {lost} {lost|derrota|derrotas}, {o team} segue em {place} lugar {no table}.",
    "{O team} permanece em {place} {no table}, com campanha de {won}-{lost}.",
    "A campanha {do team} é agora de {won}-{lost}, ainda em {place} lugar {no table}.",
  ],
  recordBottom: [
    "{O team} é o último {do table}, com {won}-{lost}.",
    "Resta {ao team} a última posição {do table}, com {won}-{lost}.",
  ],
};
