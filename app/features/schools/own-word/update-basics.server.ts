import type { z } from 'zod'
import { LOCALES } from '#app/i18n/locales.ts'
import type { Operator } from '../operators/require-operator.server.ts'
import { changeOwnWord, writeOwnWord } from './change-own-word.server.ts'
import { type basicsSchema, summaryField } from './own-word.schema.ts'
import type { OwnWord } from './own-word.ts'
import { writeText } from './texts/save-text.server.ts'

type Basics = Omit<z.output<ReturnType<typeof basicsSchema>>, 'schoolId'>

/**
 * Sets what a school says of itself on any plan: summary per language, features, languages; of a school that no register
 * knows also name, type and address.
 *
 * @throws Failure as `changeOwnWord` does
 */
export async function updateBasics(operator: Operator, basics: Basics): Promise<void> {
  const { schoolId } = operator
  await changeOwnWord(operator, { form: 'basics', seen: basics.seen }, async (trx, { official, ownFacts }) => {
    await writeOwnWord(trx, schoolId, { ...taughtBy(basics, official), ...(ownFacts && basics.facts) })
    for (const language of LOCALES)
      await writeText(trx, schoolId, { section: 'summary', language, text: basics[summaryField(language)] })
  })
}

/** Features are the school's own beyond those of the register; languages are its own list or none. */
export function taughtBy(
  { features, languages }: Pick<Basics, 'features' | 'languages'>,
  official: OwnWord['official'],
) {
  const isSame = [...languages].sort().join() === [...official.languages].sort().join()
  return {
    features: features.filter((feature) => !official.features.includes(feature)),
    languages: isSame ? [] : [...new Set(languages)],
  }
}
