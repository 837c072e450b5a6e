import { cleanEmail, cleanWebsite } from '../cleaning/contact.ts'
import { featuresIn } from '../cleaning/features.ts'
import { decimal } from '../cleaning/position.ts'
import { cleanPostalCode } from '../cleaning/postal-code.ts'
import { isDay } from '../files/edition-date.ts'
import type { ParsedRow } from '../register-school.ts'
import { schoolTable } from '../source.ts'
import { type AnnuaireRow, columns } from './annuaire-columns.ts'
import { annuaireFacts } from './annuaire-facts.ts'
import { frenchAges, frenchCategory, frenchType } from './nature.ts'
import { frenchCity, frenchName, frenchPosition, frenchStatus, frenchStreet } from './readable.ts'
import { frenchAudience, frenchRejection } from './rejection.ts'

/** The annuaire of all schools and services. */
export const annuaire = schoolTable({
  name: 'annuaire',
  columns,
  required: ['uai', 'name', 'kind', 'sector', 'address1', 'postalCode', 'city'],
  feeds: {
    position: ['lat'],
    phone: ['phone'],
    email: ['email'],
    website: ['website'],
    features: ['ulis'],
    pupils: ['pupils'],
    boarding: ['boarding'],
    ages: ['nature'],
  },
  reader: () => annuaireSchool,
})

/** Converts a row of the annuaire, or one that another publisher derived from it, to a school with its facts. */
export function annuaireSchool(row: AnnuaireRow): ParsedRow {
  const rejection = frenchRejection(row.uai, `${row.kind} ${row.nature}`, row.name, row.department)
  if (rejection) return rejection
  const yes = (cell: string) => cell === '1'
  const pupils = decimal(row.pupils)
  const localType = frenchType(row.nature || row.kind)
  return {
    code: row.uai,
    school: {
      id: `fr-${row.uai}`,
      name: frenchName(row.name),
      category: frenchCategory(row.nature || row.kind, {
        onlyVocational: yes(row.vocational) && !yes(row.general) && !yes(row.technological),
      }),
      localType,
      ownership: row.sector === 'Public' ? 'public' : /^Priv/.test(row.sector) ? 'private' : null,
      street: frenchStreet(row.address1 || row.address2),
      postalCode: cleanPostalCode('FR', row.postalCode),
      city: frenchCity(row.city),
      region: row.department || row.academy,
      country: 'FR',
      position: frenchPosition(row.lat, row.lng, row.precision),
      phone: row.phone,
      email: cleanEmail(row.email),
      website: cleanWebsite(row.website),
      features: featuresIn(
        row.name,
        yes(row.arts) && 'arts',
        yes(row.sport) && 'sports',
        yes(row.international) && 'international',
        yes(row.european) && 'bilingual',
        yes(row.ulis) && 'inclusion',
      ),
      languages: [],
      pupils: Number.isInteger(pupils) ? pupils : null,
      boarding: row.boarding === '' ? null : yes(row.boarding),
      ages: frenchAges(localType, { nursery: yes(row.nursery), elementary: yes(row.elementary) }),
      audience: frenchAudience(`${row.kind} ${row.nature}`),
      status: frenchStatus(row.state),
      date: isDay(row.date) ? row.date : undefined,
    },
    facts: annuaireFacts(row),
  }
}
