import type { InsultRules } from '../../finding.ts'
import { list } from '../list.ts'

const PERSON =
  '(?:profes?|profesor|profesora|profesores|maestr[oa]s?|director|directora|tutora?|tí[oa]s?|viej[oa]s?|mujer|hombre|gente|señora?|conserje|secretari[oa]|padres|madre|padre|alumn[oa]s?|niñ[oa]s?|tipej[oa]|equipo|bruja|vaca|cerd[oa]|perr[oa])'
const STUPID =
  '(?:estúpid[oa]s?|imbécil(?:es)?|idiotas?|tont[oa]s?|asqueros[oa]s?|put[oa]s?|jodid[oa]s?|maldit[oa]s?|sucias?|loc[oa]s?|amargad[oa]s?|inútil(?:es)?|mierda de|miserables?|repugnantes?|cochin[oa]s?|chiflad[oa]s?|vag[oa]s? de mierda)'

export const insults: InsultRules = {
  words: list`idiot, imbécil, imbecil, estúpid, estupid, gilipoll, gilipuert, jilipoll, gilip, subnormal, tonto, tonta, tontos, tontas, tontolab, tontolhab, tontain, tontac, bobo, boba, bobos, bobas, bobalic, cabron, cabrón, cabronaz, capull, cretin, mamón, mamon, mamarrach, mamahuev, pendej, boluda, boludo, puta, puto, putón, hijoputa, hijaputa, hijueput, hijo de put, hija de put, hijos de put, hijas de put, hdp, puerc, cochin, bastard, malnacid, malparid, desgraciad, canall, sinvergüenz, sinverguenz, caradur, fantoch, parguel, pardill, palet, catet, cazurr, zoquet, zopenc, asno, asnos, borric,bruja, brujas, arpía, arpi, víbor, vibor, cucarach, escori, chusm, gentuz, mierd, mierdos, merluz, memos, mema, lerd, mongol, mongol[ií]tic, majader, mentecat, patán, patan, soplagait, soplapoll, comemierd, lameculo, lamecul, chupapoll, huevón, huevon, cagón, cagon, cagad, meapil, pijo, pija, pijos, pijas, facha, nazi, fascist, tirano, tirana, sádic, sadic, psicópat, psicopat, lun[aá]tic, chalad, chiflad, pirad, tarad, perturbad, enferm mental, loca del coño, hist[eé]ric, amargad, solteron, mojigat, vacaburra, gordinfl, adefesi, esperpent, vagonet, holgazan, holgazán, haragan, haragán, zángan, aprovechad, parásit, parasit, ladrón, embuster, mentiros, farsant, hipócrit, hipocrit, rastrer, maric[oó]n, maricas?, maric, bollera, moro de mierd, sudac, negrat, gitan de mierd, panchit, fracasad, don nadie, mediocr de mierd, analfabet, cenutri, ceporr, mastuerz, berzas, berzotas, papanat, pazguat, pánfil, panfil, papafrit, tuercebota, mequetref, energúmen, energumen, cafre, neandertal, cavernícol, gañan, gañán, macarr, quinqui, choni, chonis, poliger, pelandusc, furcia, furci, ramer, pilingui, calientapoll`,
  endings:
    '(?:[oa]s?|es?|as|az[oa]s?|ill[oa]s?|uc[oa]s?|it[oa]s?|eces|il|iles|ísim[oa]s?|eces|ones|ona|onas|adas?|eres)?',
  phrases: [
    `${STUPID} ${PERSON}`,
    `${PERSON} (?:de mierda|asqueros[oa]|estúpid[oa]|imbécil|inútil|idiota|amargad[oa]|gilipollas|de los cojones|repugnante|loc[oa]|chiflad[oa]|tont[oa])`,
    String.raw`(?:profe|profesora?|maestr[oa]|directora?|tutora?|conserje|secretari[oa]|él|ella|ellos|profesores|don \p{L}{1,30}|doña \p{L}{1,30}|seño) (?:es|son|está|están|era) (?:\p{L}{2,12} ){0,3}(?:loc[oa]s?|tont[oa]s?|fe[oa]s?|gord[oa]s?|basura|escoria|mal de la cabeza|para encerrar|cort[oa]s? de mente|una mierda|un asco de persona|patétic[oa]s?)`,
    '(?:vete|iros|idos|váyanse|que os|que te|que le|que les) (?:a la mierda|a tomar por (?:culo|saco)|jodan|den|follen|den por culo)|a tomar por culo|me cago en (?:\\p{L}{1,10} ?){1,4}|que te den|cállate|cierra (?:la boca|el pico)|coño|joder con|no (?:tiene|tienen) dos dedos de frente|(?:es|son) un[oa]? (?:loc[oa]|pedazo de \\p{L}{3,12}|trozo de \\p{L}{3,12}|saco de \\p{L}{3,12})|pedazo de \\p{L}{3,12}|cara de (?:culo|perro|mono|rata|cerdo)|est[aá] (?:como una (?:cabra|regadera|puta cabra)|mal de la cabeza|zumbad[oa]|pirad[oa])|más tont[oa] que \\p{L}{3,12}|saco de mierda|panda de \\p{L}{4,15}|hatajo de \\p{L}{4,15}|atajo de \\p{L}{4,15}|banda de (?:inútiles|ladrones|idiotas|vagos|imbéciles)',
    String.raw`(?:g|p|c|h|m|i|s)\*{2,}\p{L}{0,8}|p\*t[oa]s?|hij[oa]s? de p\p{L}{0,3}\*?\p{L}{0,3}|m\*erda|c\*br[oó]n`,
  ],
}
