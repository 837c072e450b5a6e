import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { newToken } from '#app/core/tokens/token.server.ts'
import { sessionCookie } from '#app/features/accounts/sessions/session-cookie.server.ts'
import { seal } from '#app/features/accounts/sign-in/second-factor/secret-box.server.ts'
import { newSecret } from '#app/features/accounts/sign-in/second-factor/totp.server.ts'
import { cookieOf, makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { makeOrder } from '#app/features/billing/testing/orders.ts'
import { makeGroup } from '#app/features/groups/testing/groups.ts'
import { addToGroup } from '#app/features/schools/membership/add-to-group.server.ts'
import { db } from '#db/client.ts'
import { reviewRow } from '#db/testing/factories.ts'
import { runAsOwner } from '../load/with-program.ts'

/** A register whose licence allows redistribution. */
const REGISTER = 'de-jedeschule'
const DAY_MS = 86_400_000
/** The number of each kind that a busy school has. */
const REVIEWS = 400
const MESSAGES = 2000
const EVENTS = 50
const GROUP_SCHOOLS = 2000
/** Schools that one statement adds to a group, as many as the program adds at most. */
const ADDED_AT_ONCE = 500
/** Documents that a person has sent, each of the largest accepted size. */
const DOCUMENTS = 4
const DOCUMENT_BYTES = 5 * 1024 * 1024

/** People with their Cookie headers, and the subjects of the work. */
export type Seeded = {
  school: string
  group: string
  member: string
  admin: string
  groupMember: string
  orders: string[]
}

async function signIn(user_id: string, second_factor_at: Date | null = null): Promise<string> {
  const token = newToken()
  const expires_at = new Date(Date.now() + DAY_MS)
  await db().insertInto('sessions').values({ user_id, token, expires_at, second_factor_at }).execute()
  return cookieOf(sessionCookie(token))
}

/**
 * Creates a school with everything that a busy one has, its member, an admin, a group and paid orders.
 *
 * @param files folder of the stored files
 */
export async function seed(schools: readonly string[], files: string, orderCount: number): Promise<Seeded> {
  const school = schools[0]!
  const { id: userId } = await makeAccount({ name: 'Marta Kaminski' })
  const { id: adminId } = await makeAccount({ role: 'admin' })
  await db()
    .insertInto('second_factors')
    .values({ user_id: adminId, secret: seal(newSecret()), confirmed_at: new Date() })
    .execute()
  await db().insertInto('school_members').values({ school_id: school, user_id: userId, role: 'owner' }).execute()
  await db()
    .insertInto('premium_grants')
    .values({ school_id: school, reason: 'benchmark' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db()
    .insertInto('reviews')
    .values(Array.from({ length: REVIEWS }, (_, at) => reviewRow({ school_id: school, rating: (at % 5) + 1 })))
    .execute()
  await sql`insert into enquiries (school_id, name, email, text, locale, privacy_version)
    select ${school}, 'Ada Lovelace', 'ada@post.example', repeat('Wann ist der Tag der offenen Tür? ', 12), 'de', '1'
    from generate_series(1, ${MESSAGES}::int)`.execute(db())
  await sql`insert into school_events (school_id, kind, title, text, language, place, link, starts_at, ends_at)
    select ${school}, 'open_day', 'Offene Tür', 'Alle sind eingeladen.', 'de', '', '',
      now() + make_interval(days => n), now() + make_interval(days => n, hours => 2)
    from generate_series(1, ${EVENTS}::int) as n`.execute(db())
  await sql`insert into school_figures (school_id, day, views, visitors, shown, phone_clicks, web_clicks)
    select ${school}, current_date - n, 9, 8, 70, 1, 2 from generate_series(0, 364) as n`.execute(db())
  await runAsOwner(`update schools set source = '${REGISTER}'`)
  await storeDocuments(files, userId, schools.slice(1, DOCUMENTS + 1))
  const group = await makeGroup([])
  for (let at = 10; at < 10 + GROUP_SCHOOLS; at += ADDED_AT_ONCE) {
    const added = { groupId: group.groupId, schoolIds: schools.slice(at, at + ADDED_AT_ONCE), byInvitation: true }
    await db()
      .transaction()
      .execute((trx) => addToGroup(trx, added))
  }
  const orders = []
  for (let at = 0; at < orderCount; at++) orders.push((await makeOrder({ school_id: schools[300 + at]! })).id)
  return {
    school,
    group: group.groupId,
    member: await signIn(userId),
    admin: await signIn(adminId, new Date()),
    groupMember: await signIn(group.userId),
    orders,
  }
}

/** Stores documents as evidence of open claims; half of their bytes can be compressed. */
async function storeDocuments(files: string, user_id: string, schools: readonly string[]): Promise<void> {
  fs.mkdirSync(path.join(files, 'proofs'), { recursive: true })
  const half = DOCUMENT_BYTES / 2
  for (const school_id of schools) {
    const file_key = `proofs/${crypto.randomUUID().replaceAll('-', '')}.pdf`
    const random = Buffer.concat(
      Array.from({ length: half / 65_536 }, () => crypto.getRandomValues(Buffer.alloc(65_536))),
    )
    const text = Buffer.alloc(
      half,
      'A page of a certificate whose words come again and again, with numbers 0123456789. ',
    )
    fs.writeFileSync(path.join(files, file_key), Buffer.concat([Buffer.from('%PDF-1.7\n'), random, text]))
    await db().insertInto('school_claims').values({ user_id, school_id, file_key }).execute()
  }
}
