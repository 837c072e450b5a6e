import type { Operator } from '../operators/require-operator.server.ts'
import { changeOwnWord, writeOwnWord } from './change-own-word.server.ts'
import type { Visibility } from './own-word.ts'

/** Sets what of a school visitors find. @param premium whether it has to be a premium school's dashboard. @throws Failure as `changeOwnWord` does */
export async function updateVisibility(
  operator: Operator,
  { seen, premium = false, showInSearch, showContact, showReviews }: Visibility & { seen: string; premium?: boolean },
): Promise<void> {
  await changeOwnWord(operator, { form: 'visibility', seen, premium }, async (trx) => {
    const switches = { show_in_search: showInSearch, show_contact: showContact, show_reviews: showReviews }
    await writeOwnWord(trx, operator.schoolId, switches, { said: false })
  })
}
