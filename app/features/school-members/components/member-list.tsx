import { Form } from 'react-router'
import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { button } from '#app/ui/button.ts'
import type { Invitation, Person } from '../list-members.server.ts'

type Props = { people: Person[]; self: Person }

/** The members of a school; owners can change each by a button. */
export function MemberList({ people, self }: Props) {
  return (
    <ul className="grid gap-4">
      {people.map((person) => (
        <li key={person.id} className="flex flex-wrap items-center justify-between gap-3">
          <Who person={person} isSelf={person.id === self.id} />
          {self.role === 'owner' && person.role === 'editor' && <Changes person={person} />}
        </li>
      ))}
    </ul>
  )
}

function Who({ person: { name, email, role, since, group }, isSelf }: { person: Person; isSelf: boolean }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere font-semibold">
        {name || email} {isSelf && `(${t('people.self')})`}
      </p>
      {name && <p className="wrap-anywhere text-ink-soft text-sm">{email}</p>}
      <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        <Badge variant="edge">{t(`ownSchools.role.${role}`)}</Badge>
        {t('people.since', { day: formatDay(locale, since) })}
        {group && ` · ${t('people.through', { group })}`}
      </p>
    </div>
  )
}

function Changes({ person: { id, name, email } }: { person: Person }) {
  const t = useTranslation()
  const person = name || email
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="personId" value={id} />
      <button
        type="submit"
        name="intent"
        value="owner"
        className={button('quiet', 'small')}
        aria-label={t('people.makeOwnerOf', { person })}
      >
        {t('people.makeOwner')}
      </button>
      <button
        type="submit"
        name="intent"
        value="remove"
        className={button('danger', 'small')}
        aria-label={t('people.removeOf', { person })}
      >
        {t('people.remove')}
      </button>
    </Form>
  )
}

/** Invitations that nobody has accepted yet, each with a button that revokes it. */
export function InvitationList({ invitations }: { invitations: Invitation[] }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <ul className="grid gap-3">
      {invitations.map(({ id, email, expiresAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <p className="wrap-anywhere">{email}</p>
            <p className="text-ink-soft text-sm">{t('people.until', { day: formatDay(locale, expiresAt) })}</p>
          </div>
          <Form method="post">
            <input type="hidden" name="invitationId" value={id} />
            <button
              type="submit"
              name="intent"
              value="revoke"
              className={button('quiet', 'small')}
              aria-label={t('people.revokeOf', { person: email })}
            >
              {t('people.revoke')}
            </button>
          </Form>
        </li>
      ))}
    </ul>
  )
}
