import type pg from 'pg'
import { newToken } from '#app/core/tokens/token.server.ts'
import { sessionCookie } from '#app/features/accounts/sessions/session-cookie.server.ts'
import { cookieOf, makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'

const HOUR_MS = 3_600_000

/** Creates a team member who is signed in with both factors. @returns the Cookie header */
export async function addAdmin(): Promise<string> {
  const { id: user_id } = await makeAccount({ email: 'team@post.example', role: 'admin' })
  const token = newToken()
  const row = { user_id, token, expires_at: new Date(Date.now() + HOUR_MS), second_factor_at: new Date() }
  await db().insertInto('second_factors').values({ user_id, secret: 'none', confirmed_at: new Date() }).execute()
  await db().insertInto('sessions').values(row).execute()
  return cookieOf(sessionCookie(token))
}

/**
 * Adds what a site has after some years: accounts, and open cases.
 *
 * @param waiting number of reviews held back, and of tickets; a tenth of it are reports
 */
export async function addCases(client: pg.ClientBase, { accounts, waiting }: { accounts: number; waiting: number }) {
  await client.query(
    `insert into users (email, name, email_verified)
     select 'person-' || n || '@familie.example', 'Familie ' || n, true from generate_series(1, $1::int) n`,
    [accounts],
  )
  await client.query(
    `update reviews set status = 'pending', published_at = null, status_changed_at = created_at
     where id in (select id from reviews where status = 'published' order by hashtext(id::text) limit $1)`,
    [waiting],
  )
  await client.query(
    `insert into reports (subject_kind, subject_id, school_id, kind, rule, reason, reporter_email, locale, content)
     select 'review', id, school_id, 'rule', 'off_topic', 'Das ist Werbung.', 'person-' || row_number() over () || '@familie.example',
       'de', jsonb_build_object('comment', comment, 'language', language, 'version', 1)
     from reviews where status = 'published' order by hashtext(id::text) limit $1`,
    [Math.ceil(waiting / 10)],
  )
  await client.query(
    `with written as (
       insert into tickets (kind, sender_name, sender_email, locale, consent_version, consented_at, due_at, created_at)
       select 'contact', 'Person ' || n, 'person-' || n || '@familie.example', 'de', '1', now(),
         now() - n * interval '1 minute', now() - n * interval '2 minutes'
       from generate_series(1, $1::int) n returning id)
     insert into ticket_messages (ticket_id, author, text) select id, 'sender', 'Wie lange gilt Premium?' from written`,
    [waiting],
  )
}
