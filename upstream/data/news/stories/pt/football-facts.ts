import type { FootballFactTexts } from "../keys.ts";

export const FOOTBALL_FACTS: FootballFactTexts = {
  ledeDate: [
    "O jogo foi disputado em {date}, {pelo competition}.",
    "As equipes se enfrentaram em {date}, {pelo competition}.",
  ],
  reportSummary: [
    "{competition}, {date}: {home} {score} {away}. O que decidiu o jogo.",
    "{competition}: como {home} e {away} chegaram ao {score} em {date}.",
  ],
  goalFirst: [
    "{player} abriu o placar {at} e pôs {o team} na frente.",
    "O primeiro gol saiu {at}, com {player}, para {o team}.",
    "{O team} tomou a frente {at}, com gol de {player}.",
    "{player} inaugurou o marcador para {o team} {at}.",
    "{O opponent} saiu atrás {at}, com um gol de {player}.",
    "{O team} saiu na frente {at}, quando {player} marcou.",
    "Quem marcou primeiro foi {player}, {do team}, {at}.",
    "{player} fez o primeiro {at}, e {o team} passou a vencer.",
  ],
  goalFirstEarly: [
    "{O team} não precisou de muito tempo: {player} marcou {at}.",
    "{O opponent} mal tinha se acertado quando {player} abriu o placar para {o team} {at}.",
    "O jogo começou com gol cedo {do team}, marcado por {player} {at}.",
  ],
  goalFirstLate: [
    "Sem gols até o intervalo, {player} abriu o placar para {o team} {at}.",
    "Depois de um primeiro tempo em branco, {player} pôs {o team} na frente {at}.",
    "O zero só saiu do placar quando {player} marcou para {o team} {at}.",
    "O primeiro gol veio na etapa final, com {player}, {do team}, {at}.",
  ],
  goalLevel: [
    "{player} empatou para {o team} {at}: {lead}.",
    "{O team} igualou {at}: {player} fez o {lead}.",
    "O empate veio {at}, com {player}: {lead}.",
    "{O opponent} perdeu a vantagem {at}, quando {player} fez {lead}.",
    "{player} respondeu para {o team} {at} e deixou tudo igual, {lead}.",
    "Tudo igual {at}: {player} marcou para {o team}, {lead}.",
  ],
  goalAhead: [
    "{player} pôs {o team} em vantagem {at}: {lead}.",
    "{O team} passou à frente {at}, quando {player} fez {lead}.",
    "A vantagem foi para {o team} {at}: gol de {player}, {lead}.",
    "Com {player}, {o team} tomou a dianteira {at}: {lead}.",
  ],
  goalTurn: [
    "{O team} virou com {player} {at} e {second} {later}: {lead}.",
    "{player} empatou {at}, e {second} pôs {o team} na frente {later}: {lead}.",
    "Um gol de {player} {at} e outro de {second} {later} levaram {o team} à virada: {lead}.",
  ],
  goalExtend: [
    "{player} ampliou para {o team} {at}: {lead}.",
    "{O team} marcou de novo {at}, com {player}: {lead}.",
    "Ficou {lead} {at}, com mais um gol para {o team}, marcado por {player}.",
    "Mais um {do team} {at}: {player} fez {lead}.",
    "{O team} se distanciou {at}, quando {player} marcou o gol do {lead}.",
  ],
  goalPair: [
    "{player} {at} e {second} {later} fizeram {lead} para {o team}.",
    "{O team} marcou com {player} {at} e {second} {later}: {lead}.",
    "{player} fez o seu para {o team} {at}, {second} veio em seguida {later}, e o placar foi a {lead}.",
    "Os gols de {player} {at} e de {second} {later} deram {lead} {ao team}.",
    "{O opponent} levou gols de {player} {at} e de {second} {later} e viu o placar em {lead}.",
  ],
  goalRush: [
    "{O team} fez mais {count} antes do fim, e o placar foi a {lead}.",
    "Dali em diante só deu {o team}: mais {count} gols, {lead}.",
    "{O opponent} não teve como segurar, e {o team} marcou mais {count} para fazer {lead}.",
  ],
  goalBrace: [
    "{player} marcou {at} e de novo {later}, e {o team} chegou a {lead}.",
    "{O team} teve os dois gols seguintes de {player}, {at} e {later}: {lead}.",
    "{player} balançou a rede para {o team} {at}, repetiu a dose {later}, e ficou {lead}.",
  ],
  goalReduce: [
    "{player} descontou para {o team} {at}: {lead}.",
    "{O team} diminuiu {at}: {player} fez {lead}.",
    "Um gol de {player} para {o team} {at} deixou o placar em {lead}.",
    "{O team} voltou a ter esperança {at}, quando {player} fez {lead}.",
    "{O opponent} viu a vantagem encolher {at}, quando {player} fez {lead}.",
  ],
  goalPenalty: [
    "{player} marcou de pênalti para {o team} {at}: {lead}.",
    "Pênalti convertido {at}: {player} ({team}) fez {lead}.",
    "{O team} teve um pênalti {at}, e {player} cobrou para fazer {lead}.",
    "Da marca do pênalti, {player} fez {lead} para {o team} {at}.",
  ],
  goalOwn: [
    "Um gol contra de {player} ({opponent}) {at} fez o {lead}.",
    "{player} ({opponent}) marcou contra {at}: {lead}.",
    "{O team} contou com a ajuda de {player} ({opponent}), que fez contra {at}: {lead}.",
  ],
  goalUnnamed: [
    "{O team} marcou {at}: {lead}.",
    "Novo gol {at}, para {o team}: {lead}.",
    "Com um gol {do team} {at}, o placar foi a {lead}.",
  ],
  halfLead: [
    "{O team} foi para o intervalo em vantagem, com {lead} no placar.",
    "No intervalo, {lead}, com {o team} na frente.",
  ],
  redCard: [
    "{player} ({team}) levou cartão vermelho {at}.",
    "{O team} perdeu {player} {at}, com cartão vermelho.",
    "{O team} ficou com um a menos {at}, com a expulsão de {player}.",
    "A expulsão de {player} {at} deixou {o team} em inferioridade numérica.",
    "{O team} teve de seguir sem {player}, que foi mais cedo para o chuveiro, {at}.",
    "A arbitragem expulsou {player} ({team}) {at}.",
    "O vermelho saiu {at} para {player}, {do team}.",
  ],
  penaltyMissed: [
    "{player} não converteu um pênalti para {o team} {at}.",
    "{O team} perdeu um pênalti {at}, com {player} na cobrança.",
    "Um pênalti {at} poderia ter ajudado {o team}, mas {player} desperdiçou.",
  ],
  goalCancelled: [
    "Um gol de {player} para {o team}, marcado {at}, foi anulado depois da revisão do VAR.",
    "{player} balançou a rede para {o team} {at}, mas o VAR anulou o gol.",
    "{O team} festejou um gol de {player} {at} até o VAR anular o lance.",
  ],
  hatTrick: [
    "{player} marcou três gols para {o team}.",
    "Com um hat-trick, {player} foi o nome do jogo para {o team}.",
  ],
  manyGoals: ["{player} marcou {count} gols para {o team}."],
  twoGoals: [
    "{player} marcou duas vezes para {o team}.",
    "{O team} teve dois gols de {player}.",
    "Dois dos gols {do team} foram obra de {player}.",
  ],
  assists: [
    "{player} deu {count} assistências para {o team}.",
    "Saíram dos pés de {player} os passes para {count} gols {do team}.",
    "{O team} teve {count} gols com assistência de {player}.",
  ],
  debutGoal: [
    "{player}, ex-{club}, marcou logo na estreia {pelo team}.",
    "Estreia com gol {pelo team}: {player} não podia começar melhor.",
  ],
  debut: [
    "{player}, ex-{club}, fez a estreia {pelo team}.",
    "Foi o primeiro jogo de {player} {pelo team}; antes, o clube era {o club}.",
  ],
  bestRated: [
    "{player} ({team}) foi o melhor em campo, com nota {rating}.",
    "Ninguém teve nota maior que {player} ({team}): {rating}.",
    "A nota {rating} fez de {player} ({team}) o melhor da partida.",
    "{player} se destacou pelo lado {do team}, com nota {rating}.",
  ],
  aggregate: ["No placar agregado: {home} {aggregate} {away}.", "Somados os dois jogos: {home} {aggregate} {away}."],
  possession: [
    "{O team} teve {share}% de posse de bola.",
    "{O team} fez {o opponent} correr atrás da bola, com {share}% de posse.",
    "A bola ficou com {o team} em {share}% do tempo.",
  ],
  possessionLost: [
    "{O team} teve {share}% de posse, sem proveito.",
    "Ter {share}% da posse não ajudou {o team}.",
    "{O opponent} deixou a bola com {o team}: {share}% de posse.",
  ],
  shots: [
    "{O team} finalizou {count} {count|vez|vezes}; {o opponent}, {other}.",
    "Finalizações: {team}, {count}; {opponent}, {other}.",
    "{O team} chutou mais: {count} finalizações contra {other}.",
  ],
  shotsLost: [
    "{O team} perdeu mesmo com {count} finalizações contra {other}.",
    "{O opponent} venceu com {other} {other|finalização|finalizações}, enquanto {o team} teve {count}.",
    "Nem {count} finalizações bastaram {ao team}: {ao opponent}, {other} foram suficientes.",
  ],
  xgWon: [
    "Pelas chances, {o team} mereceu: {chances} gols esperados contra {fewer}.",
    "Os gols esperados, {chances} a {fewer}, também falam a favor {do team}.",
    "A vitória não foi acaso: {o team} teve {chances} gols esperados, e {o opponent}, {fewer}.",
  ],
  xgLost: [
    "Pelos gols esperados, deveria ter sido o contrário: {chances} {do team}, {fewer} {do opponent}.",
    "{O team} teve chances que valiam {chances} gols; {o opponent}, só {fewer}.",
    "Com {chances} gols esperados contra {fewer}, {o team} criou mais que {o opponent} e perdeu.",
  ],
  xgDrawn: [
    "{O team} vai achar que deveria ter vencido: foram {chances} gols esperados contra {fewer}.",
    "As melhores chances foram {do team}: {chances} gols esperados a {fewer}.",
    "{O opponent} pode comemorar o ponto, já que {o team} levou a melhor nos gols esperados, {chances} a {fewer}.",
  ],
  manySaves: [
    "O goleiro {do team} fez {count} defesas.",
    "Foram precisas {count} defesas do goleiro para manter {o team} no jogo.",
    "{O opponent} parou {count} vezes no goleiro {do team}.",
    "No gol {do team} houve trabalho: {count} defesas.",
  ],
  corners: [
    "{O team} cobrou {count} escanteios; {o opponent}, {other}.",
    "Escanteios: {count} para {o team} e {other} para {o opponent}.",
    "A pressão {do team} aparece nos escanteios: {count} a {other}.",
  ],
  yellows: [
    "A arbitragem mostrou {count} cartões amarelos.",
    "Ao todo foram {count} cartões amarelos.",
    "O jogo foi pegado: {count} cartões amarelos.",
  ],
};
