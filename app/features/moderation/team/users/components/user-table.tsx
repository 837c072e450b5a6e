import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import type { ListedUser } from '../list-users.server.ts'
import { UserState } from './user-state.tsx'

const COLUMNS = ['email', 'name', 'role', 'state', 'created'] as const

/** Accounts in rows, on narrow screens as cards. */
export function UserTable({ people }: { people: ListedUser[] }) {
  const t = useTranslation()
  return (
    <Table label={t('adminNav.users')} columns={COLUMNS.map((column) => t(`people.${column}`))} cards>
      {people.map((person) => (
        <UserRow key={person.id} person={person} />
      ))}
    </Table>
  )
}

function UserRow({ person: { id, email, name, role, state, bannedUntil, createdAt } }: { person: ListedUser }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <Row>
      <RowHead className="min-w-52 break-all font-normal">
        {state === 'unconfirmed' ? (
          email
        ) : (
          <Link to={`/admin/users/${id}`} className="inline-flex min-h-6 items-center">
            {email}
          </Link>
        )}
      </RowHead>
      <Cell label={t('people.name')} className="min-w-32 break-words">
        {name}
      </Cell>
      <Cell label={t('people.role')}>{t(`people.role.${role}`)}</Cell>
      <Cell label={t('people.state')}>
        <UserState state={state} bannedUntil={bannedUntil} />
      </Cell>
      <Cell label={t('people.created')} className="whitespace-nowrap tabular-nums">
        {formatDay(locale, createdAt)}
      </Cell>
    </Row>
  )
}
