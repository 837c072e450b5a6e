import type { Locale } from '#app/i18n/locales.ts'
import { requestCorrections } from '../corrections/request-corrections.server.ts'
import type { Operator } from '../operators/require-operator.server.ts'
import { changeOwnWord, ownWord, writeOwnWord } from './change-own-word.server.ts'
import type { AddressWords, ContactWords, OwnWord } from './own-word.ts'

type Contact = Partial<ContactWords> & { seen: string }

/** Sets how to reach a school; what is not named stays. @throws Failure as `changeOwnWord` does */
export async function updateContact(operator: Operator, { seen, ...contact }: Contact): Promise<void> {
  await changeOwnWord(operator, { form: 'contact', seen }, async (trx, { official }) => {
    await writeOwnWord(trx, operator.schoolId, wordsOf(contact, official))
  })
}

const wordsOf = (contact: Partial<ContactWords>, official: OwnWord['official']) =>
  Object.fromEntries(
    (['phone', 'website', 'email'] as const)
      .filter((name) => contact[name] !== undefined)
      .map((name) => [name, ownWord(contact[name]!, official[name])]),
  )

/**
 * Sets how to reach a premium school and where it is. An address that a register gives changes by a correction, which a
 * moderator decides; so does the country of every school.
 *
 * @returns whether a moderator is asked
 * @throws Failure as `changeOwnWord` does
 */
export async function updateContactAndPlace(
  operator: Operator & { locale: Locale },
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
  await changeOwnWord(operator, { form: 'contact', seen, premium: true }, async (trx, { official, ownFacts }) => {
    const place = { street, postal_code: postalCode, city }
    const words = wordsOf(contact, official)
    await writeOwnWord(trx, operator.schoolId, ownFacts ? { ...words, ...place } : words)
    asked = await requestCorrections(trx, operator, ownFacts ? { country } : { ...place, country })
  })
  return asked > 0
}
