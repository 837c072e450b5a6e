import { useCallback, useEffect, useRef } from 'react'
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'

type Props = {
  unsaved: boolean
  /** Whether another query of the same path is not asked about, because it is how the form is cancelled. */
  anyQuery?: boolean
}

/**
 * Asks for confirmation before a page with unsaved changes is left, with or without a network. Without JavaScript,
 * forms work as usual.
 */
export function UnsavedGuard({ unsaved, anyQuery = false }: Props) {
  const t = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation: here, nextLocation: next }) =>
        unsaved && (here.pathname !== next.pathname || (!anyQuery && here.search !== next.search)),
      [unsaved, anyQuery],
    ),
  )
  useBeforeUnload(useCallback((event) => unsaved && event.preventDefault(), [unsaved]))
  useEffect(() => {
    if (blocker.state === 'blocked') dialog.current?.showModal()
    else dialog.current?.close()
  }, [blocker.state])
  const stay = () => blocker.state === 'blocked' && blocker.reset()
  return (
    <dialog
      ref={dialog}
      onClose={stay}
      aria-labelledby="unsaved"
      className="m-auto w-full max-w-md rounded-card bg-sheet p-6 text-ink shadow-lift backdrop:bg-black/50"
    >
      <h2 id="unsaved" className="text-xl">
        {t('ownTexts.unsaved.title')}
      </h2>
      <p className="mt-2">{t('ownTexts.unsaved.text')}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" className={button('main')} onClick={stay}>
          {t('ownTexts.unsaved.stay')}
        </button>
        <button type="button" className={button('danger')} onClick={() => blocker.proceed?.()}>
          {t('ownTexts.unsaved.leave')}
        </button>
      </div>
    </dialog>
  )
}
