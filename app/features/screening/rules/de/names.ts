import type { NameRules } from '../../finding.ts'
import { list } from '../list.ts'

const FAMILY =
  '(?:mein|unser|ihr|sein|dein|euer|eur|deren|dessen)(?:e[nmrs]?)? (?:(?:kleine|große|grosse|ältere|jüngere|älteste|jüngste)[nr]? )?(?:sohn|sohnes|tochter|kind|kinder|junge|jungen|mädchen|enkel|enkels|enkelin|enkelkind|bruder|schwester|nichte|neffen?|cousin|cousine|patenkind|mann|frau|zwillinge|großer|kleiner|große|kleine|freund|freundin|mitschüler|mitschülerin|klassenkameradin|nachbar|nachbarin)'
const CALLED =
  '(?:,? (?:namens|heißt|heisst|hieß|mit (?:dem )?(?:vor)?namen|und (?:seine?|ihre?) (?:freund|freundin|schwester|bruder)))?'

export const names: NameRules = {
  titles: list`frau, herrn?, Fr\., Hr\., Hrn\., (?:frau|herrn?) (?:dr|prof)\.(?: dr\.)?, dr\., prof\., fräulein, frl\., familie, fam\.,
    (?:klassen|fach|grundschul|sport|mathe|deutsch|englisch|religions|musik|kunst|vertretungs)?lehrerin, erzieherin, klassenlehrer,
    mathelehrer, sportlehrer, deutschlehrer, englischlehrer, musiklehrer, geschichtslehrer, direktor, direktorin, rektor, rektorin,
    konrektor, konrektorin, schulleiterin, schuldirektor, schuldirektorin, sekretärin, hausmeister, referendarin, sozialpädagogin`,
  roles: list`(?:\p{L}{0,20})(?:lehrer|lehrerin|lehrkraft|schulleiter|schulleitung|erzieher|referendar|sozialarbeiter|sozialarbeiterin|sekretariat|betreuer|betreuerin|trainer|elternvertreter|elternvertreterin|schüler|schülerin|mitschüler|mitschülerin|klassensprecher|klassensprecherin|kollege|kollegin|rektor|pädagoge|pädagogin|tutor|tutorin|hausmeister|busfahrer|koch|köchin)`,
  relations: [
    `${FAMILY}${CALLED}`,
    `(?:der|die|den|dem|ein|eine|einen|einem|einer) (?:(?:kleine|freche|liebe|nette|neue|arme|dicke|blöde)[nr]? )?(?:schüler|schülerin|mitschüler|mitschülerin|junge|jungen|mädchen|kind|klassenkamerad|klassenkameradin|freund|freundin|mutter|vater|mama|papa|oma|opa|bruder|schwester|sohn|tochter)${CALLED}(?: von)?`,
    '(?:tochter|sohn|mutter|vater|mama|papa|eltern|bruder|schwester|familie) (?:von )?',
    '(?:heißt|heisst|namens|mit namen)',
  ],
  before: list`der, die, dem, den, das, wie, mit, von, an, für, wegen, bei, zu, gegen, durch, um, über, ohne, neben, und, oder, danke,
    liebe, lieber, unser, unsere, unserem, unserer, mein, meine, meinem, meiner, kleiner?, hat, haben, hatte, dass, weil, als, wenn, ob, besonders, auch, nur, sogar`,
  after: list`hat(?:te)?, ist, war, wird, wurde, geht, ging, kam, kommt, kann, konnte, macht, machte, sagt, sagte, schlägt, schlug, haut, stört,
    störte, mobbt, mobbte, ärgert, ärgerte, schreit, schrie, weint, weinte, fühlt, besucht, lernt, durfte, darf, musste, muss, will, wollte, bekommt, bekam,
    aus (?:der )?(?:klasse )?\d{1,2} ?[a-f]?, aus der (?:\p{L}{3,10} )?(?:klasse|parallelklasse|nachbarklasse|ersten|zweiten|dritten|vierten|fünften), in der \d{1,2} ?[a-f], \(\d{1,2} ?[a-f]?\),
    (?:meine|unsere) (?:tochter|jüngste|älteste|kleine|große), (?:mein|unser) (?:sohn|jüngster|ältester|kleiner|großer)`,
  notNames: list`ii, iii, iv, v, vi, vii, viii, ix, x, xi, xii, xiii, xiv, xvi, xxiii, direktorin, direktor, rektorin, rektor, schulleiterin, schulleiter, himmel, lehrerin, lehrer, und, doktor, oder, gott, der, die, das,
    eltern, kinder, kind, schüler, schülerin, schülerinnen, mutter, vater, tochter, sohn, klasse, schule, unterricht, mathe, mathematik, deutsch, englisch,
    französisch, latein, sport, musik, kunst, religion, ethik, physik, chemie, biologie, bio, geschichte, erdkunde, informatik, sachkunde, hausaufgaben, noten, zeit, angst,
    spaß, hilfe, probleme, pause, ferien, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, januar, februar, märz, april, mai, juni,
    juli, august, september, oktober, november, dezember, wir, ich, sie, er, es, ihr, bitte, danke, leider, hier, dort, aber, auch, nicht, ist, hat, war, wird,
    mann, frau, frauen, herr, herren, kollegen, team, personal, kommissar, präsident, minister, bürgermeister, professor, ganztag, mensa, hort, ag, lob,
    sekretariat, klassenleitung, schulleitung, kollegium, note, stelle, amt, dame, damen, lob, mangel, mängel, wechsel, ausfall, deutschland, frankreich, england, köln, berlin,
    münchen, hamburg, groß, klein, lang, jung, schwarz, braun, weiß, graf, könig, kaiser, engel, mark, ernst, rosa, will, mal, gut, alles, alle, so, wie, mini, roman, romane, page, dean, glen, heide, rolle, song, ray, art, don, gill, grant, pat, sue, dawn, gala, santa, mar, luz, sol, paris, france, florence, asia, viola, fiore, india, gloria, victoire, aurora, estrella, nova, ambre, jade, china, amber, ole`,
  capitalMeansName: false,
  schoolWords: list`schule, gymnasium, kolleg, straße, platz, weg, stift, preis, haus\b, heim, halle, kirche, tag\b, syndrom, methode, pädagogik, institut`,
}
