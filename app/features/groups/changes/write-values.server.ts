import type { Transaction } from 'kysely'
import { selfReported, writeSelfReported } from '#app/features/profile-editing/change-self-reported.server.ts'
import { readSelfReported } from '#app/features/profile-editing/read-self-reported.server.ts'
import { recordVersion } from '#app/features/profile-editing/record-version.server.ts'
import { writeText } from '#app/features/profile-editing/texts/save-text.server.ts'
import { taughtBy } from '#app/features/profile-editing/update-basics.server.ts'
import type { Member } from '#app/features/schools/membership/require-member.server.ts'
import type { Database } from '#db/schema.ts'
import type { Feature } from '#db/vocabulary.ts'
import { CONTACT_FIELDS, codesOf, type Values } from './change-fields.ts'

/** Writes checked values of a school as the person's change, with the versions before and after. */
export async function writeValues(trx: Transaction<Database>, member: Member, values: Values): Promise<void> {
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
