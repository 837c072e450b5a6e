import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { FEE_COLUMNS } from '#app/features/schools/fees.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { writeSelfReported } from '../change-self-reported.server.ts'
import type { Content } from '../content.ts'
import { PROFILE_POLICY } from '../policy.ts'
import { lockSchool, readContent, recordVersion } from '../record-version.server.ts'
import { writeText } from '../texts/save-text.server.ts'
import { textsOfTeam } from './texts-of-team.server.ts'

/**
 * Columns that members change without approval. The switches stay as they are: whether something is shown is not a
 * question of wording.
 */
const FREE = [
  ...(['lat', 'lng', 'phone', 'email', 'website', 'features', 'languages'] as const),
  ...FEE_COLUMNS,
] as const
const LISTS: readonly string[] = ['features', 'languages', 'fees_included']
/** Members also change these if no register lists the school; otherwise only a correction changes them. */
const IDENTITY = ['name', 'category', 'local_type', 'street', 'postal_code', 'city'] as const

const OWN_SOURCE = 'own'

/**
 * Restores an older version as a new version. A text that the team has removed or changed since stays as it is, unless
 * the school's appeal was upheld.
 *
 * @param chosen `newest`: number of the newest version that the person saw
 * @throws Failure school_not_yours, premium_required, version_unknown, or text_changed when there is a newer one
 */
export async function restoreVersion(member: Member, chosen: { number: number; newest: number }): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, member, PROFILE_POLICY.restoreVersion)
      const { schoolId } = member
      await lockSchool(trx, schoolId)
      if ((await newestNumber(trx, schoolId)) !== chosen.newest) throw new Failure('conflict', 'text_changed')
      await recordVersion(trx, { userId: null, schoolId })
      const content = await readVersion(trx, schoolId, chosen.number)
      await writeFacts(trx, schoolId, content)
      await writeTexts(trx, schoolId, content, await textsOfTeam(trx, schoolId, chosen.number))
      await recordVersion(trx, member)
    })
}

async function newestNumber(trx: Transaction<Database>, schoolId: string): Promise<number> {
  const { newest } = await trx
    .selectFrom('school_versions')
    .select((eb) => eb.fn.max('number').as('newest'))
    .where('school_id', '=', schoolId)
    .executeTakeFirstOrThrow()
  return newest ?? 0
}

async function readVersion(trx: Transaction<Database>, schoolId: string, number: number): Promise<Content> {
  const row = await trx
    .selectFrom('school_versions')
    .select(sql<Content>`content`.as('content'))
    .where('school_id', '=', schoolId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) throw new Failure('not_found', 'version_unknown')
  return row.content
}

async function writeFacts(trx: Transaction<Database>, schoolId: string, { facts }: Content): Promise<void> {
  const school = trx.selectFrom('schools').select('source').where('id', '=', schoolId)
  const { source } = await school.executeTakeFirstOrThrow()
  const columns = source === OWN_SOURCE ? [...FREE, ...IDENTITY] : FREE
  const silence = (column: string) => (LISTS.includes(column) ? [] : null)
  const words = Object.fromEntries(columns.map((column) => [column, facts[column] ?? silence(column)]))
  await writeSelfReported(trx, schoolId, words)
}

async function writeTexts(
  trx: Transaction<Database>,
  schoolId: string,
  content: Content,
  fixed: ReadonlySet<string>,
): Promise<void> {
  const now = await readContent(trx, schoolId)
  for (const name of new Set([...Object.keys(now.texts), ...Object.keys(content.texts)])) {
    if (fixed.has(name)) continue
    const [section = '', language = ''] = name.split('.')
    await writeText(trx, schoolId, { section, language, text: content.texts[name] ?? '' })
  }
}
