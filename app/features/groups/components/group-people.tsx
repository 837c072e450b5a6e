import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { button } from '#app/ui/button.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { GROUP_INVITATION_DAYS } from '../group-rules.ts'
import type { OwnGroup } from '../list-own-groups.server.ts'
import type { GroupPerson } from '../people/list-group-people.server.ts'

type Props = { group: OwnGroup; people: readonly GroupPerson[]; self: string }

/** The people of a group; owners can change each editor and their rights. */
export function GroupPeople({ group, people, self }: Props) {
  return (
    <ul className="grid gap-4">
      {people.map((person) => (
        <li key={person.id} className="flex flex-wrap items-center justify-between gap-3">
          <Who person={person} isSelf={person.id === self} />
          {group.role === 'owner' && person.role === 'editor' && <Changes groupId={group.id} person={person} />}
        </li>
      ))}
    </ul>
  )
}

function Who({ person: { name, email, role, since, schools }, isSelf }: { person: GroupPerson; isSelf: boolean }) {
  const t = useTranslation()
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere font-semibold">
        {name || email} {isSelf && `(${t('people.self')})`}
      </p>
      {name && <p className="wrap-anywhere text-ink-soft text-sm">{email}</p>}
      <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        <Badge variant="edge">{t(`groups.role.${role}`)}</Badge>
        {t('groups.count', { count: schools })} · {t('people.since', { day: formatDay(useLocale(), since) })}
      </p>
    </div>
  )
}

function Changes({ groupId, person: { id, name, email } }: { groupId: string; person: GroupPerson }) {
  const t = useTranslation()
  const person = name || email
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="personId" value={id} />
      <Link
        to={`/account/groups/${groupId}/people/${id}`}
        className={button('quiet', 'small')}
        aria-label={t('groups.people.rightsOf', { person })}
      >
        {t('groups.people.rights')}
      </Link>
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

/** The form that invites an editor of the group by e-mail. */
export function GroupInviteForm() {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'email'>('invite')
  return (
    <Form {...form} className="grid max-w-160 gap-5">
      <p className="text-ink-soft">{t('groups.people.inviteText', { days: GROUP_INVITATION_DAYS })}</p>
      <FormFailure failure={failure} />
      <TextField
        field={fields.email}
        label={t('auth.email')}
        type="email"
        autoComplete="off"
        maxLength={254}
        required
      />
      <SubmitButton intent="invite" busy={t('account.busy')} className="justify-self-start">
        {t('people.invite.submit')}
      </SubmitButton>
    </Form>
  )
}

/** @param props.isLast whether the person is the last owner, who must confirm that the group ends */
export function GroupLeaveForm({ isLast }: { isLast: boolean }) {
  const t = useTranslation()
  const { form, failure } = useSubmission('leave')
  return (
    <Form {...form} className="grid max-w-160 gap-5">
      <p className="text-ink-soft">{t('groups.people.leaveText')}</p>
      <FormFailure failure={failure} />
      {isLast && (
        <label className="flex min-h-11 items-start gap-3">
          <input type="checkbox" name="sure" required className="mt-1 size-5 flex-none accent-board" />
          <span>{t('groups.people.leaveLast')}</span>
        </label>
      )}
      <SubmitButton intent="leave" variant="danger" busy={t('account.busy')} className="justify-self-start">
        {t('groups.people.leave')}
      </SubmitButton>
    </Form>
  )
}
