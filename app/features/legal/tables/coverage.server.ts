import { type Coverage, listCoverage } from '#app/features/facts/coverage/list-coverage.server.ts'
import { DESCRIBING_FACTS, knownStages, type RegionCount, STAGES } from '#app/features/facts/coverage/thin-coverage.ts'
import { countryName, formatList, formatNumber, formatPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { CATEGORIES, type Category, COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { type CountryCoverage, type CoverageRow, fill } from '../pages/legal-text.ts'
import { TABLE_TEXTS } from './texts.ts'

/**
 * Returns what the directory knows about each country by kind of school and by region, as counted by the last imports.
 */
export async function coverageByCountry(locale: Locale): Promise<{ coverage: CountryCoverage[] }> {
  const all = Map.groupBy(await listCoverage(), ({ country }) => country)
  return { coverage: COUNTRIES.flatMap((country) => presentCountry(locale, country, all.get(country) ?? []) ?? []) }
}

function presentCountry(locale: Locale, country: CountryCode, rows: Coverage[]): CountryCoverage | undefined {
  const whole = rows.filter(({ region }) => region === null)
  if (whole.length === 0) return undefined
  const texts = TABLE_TEXTS[locale].coverage
  const [kind = '', ...numbers] = texts.head.map((title) => fill(title, { facts: String(DESCRIBING_FACTS) }))
  const byRegion = [...Map.groupBy(rows, ({ region }) => region)].filter(
    (entry): entry is [string, Coverage[]] => entry[0] !== null,
  )
  const counts = rows.filter((row): row is Coverage & RegionCount => row.region !== null && row.category !== null)
  return {
    country: countryName(locale, country),
    head: [kind, ...numbers],
    regionsTitle: fill(texts.regions, { count: formatNumber(locale, byRegion.length) }),
    regionHead: [texts.region, ...numbers],
    kinds: presentKinds(locale, country, whole),
    regions: byRegion.map(([region, of]) => ({
      ...presentRow(locale, region || texts.unknown, totalOf(of)),
      kinds: kindsText(locale, country, of),
      missing: missingText(locale, country, region, counts),
    })),
  }
}

/** Returns what readers call a country's schools of a kind: in France lycées rather than Gymnasien. */
function kindName(locale: Locale, country: CountryCode, category: Category): string {
  const t = translator(locale)
  return category === 'primary' || category === 'secondary' || category === 'high_school'
    ? t(`coverage.stage.${country}.${category}`)
    : t(`coverage.kind.${category}`)
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const totalOf = (rows: Coverage[]) => rows.find(({ category }) => category === null) ?? rows[0]!

function presentKinds(locale: Locale, country: CountryCode, rows: Coverage[]): CoverageRow[] {
  return [
    ...CATEGORIES.flatMap((category) => {
      const row = rows.find((one) => one.category === category)
      return row ? [presentRow(locale, capitalised(kindName(locale, country, category)), row)] : []
    }),
    presentRow(locale, TABLE_TEXTS[locale].coverage.all, totalOf(rows)),
  ]
}

function presentRow(locale: Locale, name: string, { schools, located, described }: Coverage): CoverageRow {
  const share = (part: number) => formatPercent(locale, part / Math.max(schools, 1))
  return {
    name,
    schools: formatNumber(locale, schools),
    located: share(located),
    described: share(described),
    kinds: '',
    missing: '',
  }
}

function kindsText(locale: Locale, country: CountryCode, rows: Coverage[]): string {
  return CATEGORIES.flatMap((category) => {
    const row = rows.find((one) => one.category === category)
    return row ? `${formatNumber(locale, row.schools)} ${kindName(locale, country, category)}` : []
  }).join(' · ')
}

function missingText(locale: Locale, country: CountryCode, region: string, counts: RegionCount[]): string {
  const known = knownStages(country, region, counts)
  if (!known) return ''
  const missing = STAGES[country].filter((stage) => !known.includes(stage))
  return fill(TABLE_TEXTS[locale].coverage.missing, {
    stages: formatList(
      locale,
      missing.map((stage) => kindName(locale, country, stage)),
    ),
  })
}
