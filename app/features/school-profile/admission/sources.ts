/** Who publishes the rules of admission, and where. */
export type AdmissionSource = { publisher: string; url: string }

const source = (publisher: string, url: string): AdmissionSource => ({ publisher, url })

/** The ministries of the German states, by the name of the state in the directory. */
export const LAENDER: Readonly<Record<string, AdmissionSource>> = {
  'Baden-Württemberg': source(
    'Ministerium für Kultus, Jugend und Sport Baden-Württemberg',
    'https://km.baden-wuerttemberg.de/',
  ),
  Bayern: source('Bayerisches Staatsministerium für Unterricht und Kultus', 'https://www.km.bayern.de/'),
  Berlin: source('Senatsverwaltung für Bildung, Jugend und Familie, Berlin', 'https://www.berlin.de/sen/bildung/'),
  Brandenburg: source('Ministerium für Bildung, Jugend und Sport Brandenburg', 'https://mbjs.brandenburg.de/'),
  Bremen: source('Senator für Kinder und Bildung, Bremen', 'https://www.bildung.bremen.de/'),
  Hamburg: source('Schulbehörde Hamburg', 'https://www.hamburg.de/bsb/'),
  Hessen: source('Hessisches Kultusministerium', 'https://kultus.hessen.de/'),
  'Mecklenburg-Vorpommern': source('Bildungsministerium Mecklenburg-Vorpommern', 'https://www.bildung-mv.de/'),
  Niedersachsen: source('Niedersächsisches Kultusministerium', 'https://www.mk.niedersachsen.de/'),
  'Nordrhein-Westfalen': source('Schulministerium NRW', 'https://www.schulministerium.nrw/'),
  'Rheinland-Pfalz': source('Ministerium für Bildung Rheinland-Pfalz', 'https://bm.rlp.de/'),
  Saarland: source('Ministerium für Bildung und Kultur, Saarland', 'https://www.saarland.de/mbk'),
  Sachsen: source('Sächsisches Staatsministerium für Kultus', 'https://www.schule.sachsen.de/'),
  'Sachsen-Anhalt': source('Ministerium für Bildung Sachsen-Anhalt', 'https://mb.sachsen-anhalt.de/'),
  'Schleswig-Holstein': source('Bildungsministerium Schleswig-Holstein', 'https://www.schleswig-holstein.de/'),
  Thüringen: source('Thüringer Bildungsministerium', 'https://bildung.thueringen.de/'),
}

/** The conference of the states, where the state is not known. */
export const KMK = source('Kultusministerkonferenz', 'https://www.kmk.org/')

const GOV_UK = 'Department for Education, GOV.UK'
export const ENGLAND = {
  admissions: source(GOV_UK, 'https://www.gov.uk/schools-admissions'),
  nursery: source(GOV_UK, 'https://www.gov.uk/find-nursery-school-place'),
  post16: source(GOV_UK, 'https://www.gov.uk/further-education-courses'),
  special: source(GOV_UK, 'https://www.gov.uk/children-with-special-educational-needs'),
  independent: source(GOV_UK, 'https://www.gov.uk/types-of-school/private-schools'),
} as const
export const WALES = source('Welsh Government', 'https://www.gov.wales/school-admissions-code')
export const SCOTLAND = source(
  'Scottish Government',
  'https://www.gov.scot/publications/choosing-school-guide-parents/',
)
export const NORTHERN_IRELAND = source('Education Authority', 'https://www.eani.org.uk/parents/admissions')

export const FRANCE = {
  primary: source('Service-Public.fr', 'https://www.service-public.fr/particuliers/vosdroits/F1864'),
  ministry: source('Ministère de l’Éducation nationale', 'https://www.education.gouv.fr/'),
} as const

export const ITALY = {
  online: source('Ministero dell’Istruzione e del Merito', 'https://unica.istruzione.gov.it/'),
  ministry: source('Ministero dell’Istruzione e del Merito', 'https://www.mim.gov.it/'),
} as const

export const SPAIN = {
  ministry: source(
    'Ministerio de Educación, Formación Profesional y Deportes',
    'https://www.educacionfpydeportes.gob.es/',
  ),
  training: source('TodoFP, Ministerio de Educación, Formación Profesional y Deportes', 'https://www.todofp.es/'),
  andalucia: source('Junta de Andalucía', 'https://www.juntadeandalucia.es/educacion/portales/es/web/escolarizacion'),
  madrid: source('Comunidad de Madrid', 'https://www.comunidad.madrid/servicios/educacion'),
  catalunya: source('Generalitat de Catalunya', 'https://preinscripcio.gencat.cat/'),
} as const
