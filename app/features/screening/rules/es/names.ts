import type { NameRules } from '../../finding.ts'
import { list } from '../list.ts'

const CALLED = '(?:,? (?:que se llama|se llama|llamad[oa]|de nombre|y su (?:amig[oa]|herman[oa])))?'

export const names: NameRules = {
  titles: list`sr\.?, sra\.?, srta\.?, señor, señora, señorita, don, doña, d\., dña\.?, dr\.?, dra\.?, prof\.?, profe, seño, profesor, profesora, maestro, maestra, (?:profe|profesora?|maestr[oa]) de (?:mates|matemáticas|lengua|inglés|música|historia|religión|física|química|educación física|ef|francés|ciencias|plástica|infantil), tutor, tutora, director, directora, jefe de estudios, jefa de estudios, orientador, orientadora, conserje, secretaria, monitor, monitora, la familia`,
  roles: list`(?:alumn[oa]|compañer[oa]|niñ[oa]|chic[oa]|cociner[oa]|bedel|secretario|entrenador|entrenadora|padre|madre|hij[oa]|delegad[oa]|inspector|inspectora)`,
  relations: [
    `(?:mi|nuestr[oa]|su|sus|tu|vuestr[oa]|mis) (?:(?:pequeñ[oa]|querid[oa]|propi[oa]|pobre|otr[oa]) )?(?:hij[oa]|hijos|niñ[oa]|niet[oa]|sobrin[oa]|herman[oa]|prim[oa]|pequeñ[oa]|mayor|ahijad[oa]|amig[oa]|marido|mujer|esposa|madre|padre|mellizos|gemel[oa]s|chic[oa]|nene|nena|compañer[oa]|vecin[oa])(?: (?:mayor|pequeñ[oa]|menor|median[oa]))?${CALLED}`,
    `(?:un|una|el|la|ese|esa|este|esta|otr[oa]) (?:(?:pobre|pequeñ[oa]) )?(?:alumn[oa]|niñ[oa]|compañer[oa]|chic[oa]|chaval|chavala|crí[oa]|madre|padre|mamá|papá|hij[oa])${CALLED}(?: de)?`,
    '(?:se llama|se llamaba|llamad[oa]|madre de|padre de|padres de|herman[oa] de)',
    '(?:pequeñ[oa]|pobre)',
  ],
  before: list`gracias a, acosad[oa] por, insultad[oa] por`,
  after: list`de (?:primero|segundo|tercero|cuarto|quinto|sexto|\d{1,2}º?) ?\p{L}{0,4}, de la clase, (?:mi|nuestr[oa]) (?:hij[oa]|pequeñ[oa]|niet[oa])`,
  notNames: list`ii, iii, iv, v, vi, vii, viii, ix, x, xi, xii, xiii, xiv, xvi, xxiii, el, la, los, las, un, una, y, o, que, de, del, al, se, su, mi, lo, le, les, es, está, ha, no, si, con, por, para, director, directora, profesor, profesora, tutor, tutora, mar, luz, sol, paz, rosa, rosario, pilar, consuelo, esperanza, gloria, victoria, soledad, mercedes, dolores, nieves, estrella, ángeles, remedios, milagros, trinidad, áfrica, asunción, concepción, encarnación, ascensión, blanca, aurora, violeta, paloma, olivia\., salvador, santiago, modesto, domingo, león, valencia, vega, guadalupe, lourdes, montserrat, fátima\., jesús, virgen, cruz, reyes, julio, mayo, abril, junio, agosto, enero, febrero, marzo, septiembre, octubre, noviembre, diciembre, lunes, martes, miércoles, jueves, viernes, sábado, navidad, pascua, inglés, lengua, matemáticas, mates, música, religión, historia, física, química, ciencias, francés, plástica, infantil, primaria, secundaria, eso, bachillerato, fp, ampa, madrid, barcelona, sevilla, españa, europa, asia, francia, alemania, inglaterra, quijote, dios, todo, todos, muy, más, pero, también, nada, bien, gracias, colegio, instituto, padres, niños, alumnos, profesores, profe, seño, clase, curso, patio, comedor, secretaría, dirección, san, santa, santo, en, a, will, mark, art, page, grant, rose, mai, florence, florencia, son, sin, ni, e, u, paris, victor hugo, angel, angeles, roman, rocío\., buen, jefe, jefa, estudios`,
  capitalMeansName: true,
  schoolWords: list`colegio, cole\b, instituto, ceip, ies\b, escuela, calle, plaza, avenida, guardería, academia, universidad, premio, iglesia, parroquia, centro, biblioteca, pabellón, fundación, hospital, barrio, día de`,
}
