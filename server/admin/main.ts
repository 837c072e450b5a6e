// Roles: `npm run admin -- grant <e-mail> [moderator|admin]` gives one (admin unless said), `revoke <e-mail>` takes it.
import { grantRole } from '#app/features/accounts/roles/grant-role.server.ts'
import { closeDatabase } from '#db/client.ts'
import { openDatabase } from '#db/open-database.ts'

const USE = 'Use: npm run admin -- grant <e-mail> [moderator|admin], or npm run admin -- revoke <e-mail>'
const [command, email, given = 'admin'] = process.argv.slice(2)
const role = command === 'revoke' ? 'user' : given

if (!email || !['grant', 'revoke'].includes(command ?? '') || !['user', 'moderator', 'admin'].includes(role)) {
  console.error(USE)
  process.exitCode = 1
} else {
  const database = await openDatabase()
  try {
    console.log(await grantRole(email, role as 'user' | 'moderator' | 'admin'))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  } finally {
    await closeDatabase()
    await database.release()
  }
}
