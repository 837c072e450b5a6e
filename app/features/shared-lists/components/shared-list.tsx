import { type FormEvent, useId, useState } from 'react'
import { comparePath, MAX_COMPARED_SCHOOLS } from '#app/features/favourites/compare-address.ts'
import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/input.ts'
import { canEncrypt } from '../cipher.ts'
import type { ListSession } from '../device/list-session.ts'
import { isUnreached, type ListState } from '../device/list-state.ts'
import { removeSchool, setListName } from '../document/list-document.ts'
import { MAX_LIST_NAME } from '../shared-list.ts'
import { AddSchool } from './add-school.tsx'
import { AgreementSummary } from './agreement.tsx'
import { ClosedList, type ClosedReason } from './closed-list.tsx'
import { ListStatus } from './list-status.tsx'
import { JoinForm, People } from './people.tsx'
import { Questions } from './questions.tsx'
import { SchoolEntry } from './school-entry.tsx'
import { EndLinks, ShareLinks } from './share-links.tsx'
import { useCardsOf } from './use-cards.ts'
import { useListSession } from './use-list-session.ts'

/** A shared list, as the link in the address opens it. */
export function SharedList({ id }: { id: string }) {
  const t = useTranslation()
  const opened = useListSession(id)
  if (!canEncrypt()) return <p>{t('lists.noCrypto')}</p>
  if (opened === 'incomplete') return <ClosedList reason="incomplete" />
  if (opened === 'opening' || opened.state.phase === 'opening') return <p role="status">{t('list.opening')}</p>
  const reason = closedBy(opened.state)
  return reason ? <ClosedList reason={reason} /> : <OpenList {...opened} />
}

function closedBy({ phase, code }: ListState): ClosedReason | undefined {
  if (phase === 'wrong_key') return 'wrongKey'
  if (phase === 'missing')
    return code === 'list_revoked' ? 'revoked' : code === 'list_unknown' ? 'unknown' : 'unreachable'
  return phase === 'unreachable' ? 'unreachable' : undefined
}

type Props = { session: ListSession; state: ListState }

function OpenList({ session, state }: Props) {
  const t = useTranslation()
  const { view, person, code } = state
  const hasEnded = code === 'list_revoked' || code === 'list_unknown'
  // Who is alone on a list wants to share it first.
  const isAlone = view.people.length < 2
  const isKnown = person !== undefined && view.people.some(({ id }) => id === person)
  return (
    <div className="grid gap-6">
      <header className="grid gap-3">
        <ListName key={view.name} session={session} name={view.name} />
        {hasEnded ? <Ended code={code} /> : <ListStatus state={state} mayWrite={session.mayWrite} />}
        {!hasEnded && !session.secrets.write && <p className="text-ink-soft">{t('list.readOnly')}</p>}
      </header>
      {session.mayWrite && !isKnown && <JoinForm session={session} view={view} />}
      {!hasEnded && isAlone && <ShareLinks session={session} />}
      <AgreementSummary view={view} />
      <Schools session={session} state={isKnown ? state : { ...state, person: undefined }} />
      <Questions session={session} state={state} />
      {!hasEnded && !isAlone && <ShareLinks session={session} />}
      <div className="grid gap-2">
        <People session={session} state={state} />
        <EndLinks session={session} />
      </div>
    </div>
  )
}

function Ended({ code }: { code: 'list_revoked' | 'list_unknown' }) {
  const t = useTranslation()
  const reason = code === 'list_revoked' ? 'revoked' : 'unknown'
  return (
    <div role="status" className="rounded-card bg-notice-wash px-4 py-3 text-notice-ink">
      <p className="font-semibold">{t(`list.${reason}`)}</p>
      <p>{t('list.revoked.kept')}</p>
    </div>
  )
}

function ListName({ session, name }: { session: ListSession; name: string }) {
  const t = useTranslation()
  const [typed, setTyped] = useState<string>()
  const field = useId()
  if (typed === undefined)
    return (
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="min-w-0 wrap-anywhere">{name || t('lists.title')}</h1>
        {session.mayWrite && (
          <button type="button" onClick={() => setTyped(name)} className={`${button('plain', 'small')} max-sm:-ml-2.5`}>
            {t('list.rename')}
          </button>
        )}
      </div>
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        session.change((document) => setListName(document, typed))
        setTyped(undefined)
      }}
      className="grid gap-3"
    >
      <h1 className="sr-only">{name || t('lists.title')}</h1>
      <label htmlFor={field} className="font-semibold">
        {t('lists.name')}
      </label>
      <input
        id={field}
        // biome-ignore lint/a11y/noAutofocus: its button was just pressed
        autoFocus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={MAX_LIST_NAME}
        autoComplete="off"
        className={INPUT}
      />
      <p className="flex flex-wrap gap-2">
        <button type="submit" className={button('main', 'small')}>
          {t('list.save')}
        </button>
        <button type="button" onClick={() => setTyped(undefined)} className={button('quiet', 'small')}>
          {t('list.cancel')}
        </button>
      </p>
    </form>
  )
}

function Schools({ session, state }: Props) {
  const t = useTranslation()
  const { schools } = state.view
  const ids = schools.map(({ id }) => id)
  const cards = useCardsOf(session, ids)
  const [removed, setRemoved] = useState('')
  return (
    <section aria-labelledby="schools" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="schools" className="text-xl">
          {t('list.schools')}
        </h2>
        {schools.length > 1 && <Together ids={ids.map((id) => cards.get(id)?.id ?? id)} isAway={isUnreached(state)} />}
      </div>
      {schools.length === 0 && <p>{t('list.schools.none')}</p>}
      <p role="status" className={removed ? 'text-ink-soft' : 'sr-only'}>
        {removed && t('list.school.removed', { name: removed })}
      </p>
      {schools.map((school) => (
        <SchoolEntry
          key={school.id}
          session={session}
          state={state}
          school={school}
          card={cards.get(school.id)}
          onRemove={() => {
            session.change((document) => removeSchool(document, school.id))
            setRemoved(school.name)
          }}
        />
      ))}
      {session.mayWrite && <AddSchool session={session} state={state} />}
    </section>
  )
}

type TogetherProps = { ids: readonly string[]; isAway: boolean }

/** The first schools side by side, or as a dossier, whose form keeps them out of any address. */
function Together({ ids, isAway }: TogetherProps) {
  const t = useTranslation()
  const locale = useLocale()
  const [isRefused, setRefused] = useState(false)
  const first = ids.slice(0, MAX_COMPARED_SCHOOLS)
  // Where nothing answers, the browser would show an error of its own.
  const send = (event: FormEvent) => {
    if (isAway) event.preventDefault()
    setRefused(isAway)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Link to={comparePath(first)} title={t('list.compare.hint')} discover="none" className={button('quiet', 'small')}>
        {t('list.compare')}
      </Link>
      <form method="post" action={localePath(locale, '/dossier.pdf')} target="_blank" rel="noopener" onSubmit={send}>
        <input type="hidden" name="schools" value={first.join(',')} />
        <button type="submit" className={button('quiet', 'small')}>
          {t('list.dossier')}
        </button>
      </form>
      <p role="status" className={isRefused && isAway ? 'text-ink-soft text-sm' : 'sr-only'}>
        {isRefused && isAway && t('list.change.offline')}
      </p>
    </div>
  )
}
