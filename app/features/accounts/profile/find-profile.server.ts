import { db } from '#db/client.ts'
import type { Profile } from './profile.ts'

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
