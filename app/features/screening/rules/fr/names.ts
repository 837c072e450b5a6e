import type { NameRules } from '../../finding.ts'
import { list } from '../list.ts'

const CALLED =
  "(?:,? (?:qui s['’]appelle|nommée?|prénommée?|appelée?|et (?:son|sa) (?:ami|amie|copain|copine|frère|sœur|soeur)))?"

export const names: NameRules = {
  titles: list`m\., mr\.?, mme\.?, mlle\.?, M, mmes, mm\., monsieur, madame, mademoiselle, mesdames, maître, maîtresse, docteur, dr\.?, pr\.?, (?:le |la )?professeure?, prof, (?:le |la )?prof (?:de|d['’]) ?(?:maths?|français|anglais|sport|histoire|svt|physique|musique|eps|espagnol|allemand), (?:le |la )?(?:directeur|directrice|proviseure?|principale?|cpe|aesh|atsem|surveillante?|instit|institutrice|instituteur|infirmière|secrétaire|gardien|gardienne|enseignante?), la famille, l['’](?:instit|institutrice|instituteur|enseignante?)`,
  roles: list`(?:élève|camarade|garçon|fille|petit|petite|copain|copine|animateur|animatrice|délégué|déléguée|parent|conseiller|conseillère|cuisinier|cantinière)`,
  relations: [
    `(?:ma|mon|mes|notre|nos|son|sa|leur|leurs|votre|ton|ta) (?:(?:petite?|grande?|fille|chère?|propre|jeune) )?(?:fille|fils|enfant|garçon|petit-fils|petite-fille|neveu|nièce|frère|sœur|soeur|cousin|cousine|filleul|filleule|jumeaux|mari|femme|amie?|copain|copine|aîné|aînée|cadet|cadette|benjamin|benjamine|dernier|dernière|beau-fils|belle-fille|petit|petite|grand|grande|camarade|voisin|voisine)${CALLED}`,
    `(?:un|une|le|la|cet|cette|l['’])(?: ?(?:petite?|jeune|pauvre|nouvel|nouvelle))? ?(?:élève|enfant|garçon|fille|petit|petite|camarade|gamin|gamine|copain|copine|maman|papa|mère|père)${CALLED}(?: de)?`,
    "(?:s['’]appelle|s['’]appelait|nommée?|prénommée?|prénom est|maman de|papa de|mère de|père de|parents de|frère de|sœur de)",
    '(?:le |la )?(?:petite?|jeune|pauvre)',
  ],
  before: list`merci à, harcelé par, insulté par, frappé par`,
  after: list`en (?:cp|ce1|ce2|cm1|cm2|6e|5e|4e|3e|sixième|cinquième|quatrième|troisième|seconde|première|terminale|petite section|moyenne section|grande section|ps|ms|gs), de (?:la )?(?:\d{1,2}\p{L}{0,3}|cp|cm1|cm2|classe|ce1|ce2|sixième|troisième), (?:ma|mon|notre) (?:fille|fils|aîné|aînée|petit|petite|enfant)`,
  notNames: list`ii, iii, iv, v, vi, vii, viii, ix, x, xi, xii, xiii, xiv, xvi, xxiii, le, la, les, un, une, des, directeur, directrice, proviseur, et, ou, il, elle, ils, elles, on, nous, vous, je, tu, ce, cette, ces, est, a, qui, que, pour, très, rose, pierre, france, paris, mai, marine, florence, victoire, constance, prudence, aurore, ambre, jade, olive, violette, capucine, iris, clémence, désiré, aimé, ange, ange, blanche, honoré, juste, parfait, max\., lune, céleste\., avril, chance, carole\., cerise, reine, bravo, merci, bien, bonne, bon, mon, ma, mes, son, sa, ses, notre, nos, votre, leur, tout, tous, toute, toutes, mais, donc, car, si, noël, pâques, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, janvier, février, mars, juin, juillet, août, septembre, octobre, novembre, décembre, français, anglais, allemand, espagnol, histoire, maths, mathématiques, svt, eps, physique, chimie, musique, sport, sports, latin, ulis, cp, ce1, ce2, cm1, cm2, segpa, asia, europe, charles de gaulle, royal, saint, sainte, jean\., chine, inde, belgique, lyon, marseille, principal, principale, principaux, d, de, du, au, aux, en, dans, sur, par, avec, sans, cpe, aesh, atsem, rased, parents, élèves, élève, enfants, école, collège, lycée, dame, claire, colombe, marie-curie, mini, mode, roman, solitude, gare, pas, plus, ne, lui, y, san, santo, luz, sol, paz, mar, rosa, will, mark, art, grant, don, dean, page, guide, gaulle, rocher`,
  capitalMeansName: true,
  schoolWords: list`école, ecole, lycée, lycee, collège, college, groupe scolaire, institut, rue\b, place\b, avenue, boulevard, gymnase, stade, salle, prix\b, fondation, maternelle, cathédrale, église, quartier, bibliothèque, médiathèque, campus, centre`,
}
