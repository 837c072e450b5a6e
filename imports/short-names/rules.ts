import type { CountryCode } from '#db/vocabulary.ts'

/** A pattern in a name and its replacement. Names have single spaces. */
export type NameRule = readonly [pattern: RegExp, replacement: string]

const words = (text: string) => new Set(text.split(' '))

/**
 * Words that say what kind of school it is or who runs it, so that they do not distinguish a school from its
 * neighbours.
 */
export const GENERIC_WORDS: Record<CountryCode, ReadonlySet<string>> = {
  DE: words(
    'gymnasium realschule grundschule gemeinschaftsgrundschule gemeinschaftshauptschule gemeinschaftsschule hauptschule ' +
      'gesamtschule sekundarschule förderschule sonderschule mittelschule oberschule stadtteilschule berufskolleg ' +
      'berufsschule weiterbildungskolleg schule schulen schulzentrum schulverbund ganztagsschule bekenntnisschule kath katholische katholisches ev ' +
      'evang evangelische evangelisches gem gemeinsame freie freies private privates priv städt städtische städtisches ' +
      'staatl staatliche staatliches stadt gemeinde kreis kreises für jungen und mädchen der die das des den mit in im i ii ' +
      'primarstufe sekundarstufe sekundarstufen bilinguales bilinguale offene offener ganztag',
  ),
  FR: words(
    'école ecole collège lycée maternelle élémentaire primaire secondaire professionnel professionnelle général générale ' +
      'technologique polyvalent agricole et enseignement d de du privé privée public publique mixte segpa section',
  ),
  ES: words(
    'colegio centro docente privado público rural de educación infantil y primaria secundaria especial escuela instituto ' +
      'ceip ies cepr municipal música danza conservatorio elemental profesional adultos permanente',
  ),
  IT: words(
    'scuola dell infanzia primaria secondaria di primo secondo grado i ii materna elementare media liceo istituto ' +
      'comprensivo ic paritaria paritario statale non comunale asilo nido',
  ),
  GB: words(
    'school primary secondary infant junior nursery first middle high academy college the a of and church england cofe ce ' +
      'catholic roman rc voluntary aided controlled community special',
  ),
}

/** A noun in apposition with its operator: `…, Städt. Gymnasium`, `… Förderschule des Kreises`. */
const APPOSITION = [
  'Städt\\.',
  'Städt(?:ische|isches) ',
  '[Ss]taatl\\.',
  '[Ss]taatlich ',
  'Priv\\. ?',
  'Gem\\. (?:Grund|Haupt)schule',
  'Gemeinsame Grundschule',
  'Gemeinschafts(?:grund|haupt)schule',
  '(?:Kath|Ev|Evang)\\. (?:Grund|Haupt|Real|Bekenntnis)schule',
  '(?:Katholische|Evangelische) (?:Grund|Haupt|Real|Bekenntnis)schule',
  'Ersatzschule',
  'Schule der (?:Sekundarstufe|Stadt|Gemeinde)',
  '(?:L[VW][LR]-)?Förderschule(?:,| mit| d| f| i| F|$)',
  'Fördersch\\.',
].join('|')

/** Kinds of schools that may also end the proper name before them: `Petersberg Gesamtschule der Stadt`. */
const KIND_DE = '(?:Gymnasium|Realschule|Hauptschule|Gesamtschule|Sekundarschule|Grundschule|Berufskolleg|Schule)'

/** What leads up to the stages, and is left over when they are cut: `…, Schulen der [Sekundarstufe II]`. */
const STAGE_NOUN =
  '(?:,| -) ?(?:Bildungsgänge|Schulen?|Primarst\\.)|,? (?:als priv\\. Ersatzsch\\.|für|in|der|die)|[ -]Primar-'

const GERMAN: readonly NameRule[] = [
  [/ f(?:ür|\.) ?Jungen (?:und|u\.) ?Mädchen/, ''],
  [/^(?:Städt(?:\.|ische[rs]?)|Staatl(?:\.|iche[rs]?)|Priv(?:\.|ate[rs]?)|Stadt Köln|Stadt Bonn) ?[-,]? ?/, ''],
  [/^Gem(?:\.|einsame) ?(?=(?:Grund|Haupt)schule)/, ''],
  [new RegExp(`(?<=[\\p{L}.)])(?:,| -)? (?:${APPOSITION}).*$`, 'u'), ''],
  [new RegExp(`(?:,| -) ${KIND_DE} (?:der|des|d\\.|für|mit) .*$`), ''],
  [/ ?[-–(]? ?(?:Primarstufe|Sekundarstufen? I|Sek\. ?I).*$/, ''],
  [
    /(?<!\b(?:in|an|auf|bei|vor)) (?:der|d\.) ?(?:(?:Bundes|Landeshaupt|Hanse|Kreis|Universitäts)?[Ss]tadt|Gemeinde|Städteregion) .*$/,
    '',
  ],
  [/ (?:des|d\.) ?(?:[\p{L}-]+-)?(?:Land)?[Kk]reises(?: .*)?$/u, ''],
  [new RegExp(`(?:,| -) ${KIND_DE}$`), ''],
  [new RegExp(`(?:${STAGE_NOUN})*,? (?:der|die|und|u\\.|&)$`), ''],
]

const KINDS_FR = "(?:École|Collège|Lycée)(?: (?!priv|publi|hors|sous|mixte)[\\p{Ll}’'-]+){0,4}"

const FRENCH: readonly NameRule[] = [
  [/^Ecole(?= )/, 'École'],
  [/^Lycee(?= )/, 'Lycée'],
  [new RegExp(`^(${KINDS_FR}) (?:publique|public|privée|privé)(?= )`, 'iu'), '$1'],
  [new RegExp(`^(${KINDS_FR}) (?:hors contrat|sous contrat|mixte)(?= )`, 'iu'), '$1'],
  [/^Section d['’]enseignement général et professionnel adapté(?= (?:du|de) )/i, 'SEGPA'],
]

const SPANISH: readonly NameRule[] = [
  [/^Colegio de Educación Infantil y Primaria(?= )/i, 'CEIP'],
  [/^Colegio de Educación Primaria(?= )/i, 'CEPR'],
  [/^Instituto de Educación Secundaria(?= )/i, 'IES'],
  [
    /^Centro (?:Docente )?Privado (?:de Educación (?:Infantil|Primaria|Secundaria|Especial|Permanente)(?:(?:,| y) (?:Primaria|Secundaria))* )?/i,
    '',
  ],
]

const KINDS_IT = "(?:Scuola|Liceo|Istituto|Asilo)(?: (?!non|parit|stat|comun)[\\p{L}'’]+){0,5}"

const ITALIAN: readonly NameRule[] = [
  [new RegExp(`^(${KINDS_IT}) (?:non statale|paritari[ao]|statale|comunale)(?= )`, 'iu'), '$1'],
  // A trailing dash goes; a pair around a place stays: `B. Croce -San Prisco-`.
  [/^(?!.* -\S)(.*?) ?- ?$/, '$1'],
]

const BRITISH: readonly NameRule[] = [
  [/(?:,| -)? A (?:\p{L}+ ){0,3}Academy$/iu, ''],
  [/ A Member of .*$/, ''],
  [/ \((?:VA|VC|A|C|Aided|Controlled|Voluntary Aided|Voluntary Controlled)\)/, ''],
  [/ Voluntary (?:Aided|Controlled)(?= )/, ''],
  [/ Voluntary(?= Academy$)/, ''],
  [/ V[AC](?= )/, ''],
  [/ (?:Aided|Controlled)(?= (?:Church|CofE|Primary|Junior|Infant|First|Middle|School|College))/, ''],
  [/ (?:Ltd|Limited)\.?$/, ''],
]

/** What names leave out, in order: legal form, operator and stages, which lists show separately. */
export const NAME_RULES: Record<CountryCode, readonly NameRule[]> = {
  DE: GERMAN,
  FR: FRENCH,
  ES: SPANISH,
  IT: ITALIAN,
  GB: BRITISH,
}
