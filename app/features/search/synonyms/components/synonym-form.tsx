import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { countryName } from '#app/i18n/format.ts'
import { LOCALE_NAMES, LOCALES } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { FieldErrors } from '#app/ui/form/field.tsx'
import { INPUT } from '#app/ui/form/input.ts'
import { Select } from '#app/ui/form/select.tsx'
import { COUNTRIES } from '#db/vocabulary.ts'
import type { SynonymProblem } from '../check-synonym.ts'
import { MAX_REGION_LENGTH, MAX_SYNONYM_LENGTH } from '../synonym.ts'
import type { SynonymsQuery } from '../synonyms-address.ts'

/**
 * The form that tries a synonym; nothing changes yet.
 *
 * @param props.problem why the draft in the address cannot be tried
 */
export function SynonymForm({ query, problem }: { query: SynonymsQuery; problem: SynonymProblem | undefined }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <Form className="grid gap-4 sm:grid-cols-2">
      {query.id && <input type="hidden" name="id" value={query.id} />}
      <TypedField name="typed" query={query} problem={problem} required maxLength={MAX_SYNONYM_LENGTH} />
      <TypedField name="meaning" query={query} problem={problem} required maxLength={MAX_SYNONYM_LENGTH} />
      <Labelled id="language" label={t('synonyms.language')}>
        <Select
          id="language"
          name="language"
          defaultValue={query.language}
          values={LOCALES}
          textOf={(code) => LOCALE_NAMES[code]}
          langOf={(code) => code}
        />
      </Labelled>
      <Labelled id="country" label={t('synonyms.country')}>
        <Select
          id="country"
          name="country"
          defaultValue={query.country}
          values={COUNTRIES}
          textOf={(code) => countryName(locale, code)}
          none={t('synonyms.country.all')}
        />
      </Labelled>
      <TypedField name="region" query={query} problem={problem} maxLength={MAX_REGION_LENGTH} />
      <button type="submit" className={`${button('quiet')} justify-self-start sm:col-span-2`}>
        {t('synonyms.try')}
      </button>
    </Form>
  )
}

type FieldProps = {
  name: SynonymProblem['field']
  query: SynonymsQuery
  problem: SynonymProblem | undefined
  required?: true
  maxLength: number
}

function TypedField({ name, query, problem, ...input }: FieldProps) {
  const t = useTranslation()
  const error = problem?.field === name ? [`failure.${problem.code}`] : undefined
  return (
    <Labelled id={name} label={t(`synonyms.${name}`)}>
      <input
        id={name}
        name={name}
        defaultValue={query[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-hint ${name}-error` : `${name}-hint`}
        className={INPUT}
        {...input}
      />
      <p id={`${name}-hint`} className="mt-1.5 text-ink-soft text-sm">
        {t(`synonyms.${name}.hint`)}
      </p>
      <FieldErrors id={`${name}-error`} errors={error} />
    </Labelled>
  )
}

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children}
    </div>
  )
}
