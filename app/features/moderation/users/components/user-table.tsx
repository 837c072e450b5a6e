import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { ListedUser } from '../list-users.server.ts'
import { UserState } from './user-state.tsx'

const COLUMNS = ['email', 'name', 'role', 'state', 'created'] as const

/** Accounts in rows; on narrow screens the table scrolls inside itself. */
export function UserTable({ people }: { people: ListedUser[] }) {
  const t = useTranslation()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section aria-label={t('desk.nav.users')} tabIndex={0} className="sheet overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead className="bg-sunken">
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="whitespace-nowrap px-3 py-2">
                {t(`people.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <Row key={person.id} person={person} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ person: { id, email, name, role, state, bannedUntil, createdAt } }: { person: ListedUser }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="min-w-52 break-all px-3 py-2 font-normal">
        {state === 'unconfirmed' ? (
          email
        ) : (
          <Link to={`/admin/users/${id}`} className="inline-flex min-h-6 items-center">
            {email}
          </Link>
        )}
      </th>
      <td className="min-w-32 break-words px-3 py-2">{name}</td>
      <td className="px-3 py-2">{t(`people.role.${role}`)}</td>
      <td className="px-3 py-2">
        <UserState state={state} bannedUntil={bannedUntil} />
      </td>
      <td className="whitespace-nowrap px-3 py-2 tabular-nums">{formatDay(locale, createdAt)}</td>
    </tr>
  )
}
