import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { button } from '#app/ui/button.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import type { Invitation, Person } from '../list-members.server.ts'

type Listed = Pick<Person, 'id' | 'name' | 'email' | 'since'> & { role: 'owner' | 'editor' }
type PeopleListProps<One extends Listed> = {
  people: readonly One[]
  selfId: string
  /** Whether the reader is an owner, who can change each editor by a button. */
  isOwner: boolean
  /** The text below the name, after the role. */
  roleOf: (person: One) => string
  factsOf: (person: One) => ReactNode
  /** Further buttons, before those that change the person. */
  buttonsOf?: (person: One) => ReactNode
}

/** People who manage a school, or a group of schools. */
export function PeopleList<One extends Listed>(props: PeopleListProps<One>) {
  const { people, selfId, isOwner, roleOf, factsOf, buttonsOf } = props
  const t = useTranslation()
  return (
    <ul className="grid gap-4">
      {people.map((person) => (
        <li key={person.id} className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <p className="wrap-anywhere font-semibold">
              {person.name || person.email} {person.id === selfId && `(${t('people.self')})`}
            </p>
            {person.name && <p className="wrap-anywhere text-ink-soft text-sm">{person.email}</p>}
            <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
              <Badge variant="edge">{roleOf(person)}</Badge>
              {factsOf(person)}
            </p>
          </div>
          {isOwner && person.role === 'editor' && <Changes person={person}>{buttonsOf?.(person)}</Changes>}
        </li>
      ))}
    </ul>
  )
}

/** The members of a school; owners can change each by a button. */
export function MemberList({ people, self }: { people: Person[]; self: Person }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <PeopleList
      people={people}
      selfId={self.id}
      isOwner={self.role === 'owner'}
      roleOf={({ role }) => t(`ownSchools.role.${role}`)}
      factsOf={({ since, group }) => (
        <>
          {t('people.since', { day: formatDay(locale, since) })}
          {group && ` · ${t('people.through', { group })}`}
        </>
      )}
    />
  )
}

function Changes({ person: { id, name, email }, children }: { person: Listed; children: ReactNode }) {
  const t = useTranslation()
  const person = name || email
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="personId" value={id} />
      {children}
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

/** Why a button beside a person or an invitation did nothing. */
export function PeopleFailure() {
  const failures = [useSubmission('remove').failure, useSubmission('owner').failure, useSubmission('revoke').failure]
  return <FormFailure failure={failures.find(Boolean)} />
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
