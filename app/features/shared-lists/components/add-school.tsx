import { useId, useState } from 'react'
import { SchoolType } from '#app/features/schools/components/school-type.tsx'
import type { Translate } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/input.ts'
import type { ListSession } from '../device/list-session.ts'
import type { ListState } from '../device/list-state.ts'
import { addSchool } from '../document/list-document.ts'
import type { FoundCard } from '../list-cards.server.ts'
import { MAX_FOUND, MAX_LISTED_SCHOOLS, MAX_SEARCH_LENGTH } from '../shared-list.ts'
import { searchCards } from './use-cards.ts'

type Found = FoundCard[] | 'searching' | 'failed' | undefined

/** Looks for schools and puts them on the list. */
export function AddSchool({ session, state }: { session: ListSession; state: ListState }) {
  const t = useTranslation()
  const locale = useLocale()
  const [text, setText] = useState('')
  const [found, setFound] = useState<Found>()
  const field = useId()
  if (state.view.schools.length >= MAX_LISTED_SCHOOLS)
    return <p>{t('list.schools.full', { count: MAX_LISTED_SCHOOLS })}</p>
  const search = () => {
    setFound('searching')
    searchCards(text, locale).then(setFound, () => setFound('failed'))
  }
  return (
    <section aria-labelledby="add" className="sheet grid gap-4 p-5">
      <h3 id="add" className="text-[1.1875rem]">
        {t('list.add')}
      </h3>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
        className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end"
      >
        <div>
          <label htmlFor={field} className="mb-1.5 block font-semibold">
            {t('list.add.label')}
          </label>
          <input
            id={field}
            type="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
            maxLength={MAX_SEARCH_LENGTH}
            required
            autoComplete="off"
            className={INPUT}
          />
        </div>
        <button type="submit" className={`${button('quiet')} min-h-12 justify-self-start`}>
          {t('list.add.search')}
        </button>
      </form>
      <FoundSchools found={found} session={session} state={state} />
    </section>
  )
}

/** Says how many schools were found; of more than are shown nobody counts the others. */
function sayFound(t: Translate, count: number): string {
  if (count === 0) return t('list.add.none')
  return count < MAX_FOUND ? t('list.add.found', { count }) : t('list.add.first', { most: count })
}

function FoundSchools({ found, session, state }: { found: Found; session: ListSession; state: ListState }) {
  const t = useTranslation()
  const listed = new Set(state.view.schools.map(({ id }) => id))
  return (
    <>
      <p role="status" className={found === undefined ? 'sr-only' : ''}>
        {found === 'searching' && t('list.add.busy')}
        {found === 'failed' && t('list.add.failed')}
        {Array.isArray(found) && sayFound(t, found.length)}
      </p>
      {Array.isArray(found) && found.length > 0 && (
        <ul className="grid divide-y divide-line">
          {found.map((school) => (
            <li key={school.id} className="flex flex-wrap items-center justify-between gap-2 py-3">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{school.name}</p>
                <p className="text-ink-soft text-sm wrap-anywhere">
                  <SchoolType school={school} /> · {school.place}
                </p>
              </div>
              {listed.has(school.id) ? (
                <span className="text-ink-soft text-sm">{t('list.add.there')}</span>
              ) : (
                <button
                  type="button"
                  aria-label={t('list.add.putName', { name: school.name })}
                  onClick={() => session.change((document) => addSchool(document, { ...school, at: Date.now() }))}
                  className={button('quiet', 'small')}
                >
                  {t('list.add.put')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
