// The team's commands for accounts: `npm run admin -- grant <e-mail> [moderator|admin]` gives a role (admin by
// default), `revoke <e-mail>` removes it, `operator <e-mail> <school id>` makes the account the main contact of a
// school, `seal` encrypts second factors with the current key, `erase-again` repeats the erasures in a database that
// was brought back by other means than a backup.
import { grantRole } from '#app/features/accounts/identity/grant-role.server.ts'
import { resealSecrets } from '#app/features/accounts/sign-in/second-factor/secret-box.server.ts'
import { makeOwnerByCommand } from '#app/features/schools/membership/make-owner.server.ts'
import { closeDatabase } from '#db/client.ts'
import { openForCommand } from '#db/open-database.ts'
import { replayErasures } from '../backup/erasures.ts'

const USE = `Use: npm run admin -- grant <e-mail> [moderator|admin]
     npm run admin -- revoke <e-mail>
     npm run admin -- operator <e-mail> <school id>
     npm run admin -- seal
     npm run admin -- erase-again`

const change = changeAsked(process.argv.slice(2))
if (change) {
  await run(change).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
} else {
  console.error(USE)
  process.exitCode = 1
}

function changeAsked([command, email, what = '', ...more]: string[]): (() => Promise<string>) | undefined {
  if (command === 'seal' && !email)
    return async () => `Second factors sealed with the key of today: ${await resealSecrets()}.`
  if (command === 'erase-again' && !email) return async () => `Erased again: ${await replayErasures()}.`
  if (!email || more.length > 0) return undefined
  if (command === 'revoke' && !what) return () => grantRole(email, 'user')
  if (command === 'operator' && what) return () => makeOwnerByCommand(email, what)
  const role = what || 'admin'
  if (command === 'grant' && (role === 'moderator' || role === 'admin')) return () => grantRole(email, role)
  return undefined
}

async function run(make: () => Promise<string>) {
  const database = await openForCommand({ database: 'there', migrated: true })
  try {
    console.log(await make())
  } finally {
    await closeDatabase()
    await database.release()
  }
}
