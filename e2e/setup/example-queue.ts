import { sql } from 'kysely'
import { seal } from '#app/features/accounts/second-factor/secret-box.server.ts'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { SCREENS } from '../accounts/example-accounts.ts'

/** Two of the team who meet at one matter, by the size of screen that a journey has, with the secret of their factor. */
export const workersOf = (screen: string) => ({
  admin: `queue-admin.${screen}@post.example`,
  moderator: `queue-moderator.${screen}@post.example`,
})
export const WORKER_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** The wish that the journey decides about; there are some, as it may run again. */
export const wishOf = (screen: string) => `Turnhallenweg ${SCREENS.indexOf(screen as 'phone') + 1}`
const WISHES = 4

/** Adds the team, corrections that wait, and jobs that failed. */
export async function addExampleQueue(): Promise<void> {
  for (const screen of SCREENS) {
    const { admin, moderator } = workersOf(screen)
    await addWorker(admin, 'admin', 'Anna Verwaltung')
    await addWorker(moderator, 'moderator', 'Ben Moderation')
    await addCorrections(screen)
    await sql`insert into pgboss.job (name, data, source_name, source_output, source_retry_count, policy)
      select 'dead_letters', '{"key": "gone"}', 'delete_file', '{"message": "550 <mia@familie.example> away"}', 18, 'standard'
      from generate_series(1, ${WISHES}::int)`.execute(db())
  }
}

async function addWorker(email: string, role: 'admin' | 'moderator', name: string) {
  const { id: user_id } = await makeAccount({ email, role, name })
  await db()
    .insertInto('second_factors')
    .values({ user_id, secret: seal(WORKER_SECRET), confirmed_at: new Date() })
    .execute()
}

/** Older than all others, so that they stand on the first page. */
async function addCorrections(screen: string) {
  const school_id = `de-NW-7300${SCREENS.indexOf(screen as 'phone') + 1}`
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: school_id, name: 'Schule am Hang' }))
    .execute()
  const wish = { school_id, field: 'street', shown: 'Schulstraße 1', value: wishOf(screen), locale: 'de' }
  const created_at = sql<Date>`now() - interval '60 hours'`
  await db()
    .insertInto('school_corrections')
    .values(Array.from({ length: WISHES }, () => ({ ...wish, created_at })))
    .execute()
}
