import { sql } from 'kysely'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { makeMemberOf, reviewBy } from './directory.ts'

const IN_A_YEAR = new Date(Date.now() + 365 * 86_400_000)

/** Gives a school a row in every table that a merge moves, and more than one where some must stay. */
export async function fillSchool(school_id: string, shared: { parent: string; reader: string }): Promise<void> {
  const owner = await makeMemberOf(school_id)
  await selfReported(school_id, owner.id)
  await people(school_id, owner.id)
  await reviews(school_id, shared.parent)
  await questions(school_id, shared.parent, owner.id)
  await others(school_id, owner.id, shared.reader)
}

async function selfReported(school_id: string, maker: string) {
  const words = { name: `Own ${school_id}`, verified_at: '2026-02-03T04:05:06.789Z', phone: null }
  await db()
    .insertInto('school_profiles')
    .values({ school_id, ...words })
    .execute()
  for (const section of ['summary', school_id === 'old' ? 'awards' : 'services'])
    await db()
      .insertInto('school_texts')
      .values({ school_id, section, language: 'de', text: `${section} of ${school_id}` })
      .execute()
  await sql`insert into school_versions (school_id, number, made_by, content, changed)
    values (${school_id}, 1, ${maker}, '{}', '{name}')`.execute(db())
  await sql`insert into school_drafts (school_id, saved_by, content) values (${school_id}, ${maker}, '{}')`.execute(
    db(),
  )
  for (const position of [1, 2])
    await sql`insert into school_media (school_id, kind, url, title, width, height, position)
      values (${school_id}, 'image', '/x.webp', 'x.webp', 10, 10, ${position})`.execute(db())
  await sql`insert into school_uploads (school_id, user_id, kind, name, bytes)
    values (${school_id}, ${maker}, 'image', 'x.png', 10)`.execute(db())
  await sql`insert into school_events (school_id, kind, title, language, starts_at, ends_at)
    values (${school_id}, 'open_day', 'Tag der Tür', 'de', now(), now() + interval '1 hour')`.execute(db())
  await sql`insert into school_day_values (school_id, topic, value, school_year) values
    (${school_id}, 'lunch', 'yes', 2026), (${school_id}, ${school_id === 'old' ? 'uniform' : 'homework'}, 'none', 2026)`.execute(
    db(),
  )
  await sql`insert into school_day_sayings (school_id, user_id, topic, value, school_year)
    values (${school_id}, ${maker}, 'lunch', 'yes', 2026)`.execute(db())
}

async function people(school_id: string, owner: string) {
  for (const email of ['both@post.example', `${school_id}@post.example`])
    await db()
      .insertInto('member_invitations')
      .values({ school_id, email, token_hash: Buffer.from(school_id + email), expires_at: IN_A_YEAR })
      .execute()
  await db().insertInto('school_claims').values({ school_id, user_id: owner, state: 'open' }).execute()
  await group(school_id, owner)
  await db().insertInto('school_codes').values({ source: 'x', code: school_id, school_id }).execute()
  await db()
    .insertInto('school_redirects')
    .values({ old_id: `older-${school_id}`, school_id })
    .execute()
  for (const name of ['Both', school_id])
    await db()
      .insertInto('school_former_names')
      .values({ school_id, name, replaced_on: '2024-08-01', source: 'x' })
      .execute()
  for (const by_school of [true, false])
    await db()
      .insertInto('school_corrections')
      .values({ school_id, field: 'street', shown: 'a', value: 'b', by_school, locale: 'de' })
      .execute()
  await db().insertInto('school_corrections').values(accepted(school_id)).execute()
}

/** A group that manages the school, an invitation to one, and a claim of a group. */
async function group(school_id: string, user_id: string) {
  const { id: group_id } = await db()
    .insertInto('school_groups')
    .values({ name: `Group of ${school_id}`, country: 'DE' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db().insertInto('group_people').values({ group_id, user_id, role: 'owner' }).execute()
  await db().insertInto('group_schools').values({ group_id, school_id, by_invitation: true }).execute()
  for (const email of ['both@post.example', `${school_id}@post.example`])
    await db()
      .insertInto('group_invitations')
      .values({ school_id, email, token_hash: Buffer.from(`group ${school_id}${email}`), expires_at: IN_A_YEAR })
      .execute()
  const { id: claim_id } = await db()
    .insertInto('school_claims')
    .values({ group_id, user_id, state: 'open' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db().insertInto('school_claim_schools').values({ claim_id, school_id }).execute()
}

const accepted = (school_id: string) => ({
  school_id,
  field: 'pupils',
  shown: '1',
  value: '2',
  locale: 'de',
  state: 'accepted',
  decided_at: new Date(),
})

async function reviews(school_id: string, parent: string) {
  const disputed = await reviewBy(parent, school_id, 4)
  const other = await reviewBy((await makeAccount()).id, school_id, 2)
  for (const review_id of [disputed, other]) {
    await sql`insert into disputes (review_id, school_id, reason, content, author_due_at)
      values (${review_id}, ${school_id}, 'never_here', '{}', now())`.execute(db())
    await sql`insert into reports (subject_kind, subject_id, school_id, kind, rule, reason, locale, content)
      values ('review', ${review_id}, ${school_id}, 'rule', 'insult', 'so', 'de', '{}')`.execute(db())
  }
  await sql`insert into review_drafts (token_hash, school_id, content, expires_at)
    values (${Buffer.from(school_id)}, ${school_id}, '{}', now() + interval '1 day')`.execute(db())
  await sql`insert into school_warnings (school_id, kind) values (${school_id}, 'own_reviews')`.execute(db())
  await sql`insert into review_invitations (school_id, token, ended_at)
    values (${school_id}, ${`a-${school_id}`}, now()), (${school_id}, ${`b-${school_id}`}, null)`.execute(db())
}

/** A question with an answer of a family and one of the school. */
async function questions(school_id: string, asker: string, owner: string) {
  const { id } = await db()
    .insertInto('questions')
    .values({
      school_id,
      author_id: asker,
      text: `Gibt es an ${school_id} eine Mensa?`,
      language: 'de',
      status: 'pending',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const by_school of [true, false])
    await db()
      .insertInto('question_answers')
      .values({
        question_id: id,
        author_id: by_school ? owner : asker,
        by_school,
        text: 'Ja, im Hof.',
        language: 'de',
        status: 'published',
        published_at: new Date(),
      })
      .execute()
}

async function others(school_id: string, owner: string, reader: string) {
  for (const user_id of [reader, owner])
    await db()
      .insertInto('favourites')
      .values({ school_id, user_id, note: `note on ${school_id}` })
      .execute()
  await sql`insert into enquiries (school_id, name, email, text, locale, privacy_version)
    values (${school_id}, 'Jo', 'a@b.example', 'A question about it.', 'de', '1')`.execute(db())
  await sql`insert into tickets (kind, sender_name, sender_email, locale, school_id, due_at)
    values ('email', 'Jo', 'a@b.example', 'de', ${school_id}, now())`.execute(db())
  await sql`insert into notifications (user_id, kind, school_id, path)
    values (${owner}, 'review', ${school_id}, '')`.execute(db())
  for (const day of ['2026-03-01', school_id === 'old' ? '2026-03-02' : '2026-03-03'])
    await sql`insert into school_figures (school_id, day, views, shown) values (${school_id}, ${day}, 5, 7)`.execute(
      db(),
    )
  await sql`insert into orders (school_id, school_name, buyer_id, state, vat_country, vat_rule, vat_basis_points,
      net_cents, vat_cents, buyer_kind, buyer_name, buyer_street, buyer_postal_code, buyer_city, buyer_country,
      buyer_email, locale, provider, terms_version)
    values (${school_id}, 'x', ${owner}, 'failed', 'DE', 'x', 0, 2900, 0, 'business', 'x', 'x', '1', 'x', 'DE',
      'a@b.example', 'de', 'test', '1')`.execute(db())
  await sql`insert into premium_grants (school_id, reason, ended_at) values (${school_id}, 'x', now())`.execute(db())
}
