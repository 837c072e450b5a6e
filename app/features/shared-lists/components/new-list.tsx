import { type FormEvent, useEffect, useId, useState } from 'react'
import { readIds } from '#app/features/favourites/compare-address.ts'
import type { FavouriteSchool } from '#app/features/favourites/device/device-list.ts'
import { useDeviceList } from '#app/features/favourites/device/use-device-list.ts'
import { localePath } from '#app/i18n/locales.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/input.ts'
import { createList } from '../device/create-list.ts'
import { openRemote } from '../device/list-remote.ts'
import { openShelf } from '../device/list-shelf.client.ts'
import { addPerson, addSchool, setListName } from '../document/list-document.ts'
import { fragmentOf, listPath } from '../link.ts'
import { MAX_LIST_NAME, MAX_LISTED_SCHOOLS, MAX_PERSON_NAME } from '../shared-list.ts'
import { type CardsState, useCards } from './use-cards.ts'

type Choice = { id: string; name: string; place: string }

/**
 * Makes a list of the schools that the address names in its fragment, or of the favourites.
 *
 * @param props.kept the account's favourites, oldest first
 */
export function NewList({ kept }: { kept: readonly FavouriteSchool[] }) {
  const t = useTranslation()
  const locale = useLocale()
  const { choices, state: cards } = useChoices(kept)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [state, setState] = useState<'idle' | 'busy' | PlainKey>('idle')
  const chosen = choices.filter(({ id }) => !left.has(id)).slice(0, MAX_LISTED_SCHOOLS)
  // A school goes onto the list with its name, which the address does not hold.
  const isMissing = choices.length === 0 && cards !== 'known'
  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    setState('busy')
    const made = await makeList(chosen, { name: text('name'), person: text('person') }).catch(() => undefined)
    if (made && !('kind' in made))
      return location.assign(`${localePath(locale, listPath(made.id))}#${fragmentOf(made.secrets)}`)
    setState(made?.code === 'too_many_attempts' ? 'failure.too_many_attempts' : 'lists.new.offline')
  }
  return (
    <section aria-labelledby="new" className="sheet grid gap-5 p-5 sm:p-6">
      <h2 id="new" className="text-xl">
        {t('lists.new')}
      </h2>
      <form onSubmit={create} className="grid gap-5">
        <Schools choices={choices} cards={cards} left={left} onChange={setLeft} />
        <TextInput name="name" label={t('lists.name')} maxLength={MAX_LIST_NAME} />
        <TextInput name="person" label={t('lists.person')} hint={t('lists.person.hint')} maxLength={MAX_PERSON_NAME} />
        <p role="status" className={state === 'idle' ? 'sr-only' : ''}>
          {state !== 'idle' && t(state === 'busy' ? 'lists.new.busy' : state)}
        </p>
        <button
          type="submit"
          disabled={state === 'busy' || isMissing}
          className={`${button('main')} justify-self-start`}
        >
          {t('lists.new.create')}
        </button>
      </form>
    </section>
  )
}

function makeList(schools: readonly Choice[], { name, person }: { name: string; person: string }) {
  const at = Date.now()
  const id = crypto.randomUUID()
  return createList(
    (document) => {
      if (name) setListName(document, name)
      addPerson(document, { id, name: person, at })
      for (const [index, school] of schools.entries()) addSchool(document, { ...school, at: at + index })
    },
    { remote: openRemote(), shelf: openShelf(), person: id },
  )
}

/** Returns the schools that a list can begin with, with their places as soon as these are known. */
function useChoices(kept: readonly FavouriteSchool[]): { choices: Choice[]; state: CardsState } {
  const device = useDeviceList() ?? []
  const [named, setNamed] = useState<string[]>([])
  useEffect(() => {
    const read = () => {
      const list = new URLSearchParams(location.hash.slice(1)).get('schools')
      if (list) setNamed(readIds(list))
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  const favourites = [...kept, ...device.filter(({ id }) => kept.every((school) => school.id !== id))]
  const ids = named.length > 0 ? named : favourites.map(({ id }) => id)
  const { cards, state } = useCards(ids)
  const choices = ids.flatMap((id) => {
    const name = cards.get(id)?.name ?? favourites.find((school) => school.id === id)?.name
    return name === undefined ? [] : [{ id, name, place: cards.get(id)?.place ?? '' }]
  })
  return { choices, state }
}

type SchoolsProps = {
  choices: readonly Choice[]
  cards: CardsState
  left: ReadonlySet<string>
  onChange: (left: ReadonlySet<string>) => void
}

const NO_CHOICE = { asked: 'lists.new.asked', known: 'lists.new.none', failed: 'lists.new.failed' } as const

function Schools({ choices, cards, left, onChange }: SchoolsProps) {
  const t = useTranslation()
  if (choices.length === 0)
    return (
      <p role="status" className="text-ink-soft">
        {t(NO_CHOICE[cards])}
      </p>
    )
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{t('lists.new.schools')}</legend>
      {choices.map(({ id, name, place }) => (
        <label key={id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={!left.has(id)}
            onChange={({ target }) =>
              onChange(new Set(target.checked ? [...left].filter((one) => one !== id) : [...left, id]))
            }
            className="size-5 flex-none accent-board"
          />
          <span className="min-w-0 wrap-anywhere">
            {name}
            {place && <span className="block text-ink-soft text-sm">{place}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type InputProps = { name: string; label: string; hint?: string; maxLength: number }

function TextInput({ name, label, hint, maxLength }: InputProps) {
  const t = useTranslation()
  const field = useId()
  return (
    <div>
      <label htmlFor={field} className="mb-1.5 block font-semibold">
        {t('lists.optional', { label })}
      </label>
      <input
        id={field}
        name={name}
        maxLength={maxLength}
        autoComplete="off"
        aria-describedby={hint ? `${field}-hint` : undefined}
        className={INPUT}
      />
      {hint && (
        <p id={`${field}-hint`} className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
