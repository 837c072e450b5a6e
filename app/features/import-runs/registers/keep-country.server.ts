import type { Transaction } from 'kysely'
import { CATALOGUE } from '#app/features/schools/sources/catalogue/catalogue.ts'
import { fileGroups } from '#app/features/schools/sources/catalogue/file-groups.ts'
import type { Rhythm } from '#app/features/schools/sources/register-rhythms.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { ownAddresses } from '../editions/register-files.server.ts'

type Trx = Transaction<Database>

/** How often the addresses of the catalogue are looked at, whatever the publisher's rhythm: once a week is polite. */
const LOOKS: Rhythm = 'weekly'

/**
 * Keeps the registers and statistics of a country up to date by themselves, or no longer: for each group of files of
 * the catalogue whose addresses are known there is a scheduled import, whose first look begins at once. Imports of
 * addresses that a person gave are not touched. Saying the same twice changes nothing.
 *
 * @param adminId who decides; null for the command. The caller has checked the rights
 * @returns number of scheduled imports that were set up or ended
 */
export async function keepCountry(adminId: string | null, country: CountryCode, isKept: boolean): Promise<number> {
  return await db()
    .transaction()
    .execute(async (trx) => {
      const changed = isKept ? await begin(trx, adminId, country) : await end(trx, country)
      if (changed > 0)
        await recordAudit(trx, adminId ? { userId: adminId, role: 'admin' } : 'program', {
          action: isKept ? 'import-schedule.on' : 'import-schedule.off',
          subject: { kind: 'import', id: country },
          after: { imports: changed },
        })
      return changed
    })
}

async function begin(trx: Trx, adminId: string | null, country: CountryCode): Promise<number> {
  const own = await ownAddresses()
  const wanted = sourcesOf(country).flatMap((entry) =>
    fileGroups(entry, own).map((group) => ({
      source: entry.id,
      catalogue_group: group.name,
      rhythm: LOOKS,
      complete: group.isWhole,
      created_by: adminId,
    })),
  )
  if (wanted.length === 0) return 0
  const added = await trx
    .insertInto('import_schedules')
    .values(wanted)
    .onConflict((conflict) =>
      conflict.columns(['source', 'catalogue_group']).where('catalogue_group', 'is not', null).doNothing(),
    )
    .returning('id')
    .execute()
  for (const { id } of added) await sendJob(trx, 'check_import', { scheduleId: id }, { key: id })
  return added.length
}

async function end(trx: Trx, country: CountryCode): Promise<number> {
  const sources = sourcesOf(country).map(({ id }) => id)
  const removed = await trx
    .deleteFrom('import_schedules')
    .where('source', 'in', sources)
    .where('catalogue_group', 'is not', null)
    .returning('id')
    .execute()
  return removed.length
}

const sourcesOf = (country: CountryCode) => CATALOGUE.filter((entry) => entry.country === country)
