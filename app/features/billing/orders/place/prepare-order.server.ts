import type { Session } from '#app/core/session.ts'
import { findOwnSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { db } from '#db/client.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { PREMIUM_CENTS } from '../../plan.ts'
import type { Buyer } from '../order.ts'
import { seller } from '../vat/seller.server.ts'
import { decideVat, splitGross } from '../vat/vat-rules.ts'

/**
 * Returns the initial data of the order page: the school, and what school and account say about the buyer.
 *
 * @returns undefined when the person is not a member of the school
 */
export async function prepareOrder({ userId, fullName, email }: Session, schoolId: string) {
  const school = await findOwnSchool(userId, schoolId)
  if (!school) return undefined
  const place = await db()
    .selectFrom('school_directory')
    .select(['street', 'postal_code', 'city', 'country', 'ownership'])
    .where('id', '=', schoolId)
    .executeTakeFirstOrThrow()
  const buyer: Buyer = {
    kind: place.ownership === 'public' ? 'public_body' : 'business',
    name: fullName,
    organisation: school.name,
    street: place.street,
    postalCode: place.postal_code,
    city: place.city,
    country: place.country as CountryCode,
    vatId: '',
    email,
  }
  const vat = decideVat({ country: school.country, kind: 'consumer', vatId: null }, seller())
  return {
    school: { id: school.id, name: school.name, city: school.city, premium: school.premium },
    buyer,
    /**
     * VAT contained in the price for a buyer in the school's country without a VAT id; null where it contains none, or
     * where such a buyer cannot order.
     */
    vat: vat?.basisPoints
      ? { basisPoints: vat.basisPoints, cents: splitGross(PREMIUM_CENTS, vat.basisPoints).vatCents }
      : null,
  }
}
