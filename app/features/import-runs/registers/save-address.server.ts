import { Failure } from '#app/core/failure.ts'
import { catalogueEntry } from '#app/features/schools/sources/catalogue/catalogue.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import { setAddress } from '../editions/register-files.server.ts'

/**
 * Puts an address of the operator in place of that of the catalogue, for every look and update from now on. It may have
 * the placeholders of a template. The caller has checked that an admin acts.
 *
 * @param address undefined for that of the catalogue
 * @throws Failure register_unknown when the catalogue has no such source or file
 */
export async function saveAddress(
  adminId: string,
  source: string,
  file: string,
  address: string | undefined,
): Promise<void> {
  const isKnown = catalogueEntry(source)?.files.some(({ key }) => key === file)
  if (!isKnown) throw new Failure('not_found', 'register_unknown')
  await db()
    .transaction()
    .execute(async (trx) => {
      await setAddress(source, file, address, trx)
      await recordAudit(
        trx,
        { userId: adminId, role: 'admin' },
        { action: 'import-schedule.saved', subject: { kind: 'import', id: source }, after: { file, isOwn: !!address } },
      )
    })
}
