import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { MAX_MATCHES, MAX_NAME_LENGTH, type Topics } from '../saved-search.ts'
import type { SavedSearch } from '../saved-searches.server.ts'
import { MailChoice } from './mail-choice.tsx'
import { TopicTicks, ticksOf } from './topic-ticks.tsx'

/** A saved search with its link and the forms that rename it, turn its mails on or off, and delete it. */
export function SearchCard({ search }: { search: SavedSearch }) {
  const t = useTranslation()
  const { id, name, query, count, broad } = search
  return (
    <article aria-labelledby={`name-${id}`} className="sheet grid gap-4 p-5 sm:p-6">
      <div>
        <h3 id={`name-${id}`} className="text-[1.1875rem] wrap-anywhere">
          {name}
        </h3>
        {count !== null && <p className="text-ink-soft text-sm">{t('searches.count', { count })}</p>}
        {broad && <p className="mt-1">{t('searches.broad', { most: MAX_MATCHES })}</p>}
        <Link to={query ? `/results?${query}` : '/results'} className="inline-flex min-h-11 items-center">
          {t('searches.open')}
          <span className="sr-only">: {name}</span>
        </Link>
      </div>
      <ChangeForm search={search} />
      <DeleteForm search={search} />
    </article>
  )
}

function ChangeForm({ search }: { search: SavedSearch }) {
  const { id, name, mail, frequency } = search
  const t = useTranslation()
  const intent = `change:${id}`
  const { form, fields, failure } = useSubmission<'name' | 'mail' | keyof Topics>(intent, {
    ...{ name, mail: mail ? frequency : 'never' },
    ...ticksOf(search),
  })
  return (
    <Form {...form} preventScrollReset className="grid max-w-lg gap-4">
      <FormFailure failure={failure} />
      <input type="hidden" name="searchId" value={id} />
      <TextField field={fields.name} label={t('searches.name')} maxLength={MAX_NAME_LENGTH} required />
      <MailChoice field={fields.mail} />
      <TopicTicks legend={t('searches.topics')} fields={fields} />
      <SubmitButton intent={intent} variant="quiet" busy={t('account.busy')} className="justify-self-start">
        {t('searches.change')}
        <span className="sr-only">: {name}</span>
      </SubmitButton>
    </Form>
  )
}

function DeleteForm({ search: { id, name } }: { search: SavedSearch }) {
  const t = useTranslation()
  const intent = `delete:${id}`
  const { form, failure } = useSubmission(intent)
  return (
    <Form {...form}>
      <FormFailure failure={failure} />
      <input type="hidden" name="searchId" value={id} />
      <SubmitButton intent={intent} variant="plain" busy={t('account.busy')}>
        {t('searches.delete')}
        <span className="sr-only">: {name}</span>
      </SubmitButton>
    </Form>
  )
}
