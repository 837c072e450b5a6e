import { GEONAMES } from '#app/features/schools/register-sources.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { env } from '#lib/env.ts'
import type { Table } from '../legal-text.ts'
import { TABLE_TEXTS, tableOf } from './texts.ts'

const ODBL = '[ODbL 1.0](https://opendatacommons.org/licenses/odbl/1-0/)'
const OFL = '[SIL Open Font License 1.1](https://openfontlicense.org)'
const OSM = '[© OpenStreetMap](https://www.openstreetmap.org/copyright)'

/** Returns third-party material that the site uses, besides the registers. */
export function materialTable(locale: Locale): Table {
  const texts = TABLE_TEXTS[locale].material
  const streets = [[texts.streets, `${OSM}, [Protomaps](https://protomaps.com)`, ODBL]]
  const rows = [
    [texts.baseMap, OSM, ODBL],
    ...(env().MAP_PMTILES ? streets : []),
    [texts.towns, `[${GEONAMES.publisher}](${GEONAMES.url})`, `[${GEONAMES.licence}](${GEONAMES.licenceUrl})`],
    [texts.literata, '[TypeTogether, Google](https://github.com/googlefonts/literata)', OFL],
    [texts.sourceSans, '[Adobe](https://github.com/adobe-fonts/source-sans)', OFL],
    [texts.icons, '[Lucide](https://lucide.dev)', '[ISC](https://lucide.dev/license)'],
  ]
  return tableOf(locale, 'material', rows)
}
