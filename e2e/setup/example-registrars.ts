import { seal } from '#app/features/accounts/second-factor/secret-box.server.ts'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { SCREENS } from '../accounts/example-accounts.ts'

/** An admin who looks after schools, with the secret of the second factor. */
export const registrarOf = (screen: string) => `registrar.${screen}@post.example`
export const REGISTRAR_SECRET = 'ONSWG4TFORZWKY3SMV2HGZLDOJSXI43F'

/** Two schools of different registers that are the same one. */
export const twinOf = (screen: string, which: 'old' | 'new') => ({
  id: `de-NW-7910${SCREENS.indexOf(screen as 'phone')}${which === 'old' ? 1 : 2}`,
  name: which === 'old' ? `Zwillingsschule ${screen}` : `Zwillingsschule am Markt ${screen}`,
})
export const TWIN_REVIEW = 'Die alte Linde im Hof ist ein schöner Platz, und der Unterricht beginnt erst um halb neun.'

/** Adds admins, each with a school that stands in the directory twice. */
export async function addExampleRegistrars(): Promise<void> {
  for (const screen of SCREENS) {
    const { id: user_id } = await makeAccount({ email: registrarOf(screen), role: 'admin' })
    const factor = { user_id, secret: seal(REGISTRAR_SECRET), confirmed_at: new Date() }
    await db().insertInto('second_factors').values(factor).execute()
    const [old, kept] = [twinOf(screen, 'old'), twinOf(screen, 'new')]
    await db()
      .insertInto('schools')
      .values([schoolRow({ ...old, source: 'de-jedeschule', source_id: old.id }), schoolRow(kept)])
      .execute()
    const owner = await makeAccount({ email: `twin-owner.${screen}@post.example` })
    await db().insertInto('school_operators').values({ school_id: old.id, user_id: owner.id, role: 'owner' }).execute()
    await db()
      .insertInto('reviews')
      .values(reviewRow({ school_id: old.id, comment: TWIN_REVIEW }))
      .execute()
    const pair = { first_id: old.id, second_id: kept.id, reason: 'place', likeness: 0.8 }
    await db().insertInto('school_twins').values(pair).execute()
  }
}
