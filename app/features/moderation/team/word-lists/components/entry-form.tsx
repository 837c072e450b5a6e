import { Form } from 'react-router'
import { MAX_ENTRY_LENGTH } from '#app/features/screening/editing/entry.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { FieldErrors } from '#app/ui/form/field.tsx'
import { INPUT } from '#app/ui/form/input.ts'
import type { RuleListsQuery } from '../word-lists-address.ts'

/**
 * The form that tries an entry; nothing changes yet. @param props.failure why the entry in the address cannot be tried
 */
export function EntryForm({ query, failure }: { query: RuleListsQuery; failure: PlainKey | undefined }) {
  const t = useTranslation()
  const { language, list, change } = query
  return (
    <Form className="grid gap-4">
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="list" value={list} />
      <div>
        <label htmlFor="entry" className="mb-1.5 block font-semibold">
          {t('ruleLists.entry')}
        </label>
        <input
          id="entry"
          name="entry"
          defaultValue={change?.on ? change.entry : ''}
          maxLength={MAX_ENTRY_LENGTH}
          required
          aria-invalid={failure ? true : undefined}
          aria-describedby={failure ? 'entry-hint entry-error' : 'entry-hint'}
          className={INPUT}
        />
        <p id="entry-hint" className="mt-1.5 text-ink-soft text-sm">
          {t('ruleLists.entry.hint')}
        </p>
        <FieldErrors id="entry-error" errors={failure && [failure]} />
      </div>
      <button type="submit" className={`${button('quiet')} justify-self-start`}>
        {t('ruleLists.try')}
      </button>
    </Form>
  )
}
