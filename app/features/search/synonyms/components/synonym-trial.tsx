import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Section } from '#app/ui/section.tsx'
import { type SynonymsQuery, synonymsAddress } from '../synonyms-address.ts'
import type { SynonymTrial as Trial, TriedText } from '../try-synonym.server.ts'

/** What a synonym would change, and the form that saves it. */
export function SynonymTrial({ query, trial: { failures, successes } }: { query: SynonymsQuery; trial: Trial }) {
  const t = useTranslation()
  const { typed, meaning, language } = query
  const { total, tried, found, still } = failures
  return (
    <Section id="trial-title" title={t('synonyms.trial', { typed, meaning })} gap={5}>
      <p>{tried === total ? t('synonyms.trial.all', { count: total }) : t('synonyms.trial.part', { tried, total })}</p>
      <Tried title={t('synonyms.trial.found', { count: found.length })} texts={found} language={language} />
      <Tried title={t('synonyms.trial.still', { count: still.length })} texts={still} language={language} />
      <Tried
        title={t('synonyms.trial.changed', { count: successes.changed.length, tried: successes.tried })}
        texts={successes.changed}
        language={language}
      />
      <SaveForm query={query} />
    </Section>
  )
}

function Tried({ title, texts, language }: { title: string; texts: TriedText[]; language: string }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <div>
      <h3 className="font-semibold text-base">{title}</h3>
      <ul className="mt-2 grid gap-1 empty:hidden">
        {texts.map(({ text, searches, before, after }) => (
          <li key={text} className="border-line border-l-4 pl-4">
            <span lang={language} translate="no" className="wrap-anywhere font-semibold">
              {text}
            </span>{' '}
            <span className="text-ink-soft text-sm">
              {searches > 0 && t('synonyms.trial.searches', { count: searches })}{' '}
              {t('synonyms.trial.results', {
                before: formatNumber(locale, before),
                after: formatNumber(locale, after),
              })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function SaveForm({ query }: { query: SynonymsQuery }) {
  const t = useTranslation()
  const { form, failure } = useSubmission('save')
  const { page: _, ...draft } = query
  return (
    <Form {...form} className="grid gap-5 border-line border-t pt-5">
      <FormFailure failure={failure} />
      {Object.entries(draft).map(
        ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <p className="flex flex-wrap gap-3">
        <SubmitButton intent="save" busy={t('account.busy')}>
          {t('synonyms.save')}
        </SubmitButton>
        <Link to={synonymsAddress({ language: query.language })} className={button('quiet')}>
          {t('synonyms.cancel')}
        </Link>
      </p>
    </Form>
  )
}
