import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { countryName, formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ListedSynonym } from '../list-synonyms.server.ts'
import { synonymsAddress } from '../synonyms-address.ts'

/** The synonyms of a language, each with the link that changes it and the form that removes it. */
export function SynonymList({ synonyms }: { synonyms: ListedSynonym[] }) {
  const t = useTranslation()
  if (synonyms.length === 0) return <p className="text-ink-soft">{t('synonyms.none')}</p>
  return (
    <ul className="grid gap-4">
      {synonyms.map((synonym) => (
        <Item key={synonym.id} synonym={synonym} />
      ))}
    </ul>
  )
}

function Item({ synonym }: { synonym: ListedSynonym }) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, language, typed, meaning, country, region, changedAt, by } = synonym
  const where = country ? [region, countryName(locale, country)].filter(Boolean).join(', ') : t('synonyms.country.all')
  const draft = { id, language, typed, meaning, ...(country && { country }), ...(region && { region }) }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-4">
      <div className="min-w-0">
        <p lang={language} translate="no" className="wrap-anywhere font-semibold">
          {typed} <Icon name="arrow-right" size={16} className="inline" /> {meaning}
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {where} · {t('synonyms.changed', { day: formatDay(locale, changedAt), person: by ?? t('synonyms.somebody') })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <Link to={synonymsAddress(draft)} className="inline-flex min-h-11 items-center">
          {t('synonyms.change')}
          <span className="sr-only">: {typed}</span>
        </Link>
        <RemoveForm id={id} typed={typed} />
      </div>
    </li>
  )
}

function RemoveForm({ id, typed }: Pick<ListedSynonym, 'id' | 'typed'>) {
  const t = useTranslation()
  const intent = `remove:${id}`
  const { form, failure } = useSubmission(intent)
  return (
    <Form {...form} preventScrollReset>
      <FormFailure failure={failure} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton intent={intent} variant="plain" busy={t('account.busy')}>
        {t('synonyms.remove')}
        <span className="sr-only">: {typed}</span>
      </SubmitButton>
    </Form>
  )
}
