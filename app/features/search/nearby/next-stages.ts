import type { Category, CountryCode } from '#db/vocabulary.ts'

/**
 * The types with which pupils of a type usually continue. Types that lead to a profession or a university have no next
 * stage here, nor do schools for special needs, for which there is no usual path.
 * - Germany: the types separate after the Grundschule; from Haupt-, Real- and Gesamtschulen on to Oberstufe or
 *   Berufsschule.
 * - France: école, collège, then lycée général, technologique or professionnel.
 * - Spain: primaria, then a centre with ESO, of which those that also teach Bachillerato count as `high_school`; after
 *   ESO Bachillerato or formación profesional.
 * - Italy: primaria, secondaria di primo grado, then liceo or istituto tecnico or professionale.
 * - United Kingdom: primary, then secondary or, where they exist, grammar (`high_school`) schools; at 16 sixth-form and
 *   further-education colleges, which count as `vocational`.
 * Source: Eurydice, "The structure of the European education systems" (schematic diagrams), and the mapping of each
 * register's types in `imports/`.
 */
const NEXT_STAGES: Record<CountryCode, Partial<Record<Category, readonly Category[]>>> = {
  DE: { primary: ['secondary', 'high_school'], secondary: ['high_school', 'vocational'] },
  FR: { primary: ['secondary'], secondary: ['high_school', 'vocational'] },
  ES: { primary: ['secondary', 'high_school'], secondary: ['high_school', 'vocational'] },
  IT: { primary: ['secondary'], secondary: ['high_school', 'vocational'] },
  GB: { primary: ['secondary', 'high_school'], secondary: ['vocational'] },
}

/** Returns the types that usually follow a school of this type; none when it is the last stage. */
export function nextStages(country: CountryCode, category: Category): readonly Category[] {
  return NEXT_STAGES[country][category] ?? []
}
