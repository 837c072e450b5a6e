import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { RegisterSentence } from '#app/features/schools/components/school-description.tsx'
import { SchoolType } from '#app/features/schools/components/school-type.tsx'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { button } from '#app/ui/button.ts'
import { chip } from '#app/ui/chip.tsx'
import { INPUT } from '#app/ui/form/input.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ListSession } from '../device/list-session.ts'
import type { ListState } from '../device/list-state.ts'
import { note, rate } from '../document/list-document.ts'
import { agreementOn, type ListedSchool } from '../document/list-view.ts'
import type { ListCard } from '../list-cards.server.ts'
import { MAX_LIST_NOTE, RATINGS, type Rating } from '../shared-list.ts'
import { agreementKey } from './agreement.tsx'
import { usePersonName } from './people.tsx'

type Props = {
  session: ListSession
  state: ListState
  school: ListedSchool
  /** What the directory says of it; undefined without a network, or if it says nothing any more. */
  card: ListCard | undefined
  onRemove: () => void
}

/** A school of a list: what it is, what everybody thinks of it, and the rating and note of who is here. */
export function SchoolEntry({ session, state, school, card, onRemove }: Props) {
  const t = useTranslation()
  const { view, person } = state
  const title = useId()
  const agreement = agreementOn(view, school.id)
  const mine = session.mayWrite && person ? person : undefined
  const name = card?.name ?? school.name
  return (
    <article aria-labelledby={title} className="sheet grid gap-4 p-5 sm:p-6">
      <div>
        <h3 id={title} className="text-[1.1875rem] wrap-anywhere">
          <Link to={`/schools/${encodeURIComponent(card?.id ?? school.id)}`} discover="none" className="text-ink">
            {name}
          </Link>
        </h3>
        <p className="mt-1 text-ink-soft text-sm wrap-anywhere">
          {card && (
            <>
              <SchoolType school={card} />
              {' · '}
            </>
          )}
          {card?.place ?? school.place}
        </p>
        {card?.sentence && (
          <div className="text-sm">
            <RegisterSentence sentence={card.sentence} />
          </div>
        )}
        <p className="mt-2 flex flex-wrap gap-2">
          {view.people.length > 1 && (
            <span className={chip(agreement === 'all' ? 'chosen' : 'fact')}>
              {t(agreementKey(agreement, view.people.length))}
            </span>
          )}
          {card?.closed && <Badge variant="notice">{t('list.school.closed')}</Badge>}
        </p>
      </div>
      <Opinions state={state} school={school} mine={mine} />
      {mine && <OwnRating session={session} person={mine} school={school} state={state} name={name} />}
      {mine && <OwnNote key={mine} session={session} person={mine} school={school} state={state} name={name} />}
      {session.mayWrite && (
        <button
          type="button"
          aria-label={t('list.school.removeName', { name })}
          onClick={onRemove}
          className={`${button('plain', 'small')} -ml-2.5 justify-self-start`}
        >
          {t('list.school.remove')}
        </button>
      )}
    </article>
  )
}

/** What everybody else thinks of a school; on a page that may not rate, everybody. */
function Opinions({
  state: { view },
  school: { id },
  mine,
}: Pick<Props, 'state' | 'school'> & { mine?: string | undefined }) {
  const t = useTranslation()
  const nameOf = usePersonName(view.people)
  const others = view.people.filter((person) => person.id !== mine)
  if (others.length === 0) return null
  return (
    <dl className="grid gap-2">
      {others.map((person) => {
        const rating = view.ratings.get(id)?.get(person.id)
        const said = view.notes.get(id)?.get(person.id)
        return (
          <div key={person.id}>
            <dt className="inline font-semibold wrap-anywhere">
              {t('list.person.says', { name: nameOf(person.id) })}{' '}
            </dt>
            <dd className="inline">{rating ? t(`list.rating.${rating}`) : t('list.rating.missing')}</dd>
            {said && <dd className="whitespace-pre-line border-line border-l-3 pl-3 wrap-anywhere">{said}</dd>}
          </div>
        )
      })}
    </dl>
  )
}

type OwnProps = { session: ListSession; state: ListState; school: ListedSchool; person: string; name: string }

function OwnRating({ session, state, school, person, name }: OwnProps) {
  const t = useTranslation()
  const given = state.view.ratings.get(school.id)?.get(person)
  const choose = (rating: Rating) =>
    session.change((document) => rate(document, person, school.id, rating === given ? undefined : rating))
  return (
    <fieldset aria-label={t('list.rating', { name })} className="flex flex-wrap gap-2">
      {RATINGS.map((rating) => (
        <Choice key={rating} isChosen={rating === given} onChoose={() => choose(rating)}>
          {t(`list.rating.${rating}`)}
        </Choice>
      ))}
    </fieldset>
  )
}

function Choice({ isChosen, onChoose, children }: { isChosen: boolean; onChoose: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose} className={button(isChosen ? 'main' : 'quiet')}>
      {isChosen && <Icon name="check" size={17} />}
      {children}
    </button>
  )
}

/** Pause in typing after which a note is kept, in milliseconds. */
const NOTE_PAUSE_MS = 500

/** The note of who is here. It is kept while it is written, and when its field is left. */
function OwnNote({ session, state, school, person, name }: OwnProps) {
  const t = useTranslation()
  const field = useId()
  const stored = state.view.notes.get(school.id)?.get(person) ?? ''
  const [typed, setTyped] = useState<string>()
  const keep = useEffectEvent(() => {
    if (typed !== undefined && typed !== stored) session.change((document) => note(document, person, school.id, typed))
  })
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(keep, NOTE_PAUSE_MS)
    // A page that is no longer seen may be closed without another word.
    document.addEventListener('visibilitychange', keep)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', keep)
    }
  }, [typed])
  const save = () => {
    keep()
    setTyped(undefined)
  }
  return (
    <div>
      <label htmlFor={field} className="mb-1.5 block font-semibold">
        {t('list.note')}
        <span className="sr-only">: {name}</span>
      </label>
      <textarea
        id={field}
        rows={2}
        maxLength={MAX_LIST_NOTE}
        value={typed ?? stored}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
        className={`${INPUT} py-2.5`}
      />
    </div>
  )
}
