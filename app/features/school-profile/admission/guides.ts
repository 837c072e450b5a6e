import type { Stage } from '#app/features/admission-dates/admission-row.ts'
import type { Key } from '#app/i18n/translate.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import {
  type AdmissionSource,
  ENGLAND,
  FRANCE,
  ITALY,
  KMK,
  LAENDER,
  NORTHERN_IRELAND,
  SCOTLAND,
  SPAIN,
  WALES,
} from './sources.ts'

/** Day on which the texts were written (YYYY-MM-DD). A change to a text moves it. */
export const WRITTEN = '2026-11-23'

/** What decides which rules of admission apply. */
export type Applicant = {
  country: CountryCode
  /** Nation of the United Kingdom; undefined for England and all other countries. */
  nation?: 'WLS' | 'SCT' | 'NIR' | undefined
  region: string
  stage: Stage
  isPrivate: boolean
}
/** Key of a text about the admission in one place and stage. */
type GuideKey = Extract<Key, `admission.${'de' | 'gb' | 'fr' | 'it' | 'es'}-${string}`>

/**
 * The text that applies, and who publishes the rules. `place`: the region that the rules are about; if undefined, they
 * apply to the nation or country.
 */
export type Guide = { key: GuideKey; source: AdmissionSource; place?: string }

/** A step of the admission: its subject or date, with a colon, and the sentence. */
export type Step = { lead: string; text: string }

/** Returns the steps of a text, which are its lines. */
export const stepsOf = (text: string): Step[] =>
  text.split('\n').map((line) => {
    const end = line.indexOf(': ') + 1
    return { lead: line.slice(0, end), text: line.slice(end).trimStart() }
  })

/** German states with a text of their own, by the suffix of its key. */
const OWN_PRIMARY = { 'Nordrhein-Westfalen': 'nw', Berlin: 'be', Hamburg: 'hh', Bayern: 'by' } as const
const OWN_SECONDARY = {
  ...OWN_PRIMARY,
  'Baden-Württemberg': 'bw',
  Sachsen: 'sn',
  Brandenburg: 'bb',
  Thüringen: 'th',
  'Mecklenburg-Vorpommern': 'mv',
} as const

const own = <Land extends string, End>(ends: Readonly<Record<Land, End>>, region: string): End | undefined =>
  Object.hasOwn(ends, region) ? ends[region as Land] : undefined

function german({ region, stage, isPrivate }: Applicant): Guide {
  const source = LAENDER[region] ?? KMK
  const general = (key: GuideKey): Guide => ({ key, source })
  if (stage === 'special_needs') return general('admission.de-special')
  if (isPrivate) return general('admission.de-private')
  if (stage === 'vocational') return general('admission.de-vocational')
  if (stage === 'nursery' || stage === 'primary') {
    const end = own(OWN_PRIMARY, region)
    return end ? { key: `admission.de-primary-${end}`, source, place: region } : general('admission.de-primary')
  }
  const end = own(OWN_SECONDARY, region)
  return end ? { key: `admission.de-secondary-${end}`, source, place: region } : general('admission.de-secondary')
}

const IN_ENGLAND: Record<Stage, Guide> = {
  nursery: { key: 'admission.gb-nursery', source: ENGLAND.nursery },
  primary: { key: 'admission.gb-primary', source: ENGLAND.admissions },
  secondary: { key: 'admission.gb-secondary', source: ENGLAND.admissions },
  high_school: { key: 'admission.gb-secondary', source: ENGLAND.admissions },
  vocational: { key: 'admission.gb-post-16', source: ENGLAND.post16 },
  special_needs: { key: 'admission.gb-special', source: ENGLAND.special },
}
const IN_NATION: Record<NonNullable<Applicant['nation']>, Guide> = {
  WLS: { key: 'admission.gb-wales', source: WALES },
  SCT: { key: 'admission.gb-scotland', source: SCOTLAND },
  NIR: { key: 'admission.gb-ni', source: NORTHERN_IRELAND },
}

/** The texts about Wales, Scotland and Northern Ireland cover primary and secondary schools only. */
function british({ nation, stage, isPrivate }: Applicant): Guide | null {
  if (isPrivate && stage !== 'special_needs') return { key: 'admission.gb-independent', source: ENGLAND.independent }
  if (!nation) return IN_ENGLAND[stage]
  return stage === 'primary' || stage === 'secondary' || stage === 'high_school' ? IN_NATION[nation] : null
}

function french({ stage, isPrivate }: Applicant): Guide {
  if (stage === 'special_needs') return { key: 'admission.fr-special', source: FRANCE.ministry }
  if (isPrivate) return { key: 'admission.fr-private', source: FRANCE.ministry }
  if (stage === 'nursery' || stage === 'primary') return { key: 'admission.fr-primary', source: FRANCE.primary }
  if (stage === 'secondary') return { key: 'admission.fr-college', source: FRANCE.ministry }
  return { key: 'admission.fr-lycee', source: FRANCE.ministry }
}

function italian({ stage, isPrivate }: Applicant): Guide | null {
  // Italy has no separate system of schools for special needs.
  if (stage === 'special_needs') return null
  if (isPrivate) return { key: 'admission.it-private', source: ITALY.ministry }
  if (stage === 'nursery') return { key: 'admission.it-infanzia', source: ITALY.ministry }
  const isFirst = stage === 'primary' || stage === 'secondary'
  return { key: isFirst ? 'admission.it-primo-ciclo' : 'admission.it-superiore', source: ITALY.online }
}

/** Regions of the directory are provinces, except Madrid and those that a register gives as the community. */
const COMMUNITIES: { regions: readonly string[]; guide: Guide }[] = [
  {
    regions: ['Andalucía', 'Almería', 'Cádiz', 'Córdoba', 'Granada', 'Huelva', 'Jaén', 'Málaga', 'Sevilla'],
    guide: { key: 'admission.es-andalucia', source: SPAIN.andalucia, place: 'Andalucía' },
  },
  {
    regions: ['Madrid', 'Comunidad de Madrid'],
    guide: { key: 'admission.es-madrid', source: SPAIN.madrid, place: 'Comunidad de Madrid' },
  },
  {
    regions: ['Catalunya', 'Cataluña', 'Barcelona', 'Girona', 'Lleida', 'Tarragona'],
    guide: { key: 'admission.es-catalunya', source: SPAIN.catalunya, place: 'Catalunya' },
  },
]

function spanish({ region, stage, isPrivate }: Applicant): Guide {
  if (stage === 'special_needs') return { key: 'admission.es-special', source: SPAIN.ministry }
  if (stage === 'vocational') return { key: 'admission.es-vocational', source: SPAIN.training }
  if (isPrivate) return { key: 'admission.es-private', source: SPAIN.ministry }
  const community = COMMUNITIES.find(({ regions }) => regions.includes(region))
  return community?.guide ?? { key: 'admission.es-general', source: SPAIN.ministry }
}

const BY_COUNTRY: Record<CountryCode, (applicant: Applicant) => Guide | null> = {
  DE: german,
  GB: british,
  FR: french,
  IT: italian,
  ES: spanish,
}

/** Returns the rules of admission that apply; null where no text does. */
export const findGuide = (applicant: Applicant): Guide | null => BY_COUNTRY[applicant.country](applicant)
