import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from './client.ts'

beforeAll(async () => {
  await sql`insert into audit_entries (actor_role, action, subject_kind, subject_id)
    values ('program', 'import.ended', 'import', '1')`.execute(db())
  await sql`insert into moderation_decisions (review_id, school_id, subject, outcome, content, decided_by)
    values (gen_random_uuid(), '1', 'review', 'published', '{}', gen_random_uuid())`.execute(db())
})

test.each([
  'update audit_entries set action = action',
  'delete from audit_entries',
  'update moderation_decisions set facts = facts',
  'delete from moderation_decisions',
  'update invoices set pdf = pdf',
  'truncate invoices cascade',
])('the database refuses: %s', async (statement) => {
  await expect(sql.raw(statement).execute(db())).rejects.toMatchObject({ code: '42501' })
})
