import type { CountryCode } from '#db/vocabulary.ts'

/** An open register or statistic about schools, and what its licence requires of a page that shows its data. */
export type RegisterSource = {
  id: string
  country: CountryCode
  /** Publisher of the data. */
  publisher: string
  /** Name of the data set in its own language. */
  dataset: string
  /** Page where the publisher offers the data. */
  url: string
  licence: string
  licenceUrl: string
  /** Attribution that every page showing the data must contain verbatim, in every language. */
  attribution: string
  /** Lists no schools of its own: only says something about those of the registers. */
  isStatistic?: true
}

/** Prefixes of the addresses of licences that let everybody pass the data on, if they name the publisher. */
const OPEN_LICENCES = [
  'www.nationalarchives.gov.uk/doc/open-government-licence/',
  'www.govdata.de/dl-de/by-2-0',
  'www.govdata.de/dl-de/zero-2-0',
  'www.etalab.gouv.fr/licence-ouverte-open-licence',
  'www.dati.gov.it/content/italian-open-data-license-v20',
  'creativecommons.org/licenses/by/',
  'creativecommons.org/licenses/by-sa/',
  'creativecommons.org/publicdomain/zero/',
]

/**
 * Whether the licence of a source lets us pass its data on to other programs. A source declared by a mapping may have
 * any licence, so only licences known to allow it count.
 */
export function mayPassOn({ licenceUrl }: Pick<RegisterSource, 'licenceUrl'>): boolean {
  const address = licenceUrl.replace(/^https?:\/\//, '')
  return OPEN_LICENCES.some((open) => address.startsWith(open))
}
