import { type SqlBool, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { selfReported, writeSelfReported } from '#app/features/profile-editing/change-self-reported.server.ts'
import { PROFILE_POLICY } from '#app/features/profile-editing/policy.ts'
import { readSelfReported } from '#app/features/profile-editing/read-self-reported.server.ts'
import { recordVersion } from '#app/features/profile-editing/record-version.server.ts'
import { writeText } from '#app/features/profile-editing/texts/save-text.server.ts'
import { taughtBy } from '#app/features/profile-editing/update-basics.server.ts'
import { type GroupMember, isGroupId, requireGroup } from '#app/features/schools/membership/require-group.server.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import type { Feature } from '#db/vocabulary.ts'
import { recordGroupAction } from '../group.server.ts'
import { GROUPS_POLICY } from '../policy.ts'
import { type ChangeField, CONTACT_FIELDS, codesOf, needsPremium, type Values } from './change-fields.ts'
import { readValues } from './read-values.server.ts'

type ChangeState = 'trial' | 'applied' | 'undone'
type StoredRow = { line: number; schoolId: string; wanted: Values; before: Values }

const fieldsOf = (values: Values) => Object.keys(values) as ChangeField[]
const rightFor = (fields: ChangeField[]) =>
  fields.some(needsPremium) ? PROFILE_POLICY.saveText : PROFILE_POLICY.updateContact

/**
 * Applies a planned change to all of its schools or to none.
 *
 * @throws Failure group_unknown; change_over unless it is waiting, also when somebody else planned it and the person is
 *   not an owner; change_stale when a school's data differ from those in the plan; what `requireMember` throws when the
 *   person may no longer edit one of them
 */
export function applyChange(member: GroupMember, changeId: string): Promise<void> {
  return inState(member, changeId, 'trial', async (trx, rows) => {
    const now = await readValues(trx, member, idsOf(rows))
    for (const { schoolId, wanted, before } of rows) {
      const school = now.get(schoolId)
      if (!school) throw new Failure('not_found', 'school_not_yours')
      const fields = fieldsOf(wanted)
      if (fields.some((field) => school.values[field] !== before[field])) throw new Failure('conflict', 'change_stale')
      const editor = { userId: member.userId, schoolId }
      await requireMember(trx, editor, rightFor(fields))
      await writeValues(trx, editor, wanted)
    }
    await setState(trx, changeId, { state: 'applied', applied_at: sql<Date>`now()` })
    await recordGroupAction(trx, member, 'change_applied', { change: changeId, schools: rows.length })
  })
}

/**
 * Undoes an applied change as a whole. Fields that somebody has changed since stay as they are, and so do schools that
 * the person may no longer edit.
 *
 * @throws Failure group_unknown; change_over unless it is applied, also when somebody else planned it and the person is
 *   not an owner
 */
export function undoChange(member: GroupMember, changeId: string): Promise<void> {
  return inState(member, changeId, 'applied', async (trx, rows) => {
    const now = await readValues(trx, member, idsOf(rows))
    for (const { line, schoolId, wanted, before } of rows) {
      const school = now.get(schoolId)
      const mayRestore = (field: ChangeField) =>
        school?.mayWrite === true && school.values[field] === wanted[field] && (school.premium || !needsPremium(field))
      const fields = fieldsOf(wanted)
      const restored = fields.filter(mayRestore)
      if (restored.length > 0) {
        const editor = { userId: member.userId, schoolId }
        await requireMember(trx, editor, PROFILE_POLICY.updateContact)
        await writeValues(trx, editor, Object.fromEntries(restored.map((field) => [field, before[field] ?? ''])))
      }
      const kept = fields.filter((field) => !restored.includes(field))
      if (kept.length > 0) await keepFields(trx, { changeId, line, kept })
    }
    await setState(trx, changeId, { state: 'undone', undone_at: sql<Date>`now()` })
    await recordGroupAction(trx, member, 'change_undone', { change: changeId, schools: rows.length })
  })
}

/** Discards a planned change. @throws Failure as {@link applyChange} does */
export function discardChange(member: GroupMember, changeId: string): Promise<void> {
  return inState(member, changeId, 'trial', async (trx) => {
    await trx.deleteFrom('group_changes').where('id', '=', changeId).execute()
    await recordGroupAction(trx, member, 'change_discarded', { change: changeId })
  })
}

/** Condition on `c`, a change of a group: the person planned it, or is an owner of the group. */
export const mayChange = ({ userId }: GroupMember) =>
  sql<SqlBool>`(c.made_by = ${userId} or exists (select from group_people p
    where p.group_id = c.group_id and p.user_id = ${userId} and p.role = 'owner'))`

/** Runs an operation on a change in a state, with its schools in the order in which all writers lock them. */
function inState(
  member: GroupMember,
  changeId: string,
  state: ChangeState,
  perform: (trx: Transaction<Database>, rows: StoredRow[]) => Promise<void>,
): Promise<void> {
  return db()
    .transaction()
    .execute(async (trx) => {
      await requireGroup(trx, member, GROUPS_POLICY.applyChange)
      if (!isGroupId(changeId)) throw new Failure('conflict', 'change_over')
      const change = await trx
        .selectFrom('group_changes as c')
        .select('c.id')
        .where('c.id', '=', changeId)
        .where('c.group_id', '=', member.groupId)
        .where('c.state', '=', state)
        .where(mayChange(member))
        .forUpdate()
        .executeTakeFirst()
      if (!change) throw new Failure('conflict', 'change_over')
      await perform(trx, await lockRows(trx, changeId))
    })
}

async function lockRows(trx: Transaction<Database>, changeId: string): Promise<StoredRow[]> {
  const rows = await trx
    .selectFrom('group_change_rows')
    .select(['line', 'school_id as schoolId'])
    .select([sql<Values>`wanted`.as('wanted'), sql<Values>`before`.as('before')])
    .where('change_id', '=', changeId)
    .where('school_id', 'is not', null)
    .where(sql<SqlBool>`wanted <> '{}'`)
    .orderBy('school_id')
    .$narrowType<{ schoolId: string }>()
    .execute()
  await trx
    .selectFrom('schools')
    .select('id')
    .where('id', '=', sql<string>`any (${idsOf(rows)})`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows
}

const idsOf = (rows: readonly StoredRow[]) => rows.map(({ schoolId }) => schoolId)

const keepFields = (trx: Transaction<Database>, row: { changeId: string; line: number; kept: string[] }) =>
  trx
    .updateTable('group_change_rows')
    .set({ kept: row.kept })
    .where('change_id', '=', row.changeId)
    .where('line', '=', row.line)
    .execute()

const setState = (trx: Transaction<Database>, id: string, values: { state: ChangeState } & Record<string, unknown>) =>
  trx.updateTable('group_changes').set(values).where('id', '=', id).execute()

/** Writes checked values of a school as the person's change, with the versions before and after. */
async function writeValues(trx: Transaction<Database>, member: Member, values: Values): Promise<void> {
  const { schoolId } = member
  await recordVersion(trx, { userId: null, schoolId })
  const { official, features, languages } = await readSelfReported(schoolId, trx)
  const contact = CONTACT_FIELDS.flatMap((field) => {
    const value = values[field]
    return value === undefined ? [] : [[field, selfReported(value, official[field])] as const]
  })
  const teaches = values.features !== undefined || values.languages !== undefined
  const taught = {
    features: values.features === undefined ? features : (codesOf(values.features) as Feature[]),
    languages: values.languages === undefined ? languages : codesOf(values.languages),
  }
  if (contact.length > 0 || teaches)
    await writeSelfReported(trx, schoolId, {
      ...Object.fromEntries(contact),
      ...(teaches && taughtBy(taught, official)),
    })
  for (const [field, text] of Object.entries(values)) {
    const [section, language] = field.split('_')
    if (section && language) await writeText(trx, schoolId, { section, language, text })
  }
  await recordVersion(trx, member)
}
