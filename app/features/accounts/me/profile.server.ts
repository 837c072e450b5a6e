import { sql } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { ContactData, Profile } from './profile.ts'

/**
 * Finds a person's profile, with the plan.
 *
 * @throws Error with the text for the log
 */
export async function findProfile(userId: string): Promise<Profile> {
  const found = db().selectFrom('profiles').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  const row = await found.catch((cause) => {
    throw new Error('Error fetching profile', { cause })
  })
  return {
    id: row.id,
    subscriptionType: row.subscription_type === 'premium' ? 'premium' : 'free',
    fullName: row.full_name,
    avatarUrl: row.avatar_url,
    phone: row.phone,
    website: row.website,
    address: row.address,
    city: row.city,
    postalCode: row.postal_code,
    country: row.country,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

const now = sql<Date>`now()`

/** Sets the full name that the header shows. */
export async function updateName(userId: string, fullName: string): Promise<void> {
  const change = { full_name: fullName, updated_at: now }
  await db().updateTable('profile_details').set(change).where('id', '=', userId).execute()
}

/** Sets a person's contact data: phone, website, address, city, postal code, country. */
export async function updateContact(userId: string, { postalCode, ...contact }: ContactData): Promise<void> {
  const change = { ...contact, postal_code: postalCode, updated_at: now }
  await db().updateTable('profile_details').set(change).where('id', '=', userId).execute()
}

/** Sets the language of the mails to a person. */
export async function updateLanguage(userId: string, locale: Locale): Promise<void> {
  await db().updateTable('users').set({ locale, updated_at: now }).where('id', '=', userId).execute()
}
