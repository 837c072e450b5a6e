import { seal } from '#app/features/accounts/second-factor/secret-box.server.ts'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { SCREENS } from '../accounts/example-accounts.ts'
import { JUDGE_SECRET } from './example-matters.ts'

const numberOf = (screen: string) => SCREENS.indexOf(screen as 'phone') + 1

/** A school that nobody runs yet, by the size of screen that a journey has: for a code, or for evidence. */
export const claimable = (screen: string, by: 'code' | 'evidence') => ({
  id: `de-NW-6${by === 'code' ? 1 : 2}700${numberOf(screen)}`,
  name: `${by === 'code' ? 'Mühlbachschule' : 'Erlenhofschule'} ${numberOf(screen)}`,
})
/** The address of the school's office in the register. */
export const officeOf = (screen: string) => `office.${screen}@schule.example`
/** Somebody who decides about claims. */
export const claimJudgeOf = (screen: string) => `claim-judge.${screen}@post.example`

/** Adds schools to claim, and people who decide about that. */
export async function addExampleClaims(): Promise<void> {
  for (const screen of SCREENS) {
    const rows = (['code', 'evidence'] as const).map((by) =>
      schoolRow({ ...claimable(screen, by), city: 'Münster', email: by === 'code' ? officeOf(screen) : '' }),
    )
    await db().insertInto('schools').values(rows).execute()
    const { id: user_id } = await makeAccount({ email: claimJudgeOf(screen), role: 'moderator' })
    const factor = { user_id, secret: seal(JUDGE_SECRET), confirmed_at: new Date() }
    await db().insertInto('second_factors').values(factor).execute()
  }
}
