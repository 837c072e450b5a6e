import type { NameRules } from '../../finding.ts'
import { list } from '../list.ts'

const CALLED = '(?:,? (?:che si chiama|si chiama|chiamat[oa]|di nome|e (?:il suo amico|la sua amica)))?'

export const names: NameRules = {
  titles: list`sig\.?, sig\.ra, sig\.na, sigg\., signora?, signorina, signor, dott\.?, dott\.ssa, dottor, dottoressa, prof\.?, prof\.ssa, profssa, professor, professore, professoressa, prof (?:di|d['’]) ?\p{L}{3,12}, maestr[ao], maestr[ao] di \p{L}{3,12}, preside, dirigente, la dirigente scolastica, il dirigente scolastico, direttore, direttrice, bidell[oa], segretaria, segretario, suor, suora, don, educatrice, educatore, insegnante, coordinatrice, coordinatore, vicepreside, collaboratrice, collaboratore, la famiglia`,
  roles: list`(?:alunn[oa]|student[ei]|studentessa|compagn[oa]|bambin[oa]|ragazz[oa]|cuoc[oa]|rappresentante|allenatore|allenatrice|mamma|papà|genitore|docente|tutor|tutrice)`,
  relations: [
    `(?:(?:il|la) )?(?:mi[oa]|nostr[oa]|su[oa]|tu[oa]|vostr[oa]|loro) (?:(?:piccol[oa]|car[oa]|pover[oa]|altr[oa]) )?(?:figli[oa]|figliolett[oa]|figli|bambin[oa]|ragazz[oa]|nipote|nipotin[oa]|fratello|sorella|fratellino|sorellina|cugin[oa]|piccol[oa]|figlioccio|amic[oa]|marito|moglie|mamma|madre|padre|gemelli|compagn[oa]|vicin[oa])(?: (?:maggiore|minore|più (?:grande|piccol[oa])))?${CALLED}`,
    `(?:un|una|il|la|lo|quel|quella|questo|questa|un['’]|l['’]) ?(?:(?:piccol[oa]|pover[oa]) )?(?:alunn[oa]|student[ei]|studentessa|compagn[oa]|bambin[oa]|ragazz[oa]|ragazzin[oa]|madre|padre|mamma|papà|figli[oa])${CALLED}(?: di)?`,
    '(?:si chiama|si chiamava|chiamat[oa]|mamma di|papà di|madre di|padre di|genitori di)',
    '(?:piccol[oa]|pover[oa])',
  ],
  before: list`grazie a, picchiat[oa] da, insultat[oa] da`,
  after: list`della (?:\d{1,2} ?\p{L}?|prima|seconda|terza|quarta|quinta|classe|sezione), di (?:prima|seconda|terza|quarta|quinta), in (?:prima|seconda|terza|quarta|quinta), (?:mi[oa]|nostr[oa]) (?:figli[oa]|nipote|bambin[oa])`,
  notNames: list`ii, iii, iv, v, vi, vii, viii, ix, x, xi, xii, xiii, xiv, xvi, xxiii, il, la, lo, i, gli, le, un, una, e, o, che, di, del, della, al, alla, è, ha, non, se, con, per, direttore, direttrice, dirigente, preside, maestra, maestro, rosa, viola, bianca, grazia, gloria, vittoria, aurora, asia, franca, franco, felice, fiore, santo, santa, san, celeste, libero, pino, leone, luna, mattia\., ambra, azzurra, gaia\., serena, chiara\., modesto, bruno, bruna, domenica, pasquale, natale, pasqua, italia, roma, milano, napoli, torino, firenze, venezia, bologna, europa, francia, germania, inghilterra, asia, costa, sole, mar, luz, sol, paz, will, mark, art, page, grant, rose, mai, florence, paris, son, angelo, italiano, inglese, francese, spagnolo, matematica, storia, geografia, scienze, musica, religione, latino, greco, fisica, chimica, arte, motoria, ginnastica, sostegno, lunedì, martedì, mercoledì, giovedì, venerdì, sabato, gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre, scuola, istituto, liceo, genitori, bambini, alunni, ragazzi, docenti, insegnanti, ata, pof, ptof, dsa, bes, lim, tutto, tutti, ma, anche, bene, molto, più, scolastico, scolastica, segreteria, classe, madonna, dio, gesù, mini, a, in, roman, max\., dante, leonardo da, vinci, quella, questa, quello, questo`,
  capitalMeansName: true,
  schoolWords: list`scuola, istituto, liceo, asilo, elementare, media\b, primaria, comprensivo, via\b, piazza, viale, corso\b, plesso, chiesa, parrocchia, premio, università, biblioteca, palestra, teatro, centro, materna, ospedale, festa`,
}
