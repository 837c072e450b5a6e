import type { InsultRules } from '../../finding.ts'
import { list } from '../list.ts'

const PERSON =
  '(?:prof|professor[ei]|professoress[ae]|maestr[aoei]|preside|dirigente|direttrice|direttore|insegnanti?|docenti?|tip[oai]|vecchi[oa]|donna|uomo|gente|segretaria|bidell[aoie]|genitori|madre|padre|alunn[oaie]|bambin[oaie]|ragazzin[oaie]|strega|vacca|cagna|personale)'
const STUPID =
  '(?:stupid[oaie]|imbecill[ei]|idiot[ai]|cretin[oaie]|scem[oaie]|schifos[oaie]|brutt[oaie]|maledett[oaie]|fottut[oaie]|cazzo di|merda di|pazz[oaei]|lurid[oaie]|sporc[oaie]|miserabil[ei]|ignobil[ei]|isteric[ahei]{1,2}|deficient[ei]|squallid[oaie]|razza di)'

export const insults: InsultRules = {
  words: list`idiot, imbecill, stupid, cretin, scem, deficient, mongoloid, ritardat, handicappat di merd, celebroles, cerebroles, subnormal, demenzial, ebet, beot, babbe, babbion, baggian, citrull, cogl[i]on, coglion, cojon, stronz, stronzett, bastard, merd, merdos, pezzo di merd, pezzi di merd, testa di cazz, teste di cazz, cazzon, minchion, pirl, pirlon, figlio di puttan, figlia di puttan, figli di puttan, puttan, troia, troie, troione, zoccol, mignott, baldracc, bagasci, sgualdrin, cagna, cagne, scrof, maiale, maiali, schifos, schifezz di person, lurid, zozz, zozzon, fetent, vipera, vipere, ratto, ratti, sorci, scarafaggi, sanguisug, avvoltoi, capron, pecoron, somar, ciuc, buzzurr, cafon, zotic, villan, burin, tamarr, coatt, terron, polenton, zingar di merd, froci, frocio, ricchion, checc, lesbic di merd, culatton, rottinculo, fascist, nazist, razzist di merd, sadic, aguzzin, psicopatic, psicopatici, psicolabil, pazzoid, mentecatt, squinternat, svitat, picchiatell, rimbambit, rincoglionit, rincretinit, rimbecillit, fuori di testa, malat di mente, buoni a null, buono a nulla, buona a nulla, incompetent del cazzo, lavativ, fannullon, scansafatich, mangiapane, pelandron, buffon, ciarlatan, imbroglion, truffator, ipocrit, codard, canagli, farabutt, mascalzon, delinquent, furfant, carogn, miserabil, pezzent, poveracc, feccia, feccie, rifiuto umano, monnezza, arpia, arpie, megera, megere, racchi, mostriciattol, cicciona, ciccione, ciccion, palla di lardo, lardos, nano malefico, leccacul, leccaculo, lecchin, pappon, rompicoglion, rompipall, rompiball, cacacazz, cagacazz, scassacazz, vaffancul, fancul, cazzar, segaiol, pervers, pervertit, pedofil, drogat di merd, ubriacon, avvinazzat, zerbin, zombi, decerebrat, ameba, zucca vuota, testa vuota, testa di rapa, testa di legno, testa di minchia, faccia di merda, faccia di culo, faccia da culo, brutta copia, gentaglia, marmagli, teppist, bulletto di merda, tont, tontolon, gonz, allocc, grull, minus habens, minorat, sciroccat`,
  endings:
    '(?:[oaie]|hi|he|i[oae]|issim[oaie]|azz[oaie]|acci[oae]?|ett[oaie]|in[oaie]|ne|ni|tà|ucci[oae]|esc[oaie]|à)?',
  phrases: [
    `${STUPID} ${PERSON}`,
    `${PERSON} (?:di merda|del cazzo|schifos[oaie]|stupid[oaie]|imbecill[ei]|idiot[ai]|isteric[oa]|pazz[oa]|incapac[ei]|ignorant[ei])`,
    String.raw`(?:prof|professoressa?|professore|maestr[aoei]|preside|dirigente|direttrice|direttore|lei|lui|loro|insegnanti?|docenti|segretaria|bidell[oa]|(?:prof|sig)\.?(?:ra|ssa)? \p{L}{1,30}) (?:è|sono|era|siete) (?:\p{L}{2,12} ){0,3}(?:pazz[oaei]|matt[oaei]|brutt[oaei]|grass[oaei]|da ricovero|da rinchiudere|da internare|malat[oaei] di mente|fuori di testa|fuori come un balcone|uno schifo|patetic[oaei]|una merda)`,
    'vai? a (?:fare in culo|cagare|quel paese|farti fottere)|andate a (?:fare in culo|cagare|quel paese)|affanculo|vaffa|fottit[ie]|fottetevi|crepa(?:te)?|muori|chiudi (?:quella|la) bocca|stai zitt[oa]|non capisce un cazzo|cazzo|(?:è|sono) (?:una?|dei|delle|degli) (?:pazz[oaie]|matt[oaei])|gli manca (?:una|qualche) rotella|senza cervello|cervello di (?:una )?gallina|branco di \\p{L}{4,15}|razza di \\p{L}{4,15}|faccia di \\p{L}{4,10}',
    String.raw`(?:c|s|m|p|t|f|v|b)\*{2,}\p{L}{0,8}|str\*nz[oaei]|m\*rda|t\. ?d\. ?c\.|c\*glion[ei]`,
  ],
}
