import { sql } from 'kysely'
import { z } from 'zod'
import { currentIds } from '#app/features/schools/current-ids.server.ts'
import { db } from '#db/client.ts'
import type { CountryCode } from '#db/vocabulary.ts'

/** What the claim page shows about the school and the person's earlier steps. */
type ClaimableSchool = {
  id: string
  name: string
  street: string
  postalCode: string
  city: string
  country: CountryCode
  closed: boolean
  /** Masked address to which a code would be mailed, such as `s•••••@g•••••.de`; null when the register has none. */
  mailbox: string | null
  /** Whether the school has an owner: then an admin decides. */
  owned: boolean
  /** The person's present role at the school. */
  role: 'owner' | 'editor' | null
  /** The person's waiting claim. */
  openClaim: string | null
  /** Whether a mailed code is still valid. */
  codeSent: boolean
}

/**
 * Finds a school that a person wants to claim, or the one that replaced it.
 *
 * @returns null when there is none, or the site's team hid it
 */
export async function findClaimable(
  schoolId: string,
  userId: string,
): Promise<ClaimableSchool | { movedTo: string } | null> {
  const row = await claimableRow(schoolId, userId)
  if (!row) {
    const movedTo = (await currentIds([schoolId])).get(schoolId)
    return movedTo ? { movedTo } : null
  }
  const { email, source, ...school } = row
  const mailbox = registerMailbox({ email, source })
  return { ...school, mailbox: mailbox && maskEmail(mailbox) }
}

/**
 * Returns the address of a school in its register, where receiving a code proves something. An address written by
 * members proves nothing, and neither does that of a school proposed by a visitor.
 */
export function registerMailbox({ email, source }: { email: string; source: string }): string | null {
  return source !== 'own' && z.email().safeParse(email).success ? email.toLowerCase() : null
}

function claimableRow(schoolId: string, userId: string) {
  return db()
    .selectFrom('schools as s')
    .innerJoin('school_directory as d', 'd.id', 's.id')
    .select(['s.id', 's.email', 's.source', 'd.name', 'd.street', 'd.city', 'd.postal_code as postalCode'])
    .select(sql<CountryCode>`s.country`.as('country'))
    .select(sql<boolean>`s.status = 'closed'`.as('closed'))
    .select(
      sql<boolean>`exists (select from school_members o where o.school_id = s.id and o.role = 'owner')`.as('owned'),
    )
    .select(
      sql<'owner' | 'editor' | null>`(select o.role from school_members o
        where o.school_id = s.id and o.user_id = ${userId})`.as('role'),
    )
    .select(
      sql<string | null>`(select c.id from school_claims c
        where c.school_id = s.id and c.user_id = ${userId} and c.state = 'open')`.as('openClaim'),
    )
    .select(
      sql<boolean>`exists (select from claim_codes c
        where c.school_id = s.id and c.user_id = ${userId} and c.expires_at > now())`.as('codeSent'),
    )
    .where('s.id', '=', schoolId)
    .where('s.status', '<>', 'hidden')
    .executeTakeFirst()
}

/**
 * Masks an address so that those who know it recognise it and others learn nothing they could write to:
 * `s•••••@s•••••.de`. The number of dots is always the same.
 */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const dot = domain.lastIndexOf('.')
  const hidden = (text: string) => `${text.slice(0, 1)}•••••`
  return `${hidden(local)}@${hidden(domain.slice(0, dot))}${domain.slice(dot)}`
}
