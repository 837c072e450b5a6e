import { requestCorrections } from '#app/features/corrections/request-corrections.server.ts'
import type { Member } from '#app/features/schools/membership/require-member.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { changeSelfReported, selfReported, writeSelfReported } from './change-self-reported.server.ts'
import { PROFILE_POLICY } from './policy.ts'
import type { AddressWords, ContactValues, SelfReported } from './self-reported.ts'

type Contact = Partial<ContactValues> & { seen: string }

/** Sets contact data of a school; unnamed ones stay. @throws Failure as `changeSelfReported` does */
export async function updateContact(member: Member, { seen, ...contact }: Contact): Promise<void> {
  await changeSelfReported(
    member,
    { form: 'contact', seen, right: PROFILE_POLICY.updateContact },
    async (trx, { official }) => {
      await writeSelfReported(trx, member.schoolId, wordsOf(contact, official))
    },
  )
}

const wordsOf = (contact: Partial<ContactValues>, official: SelfReported['official']) =>
  Object.fromEntries(
    (['phone', 'website', 'email'] as const)
      .filter((name) => contact[name] !== undefined)
      .map((name) => [name, selfReported(contact[name]!, official[name])]),
  )

/**
 * Sets contact data and address of a premium school. An address from a register is changed by a correction, which a
 * moderator decides; so is the country of every school.
 *
 * @returns whether a moderator is asked
 * @throws Failure as `changeSelfReported` does
 */
export async function updateContactAndPlace(
  member: Member & { locale: Locale },
  {
    seen,
    address: street,
    postalCode,
    city,
    country,
    ...contact
  }: Contact & Omit<AddressWords, 'street'> & { address: string },
): Promise<boolean> {
  let asked = 0
  await changeSelfReported(
    member,
    { form: 'contact', seen, right: PROFILE_POLICY.updatePlace },
    async (trx, { official, ownFacts }) => {
      const place = { street, postal_code: postalCode, city }
      const words = wordsOf(contact, official)
      await writeSelfReported(trx, member.schoolId, ownFacts ? { ...words, ...place } : words)
      asked = await requestCorrections(trx, member, ownFacts ? { country } : { ...place, country })
    },
  )
  return asked > 0
}
