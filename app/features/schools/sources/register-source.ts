import type { RegisterSource } from './register-sources.ts'

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
