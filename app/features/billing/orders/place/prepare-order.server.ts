import type { Session } from '#app/features/accounts/sessions/session.ts'
import { findOwnSchool } from '#app/features/schools/operators/own-schools.server.ts'
import type { CountryCode } from '#app/features/schools/vocabulary.ts'
import { db } from '#db/client.ts'
import type { Buyer } from '../order.ts'

/**
 * What the order page begins with: the school, and the buyer as far as school and account tell.
 *
 * @returns undefined when the person does not run the school
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
  return { school: { id: school.id, name: school.name, city: school.city, premium: school.premium }, buyer }
}
