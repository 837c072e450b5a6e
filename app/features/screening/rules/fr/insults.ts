import type { InsultRules } from '../../finding.ts'
import { list } from '../list.ts'

const PERSON =
  '(?:prof|profs|professeure?s?|maître|maîtresse|directeur|directrice|proviseur|principale?|instit|femme|bonne femme|type|mec|gars|homme|dame|enseignante?s?|personnel|équipe|parents?|gamine?s?|élèves?|surveillante?s?|secrétaire|cpe|vache|grosse|vieille|tête|bande|espèce|gens|chien|chienne|gosses?)'
const STUPID =
  '(?:sale|sales|stupide|stupides|débile|débiles|idiote?s?|conn?e?s?|folle|fou|fous|folles|tarée?s?|malade mentale?|moche|moches|foutue?s?|putain de|maudite?s?|ignoble|ignobles|immonde|abjecte?|méprisable|minable|minables|hystérique|hystériques|perverse?|lamentables?|crétine?s?|attardée?s?|demeurée?s?|cinglée?s?)'

export const insults: InsultRules = {
  words: list`idiot, connard, connass, conn[ea]s?, con, salop, salaud, saloperi, imbécil, imbecil, crétin, cretin, abruti, débil, debil, enculé, encule, enculer, enfoiré, enfoire, enflur, put, putain de \p{L}{2,12}, pute, fils de put, fdp, bouffon, bâtard, batard, bouseux, branleur, branleus, branlou, bouffonn, boloss, bolos, bourrin, boulet, cas soc, cassos, cagol,
    clochard, cinglé, conchi, couill, couillon, crapul, crevard, crevur, dégénéré, demeuré, détraqué, dingo, dugland, ducon, emmerdeur, emmerdeus, face de rat, fachos, facho, fascist, feignass, feignant, fainéass, fumist, garc, gogol, gogolit, golmon, gourdass, gros lard, gros porc, grognass, gueulard, guignol, hystériqu, incapabl, incompétent de mes deux, jobard, larbin, lèche-cul, lopett, loser, looser, malade mental, mégèr, merdeux, merdeus, mongolien, morue, morveux, morveus, mytho, mythoman, naze, nazi, nigaud, neuneu, nul à chier, nullard, nullité, nullos, pauvre typ, pauvre con, pauvre cloch, pauvre fill, pédé, pétass, pervers, pignouf, pimbêch, pintad, plouc, poivrot, pouffiass, poufiass, pouff, pourritur, psychopath, racaill, raclur, ringard, rapiat, sagouin, salopard, sac à merd, sociopath, sot, sous-merd, suceur, taré, tapett, tafiol, tarlouz, tocard, tête de nœud, tête à claqu, tête de con, tordu, traînée, trainée, trou du cul, trouduc, triso, truie, tyran, vaurien, vermin, vieille peau, vieille bique, vieux schnock, vipèr, voyou, zinzin, bougnoul, nègr, négr, youpin, pouilleux, pouilleus, parasit, charlatan, chien de la cass, chienn, chieur, chieus, teigne, harpi, menteus, zéro pointé, moins que rien, déchet, cancr, abominabl, andouill, godich, tartuff, tanch, bécass, balourd, benêt, butor, goujat, malotru, mufl, rustr`,
  endings: '(?:e?s?|ée?s?|eries?)?',
  phrases: [
    `${STUPID} ${PERSON}(?: de \\p{L}{1,15})?`,
    String.raw`(?:prof|profs|professeure?|maître|maîtresse|directeur|directrice|proviseure?|instit|elle|il|ils|elles|cpe|surveillante?|secrétaire|(?:mme|m\.|madame|monsieur) \p{L}{1,30}) (?:est|sont|était) (?:\p{L}{2,12} ){0,3}(?:stupides?|débiles?|bêtes?|conn?e?s?|(?:folle|fou)(?! de )|tarée?s?|cinglée?s?|timbrée?s?|dérangée?s?|malade mentale?|abjecte?s?|ignobles?|méchante comme|minables?|à enfermer|bonne? à enfermer|bête à manger du foin|bêtes? comme (?:ses|leurs) pieds)`,
    "espèce (?:de|d['’]) ?\\p{L}{3,20}",
    "(?:ta|vos|votre|leur|sa|fermez? (?:la|ta|votre)) gueule|ferme-la|ntm|nique ta mère|nique|va te faire (?:\\p{L}{2,12} ?){1,2}|allez vous faire (?:\\p{L}{2,12} ?){1,2}|casse-toi|dégagez?|tg|va chier|allez chier|je (?:t['’]|vous )emmerde",
    "tête de (?:con|nœud|noeud|mort|lard|mule|cul|chien)|langue de vipère|face de (?:rat|cul|pet)|peau de vache|(?:il|elle) lui manque une case|pas (?:la |une )lumière|qi d[’']une? \\p{L}{3,10}|rien dans (?:le crâne|la tête|le ciboulot)|pète un câble|bon(?:ne)? à rien|con comme (?:un|une|ses) \\p{L}{3,12}|complètement (?:tarée?|folle|fou|cinglée?|timbrée?|débile)",
    String.raw`(?:c|s|p|m|e|b|f)\*{2,}\p{L}{0,8}|c\*n(?:s|ne|nard|nards|nasse)?|p\*te|m\*rde`,
  ],
}
