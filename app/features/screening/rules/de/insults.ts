import type { InsultRules } from '../../finding.ts'
import { list } from '../list.ts'

const PERSON =
  '(?:lehrer(?:in|innen)?|schulleiter(?:in)?|schulleitung|direktor(?:in)?|rektor(?:in)?|sekretärin|kollegium|hausmeister|mitschüler|schüler|eltern|mutter|vater|typ|typen|kerl|frau|mann|weib|weiber|leute|tante|person|personal|erzieher(?:in|innen)?|kuh|kühe|gans|gänse|sau|säue|ziege|ziegen|schnepfe|pute|nuss|hund|hunde|sack|säcke|pauker|betreuer(?:in)?|pädagogen|blag|blagen|gören?|haufen|bande|pack|verein|gesindel)'
const STUPID =
  '(?:dumm|blöd|bloed|bescheuert|bekloppt|dämlich|behindert|gestört|geisteskrank|hohl|verblödet|strohdumm|saudumm|saublöd|hirnlos|hirnverbrannt|strunzdumm|schwachsinnig|geistesgestört|minderbemittelt|unterbelichtet|beschränkt|bekackt|verkackt|verfickt|beschissen|scheiß|scheiss|verdammt|ekelhaft|widerlich|dreckig|hässlich|fett|potthässlich|versoffen|verlogen|asozial|primitiv|unzurechnungsfähig|abartig|pervers|armselig|erbärmlich|jämmerlich)'

export const insults: InsultRules = {
  words: list`(?:voll|ober|schul|fach)?idiot, (?:voll|ober)?depp, (?:voll|ober)?trottel, vollpfosten, arschloch, arschlöch, arsch, ärsch, arschgeige, arschgesicht, arschkriecher, vollarsch,
    wichser, wixer, wixxer, hurensohn, hurensöhn, huso, hure, nutte, schlampe, miststück, drecksack, drecksau, dreckskerl, drecksweib, dreckspack, drecksloch, drecksschule, drecksladen, drecksbande, spast, spasti, spacko, spacken, missgeburt, mißgeburt,
    versager, schwachkopf, schwachköpf, schwachmat, dummkopf, dummköpf, hohlkopf, hohlköpf, strohkopf, holzkopf, flachkopf, hohlbirne, dumpfbacke, dumpfbeutel, pappnase, hackfresse, blödmann, blödian, blödkopp, dödel, dussel, dämlack, döspaddel, rindvieh,
    hornochse, schafskopf, vollhorst, knallkopf, knalltüte, psycho, psychopath, kotzbrocken, ekelpaket, widerling, drecksvieh, mistkerl, mistvieh, mistsau, saftsack, fettsack, fettsau, fettwanst, fettkloß, schweinehund, dreckschwein, halunke, abschaum, gesindel, gesocks, dreckspauker, lackaffe,     flachzange, nichtskönner, nichtsnutz, taugenichts, lusche, waschlappen, weichei, feigling, penner, asi, assi, assozial, proll, prolet, tussi, zicke, schnepfe, giftspritze, schreckschraube, bitch, fotze, votze, muschi, pisser, pissnelke, scheißkerl, scheisskerl, scheißer, scheißtyp, scheißlehrer,
    scheißweib, scheißhaufen, scheißpauker, klugscheißer, hosenscheißer, korinthenkacker, kacker, kackbratze, mongo, krüppel, behindi, bastard, kanake, neger, nigger, zigeuner, schwuchtel, tunte, kampflesbe, faschist, nazi, rassistenschwein, kinderhasser, kinderquäler, sadist, giftnudel, heuchler, lügner, lügnerin, rotzlöffel, rotznase, rotzgöre, bratze, honk, ficker, motherfucker, mistkäfer, parasit, schmarotzer, ungeziefer, geisteskranke, gestörte, geistesgestörte, vogelscheuche, witzfigur, lachnummer, hampelmann, knallcharge, stümper, dilettant, schwätzer, dummschwätzer, dampfplauderer, labertasche, kameltreiber, dorftrottel, dorfdepp, satan`,
  endings: '(?:e|en|er|ern|es|s|n|in|innen|isch(?:e[nmrs]?)?|haft(?:e[nmrs]?)?)?',
  phrases: [
    `${STUPID}(?:e[nmrs]?)? ${PERSON}`,
    String.raw`(?:(?:lehrer|schulleiter|direktor|rektor|sekretär|erzieher|betreuer)(?:in|innen)?|er|sie|typ|die alle|kollegium|schulleitung|hausmeister|(?:frau|herr) \p{L}{1,30}\.?) (?:ist|sind|war|waren|wirkt) (?:\p{L}{2,12} ){0,3}(?:dumm|blöd|bescheuert|bekloppt|dämlich|behindert|gestört|geisteskrank|hohl|verblödet|strohdumm|strunzdumm|saudumm|hirnlos|asozial|krank im kopf|gehirnamputiert|unterbelichtet|schwachsinnig|nicht ganz dicht|nicht (?:mehr )?ganz (?:dicht|bei trost|sauber)|zu (?:dumm|blöd)|ein witz|abschaum|das letzte|eine katastrophe als mensch|dreck)`,
    'd[u*]mm wie (?:brot|stroh|bohnenstroh|scheiße|ein stück brot|toast)',
    'zu (?:dumm|blöd|dämlich) (?:um|zum|für)',
    'nicht (?:mehr )?(?:ganz|alle) (?:dicht|bei trost|sauber|tassen im schrank)',
    'nicht alle (?:tassen|latten|nadeln)',
    'halt(?:et)?(?:en sie)? (?:die|eure|deine|ihre) (?:fresse|klappe|schnauze|maul)',
    'einen? (?:an der waffel|dachschaden|vogel|knall|schuss|sprung in der schüssel)',
    'leck(?:t)? mich(?: am arsch)?|am arsch lecken|verpiss(?:t|en)? (?:dich|euch|sich)|fick(?:t|en)? (?:dich|euch|sie)|fick',
    'geistig (?:behindert|zurückgeblieben|minderbemittelt|umnachtet)(?:e[nmrs]?)?|gehirnamputiert(?:e[nmrs]?)?|hirntot(?:e[nmrs]?)?|hirnlos(?:e[nmrs]?)?',
    `(?:blöde|dumme|alte|faule|dreckige|hinterhältige|falsche|fette)[nr]? (?:sau|kuh|schachtel|hexe|ziege|schlange|drachen|gans|schabracke|säcke?|hunde?|schweine?|schlampen?|fotzen?)`,
    String.raw`(?:f|w|h|a|i|s|d)\*{2,}\p{L}{0,8}`,
    'arschl\\*+ch(?:er)?|scheiß ?(?:lehrer|schule|laden|typ|kerl|weib|verein|pauker)(?:in|innen|s|en)?|drecks ?(?:lehrer|schule|laden|typ|kerl|weib|verein|bande)(?:in|innen|s|en)?',
  ],
}
