import { useId, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Fold } from '#app/ui/fold.tsx'
import { INPUT } from '#app/ui/form/input.ts'
import type { ListSession } from '../device/list-session.ts'
import type { ListState } from '../device/list-state.ts'
import { removePerson } from '../document/list-document.ts'
import type { ListView, Person } from '../document/list-view.ts'
import { MAX_PEOPLE, MAX_PERSON_NAME } from '../shared-list.ts'
import { SureButton } from './sure-button.tsx'

/** Returns how a person is called: by the chosen name, otherwise by a number. */
export function usePersonName(people: readonly Person[]): (id: string) => string {
  const t = useTranslation()
  return (id) => {
    const at = people.findIndex((person) => person.id === id)
    return people[at]?.name || t('list.people.numbered', { number: at + 1 })
  }
}

/** Asks who rates on this device: somebody who is on the list, or a new person. */
export function JoinForm({ session, view }: { session: ListSession; view: ListView }) {
  const t = useTranslation()
  const [name, setName] = useState('')
  const [field, title] = [useId(), useId()]
  const nameOf = usePersonName(view.people)
  const isFull = view.people.length >= MAX_PEOPLE
  return (
    <section aria-labelledby={title} className="sheet grid gap-4 p-5">
      <div>
        <h2 id={title} className="text-xl">
          {t('list.join')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('list.join.text')}</p>
      </div>
      {view.people.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {view.people.map(({ id }) => (
            <button key={id} type="button" onClick={() => session.be(id)} className={button('quiet')}>
              {nameOf(id)}
            </button>
          ))}
        </div>
      )}
      {isFull ? (
        <p>{t('list.join.full', { count: MAX_PEOPLE })}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            session.join(name)
          }}
          className="grid gap-3"
        >
          <div>
            <label htmlFor={field} className="mb-1.5 block font-semibold">
              {t('lists.optional', { label: t('lists.person') })}
            </label>
            <input
              id={field}
              value={name}
              onChange={({ target }) => setName(target.value)}
              maxLength={MAX_PERSON_NAME}
              autoComplete="off"
              className={INPUT}
            />
            <p className="mt-1.5 text-ink-soft text-sm">{t('lists.person.hint')}</p>
          </div>
          <button type="submit" className={`${button('main')} justify-self-start`}>
            {t('list.join.go')}
          </button>
        </form>
      )}
    </section>
  )
}

/** The people on a list, with the ways to rate as another one and to remove one. */
export function People({ session, state: { view, person } }: { session: ListSession; state: ListState }) {
  const t = useTranslation()
  const nameOf = usePersonName(view.people)
  if (view.people.length === 0) return null
  return (
    <Fold title={t('list.people')} note={view.people.map(({ id }) => nameOf(id)).join(', ')}>
      <ul className="grid gap-3">
        {view.people.map(({ id }) => (
          <li key={id} className="grid gap-1">
            <span className="wrap-anywhere">
              {id === person ? t('list.people.me', { name: nameOf(id) }) : nameOf(id)}
            </span>
            {session.mayWrite && (
              <SureButton
                label={t('list.people.remove')}
                name={t('list.people.removeName', { name: nameOf(id) })}
                question={t('list.people.sure', { name: nameOf(id) })}
                onSure={() => {
                  session.change((document) => removePerson(document, id))
                  if (id === person) session.be(undefined)
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {session.mayWrite && person && (
        <button
          type="button"
          onClick={() => session.be(undefined)}
          className={`${button('quiet', 'small')} justify-self-start`}
        >
          {t('list.people.switch')}
        </button>
      )}
    </Fold>
  )
}
