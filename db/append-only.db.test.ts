import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from './client.ts'

beforeAll(async () => {
  await sql`insert into audit_entries (actor_role, action, subject_kind, subject_id)
    values ('program', 'import.ended', 'import', '1')`.execute(db())
  await sql`insert into decisions (subject_kind, subject_id, school_id, occasion, outcome, content, decided_by)
    values ('review', gen_random_uuid(), '1', 'check', 'published', '{}', gen_random_uuid())`.execute(db())
})

test.each([
  'update audit_entries set action = action',
  'delete from audit_entries',
  'update decisions set facts = facts',
  'delete from decisions',
  'update invoices set pdf = pdf',
  'truncate invoices cascade',
])('the database refuses: %s', async (statement) => {
  await expect(sql.raw(statement).execute(db())).rejects.toMatchObject({ code: '42501' })
})
