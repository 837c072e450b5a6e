import { seal } from '#app/features/accounts/second-factor/secret-box.server.ts'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { SCREENS } from '../accounts/example-accounts.ts'

/** An admin who imports registers, with the secret of the second factor. */
export const importerOf = (screen: string, script = true) =>
  `importer${script ? '' : '-noscript'}.${screen}@post.example`
export const IMPORTER_SECRET = 'ONSWG4TFORZWKY3SMV2HGZLDOJSXI43F'

/** A school that the register renames, and one that it adds: codes and names. */
export const registered = (screen: string) => {
  const digit = SCREENS.indexOf(screen as 'phone')
  return {
    known: { code: `30000${digit}`, old: `Harbour Lane School ${screen}`, name: `Harbour Street School ${screen}` },
    added: { code: `30010${digit}`, name: `Windmill Hill School ${screen}` },
  }
}

/** Adds the admins, and the school that a register knows already. */
export async function addExampleImporters(): Promise<void> {
  for (const screen of SCREENS) {
    for (const script of [true, false]) {
      const email = importerOf(screen, script)
      const { id: user_id } = await makeAccount({ email, name: 'Marta Import', role: 'admin' })
      const factor = { user_id, secret: seal(IMPORTER_SECRET), confirmed_at: new Date() }
      await db().insertInto('second_factors').values(factor).execute()
    }
    const { code, old } = registered(screen).known
    const known = { id: `gb-${code}`, name: old, country: 'GB', city: 'Leeds', source: 'gb-gias', source_id: code }
    await db().insertInto('schools').values(schoolRow(known)).execute()
  }
}
