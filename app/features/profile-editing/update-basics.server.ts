import type { z } from 'zod'
import type { Member } from '#app/features/schools/membership/require-member.server.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { changeSelfReported, writeSelfReported } from './change-self-reported.server.ts'
import { PROFILE_POLICY } from './policy.ts'
import { type basicsSchema, summaryField } from './self-reported.schema.ts'
import type { SelfReported } from './self-reported.ts'
import { writeText } from './texts/save-text.server.ts'

type Basics = Omit<z.output<ReturnType<typeof basicsSchema>>, 'schoolId'>

/**
 * Sets the data that a school can report on any plan: summary per language, features, languages; also name, type and
 * address for a school that no register lists.
 *
 * @throws Failure as `changeSelfReported` does
 */
export async function updateBasics(member: Member, basics: Basics): Promise<void> {
  const { schoolId } = member
  await changeSelfReported(
    member,
    { form: 'basics', seen: basics.seen, right: PROFILE_POLICY.updateBasics },
    async (trx, { official, ownFacts }) => {
      await writeSelfReported(trx, schoolId, { ...taughtBy(basics, official), ...(ownFacts && basics.facts) })
      for (const language of LOCALES)
        await writeText(trx, schoolId, { section: 'summary', language, text: basics[summaryField(language)] })
    },
  )
}

/** The stored features are those beyond the register's; the stored languages are the school's own list or none. */
export function taughtBy(
  { features, languages }: Pick<Basics, 'features' | 'languages'>,
  official: SelfReported['official'],
) {
  const isSame = [...languages].sort().join() === [...official.languages].sort().join()
  return {
    features: features.filter((feature) => !official.features.includes(feature)),
    languages: isSame ? [] : [...new Set(languages)],
  }
}
