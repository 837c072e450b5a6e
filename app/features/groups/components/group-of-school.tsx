import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Section } from '#app/ui/section.tsx'

type Props = { group: { id: string; name: string; since: Date } | null; isOwner: boolean }

/**
 * The group that manages the school; a main contact can end that, or invite one (intents `end-group`, `invite-group`).
 */
export function GroupOfSchool({ group, isOwner }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  if (!group && !isOwner) return null
  return (
    <Section id="group-title" title={t('groups.ofSchool.title')} gap={4}>
      {group && (
        <p className="max-w-measure">
          {t('groups.ofSchool.managed', { group: group.name, day: formatDay(locale, group.since) })}
        </p>
      )}
      {isOwner && (group ? <EndForm groupId={group.id} /> : <InviteForm />)}
    </Section>
  )
}

function EndForm({ groupId }: { groupId: string }) {
  const t = useTranslation()
  const { form, failure } = useSubmission('end-group')
  return (
    <Form {...form} className="grid gap-3">
      <FormFailure failure={failure} />
      <p className="max-w-measure text-ink-soft">{t('groups.ofSchool.endText')}</p>
      <input type="hidden" name="groupId" value={groupId} />
      <SubmitButton intent="end-group" variant="danger" busy={t('account.busy')} className="justify-self-start">
        {t('groups.ofSchool.end')}
      </SubmitButton>
    </Form>
  )
}

function InviteForm() {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'email'>('invite-group')
  return (
    <Form {...form} className="grid max-w-160 gap-5">
      <p className="text-ink-soft">{t('groups.ofSchool.invite')}</p>
      <FormFailure failure={failure} />
      <TextField
        field={fields.email}
        label={t('groups.ofSchool.email')}
        type="email"
        autoComplete="off"
        maxLength={254}
        required
      />
      <SubmitButton intent="invite-group" variant="quiet" busy={t('account.busy')} className="justify-self-start">
        {t('groups.ofSchool.submit')}
      </SubmitButton>
    </Form>
  )
}
