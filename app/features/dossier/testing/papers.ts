import type { DossierPaper } from '../paper/dossier-paper.ts'

/** Long names as registers of the five countries write them. */
export const LONG_NAMES = [
  'Städtisches Gymnasium mit bilingualem deutsch-französischem Bildungsgang und Sportklassen Kaiserin-Augusta-Schule',
  'Collège d’enseignement général et technologique privé sous contrat Notre-Dame-de-la-Providence de Saint-Germain-en-Laye',
  'Col·legi Públic d’Educació Infantil i Primària Mare de Déu de la Misericòrdia i Sant Josep Oriol de Reus',
  'Istituto statale d’istruzione secondaria superiore per l’agricoltura e l’ambiente “Leonardo da Vinci – Niccolò Machiavelli”',
  'Our Lady and Saint Bernadette’s Voluntary Aided Roman Catholic Primary School and Nursery of Llanfairpwllgwyngyll',
]

/** The most that a dossier can have to say: long names, every fact, many dates, remarks and sources, long notes. */
export function fullPaper(words: DossierPaper['words'], questions: readonly string[], schools = 5): DossierPaper {
  const names = LONG_NAMES.slice(0, schools)
  const values = (at: number) => names.map((_, school) => (school > at % 5 ? null : `${at * 7},5 % (2024/25) [${at}]`))
  const list = (count: number, of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at))
  return {
    title: `Dossier: ${schools} Schulen`,
    day: '2026-11-30',
    intro: `Stand: 30.11.2026. Aktuell im Netz: https://aulario.example/dossier?schools=${'DE-NW-900000-'.repeat(20)}`,
    wayNote: 'Das Haus auf der Karte ist euer Punkt. '.repeat(6),
    picture: undefined,
    schools: names.map((name) => ({
      name,
      lines: [`${name} · Gesamtschule · öffentlich`, `Straße, ${name}, Deutschland [1]`, '3 km Luftlinie, '.repeat(8)],
      questions: [...questions],
      note: 'Die Mensa hat uns gefallen.\nDer Weg ist lang, aber sicher. '.repeat(33),
      visitOn: null,
    })),
    groups: list(9, (group) => `Gruppe ${group}`).map((title, group) => ({
      title,
      rows: list(15, (at) => `Angabe ${group}.${at} Nachmittagsbetreuungsangebotsverzeichnis`).map((label, at) => ({
        label,
        values: at === 3 ? names.map(() => 'Schach, Robotik, Theater und Gartenarbeit, '.repeat(30)) : values(at),
      })),
    })),
    dates: list(40, String).map((at) => [
      `${at}. März 2027`,
      'Anmeldung · weiterführende Schule '.repeat(3),
      '1, 2',
      'Amt',
    ]),
    sources: list(30, (at) => `Amt ${at}, Datenlizenz Deutschland Namensnennung 2.0, Stand 2026, verändert`),
    remarks: list(12, (at) => `Zahl ${at}`).map((label) => ({
      label,
      text: 'Sie sagt nichts über den Unterricht. '.repeat(5),
    })),
    words,
  }
}
