import { useCallback, useId, useRef } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** Keys with the text that explains them. */
const KEYS = [
  [['j', '↓'], 'shortcut.j'],
  [['k', '↑'], 'shortcut.k'],
  [['Enter'], 'shortcut.enter'],
  [['n'], 'shortcut.n'],
  [['v'], 'shortcut.v'],
  [['a'], 'shortcut.a'],
  [['u'], 'shortcut.u'],
  [['g'], 'shortcut.g'],
  [['?'], 'shortcut.help'],
] as const

/** The button that lists the shortcuts of the administration, which can be switched off there. It needs script. */
export function Shortcuts() {
  const t = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const show = useCallback(() => dialog.current?.showModal(), [])
  const { on, turn } = useShortcuts(show)
  const titleId = useId()
  if (!useHydrated()) return null
  return (
    <>
      <button type="button" onClick={show} className={`${button('plain', 'small')} min-h-11 justify-self-start`}>
        {t('shortcut.title')}
      </button>
      <dialog
        ref={dialog}
        closedby="any"
        aria-labelledby={titleId}
        className="m-auto w-[26rem] max-w-[calc(100vw-2rem)] rounded-card bg-sheet p-5 text-ink shadow-lift backdrop:bg-[rgb(12_23_19/0.5)]"
      >
        <h2 id={titleId} className="text-xl">
          {t('shortcut.title')}
        </h2>
        <Keys />
        <p className="mt-3 text-ink-soft text-sm">{t('shortcut.fields')}</p>
        <label className="mt-3 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={on}
            onChange={(event) => turn(event.currentTarget.checked)}
            className="size-5 flex-none accent-board"
          />
          {t('shortcut.on')}
        </label>
        <form method="dialog" className="mt-4">
          <button type="submit" className={button('quiet')}>
            {t('shortcut.close')}
          </button>
        </form>
      </dialog>
    </>
  )
}

function Keys() {
  const t = useTranslation()
  return (
    <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
      {KEYS.map(([keys, text]) => (
        <div key={text} className="contents">
          <dt className="flex gap-1">
            {keys.map((key) => (
              <kbd key={key} className="min-w-8 rounded-md bg-sunken px-2 py-0.5 text-center font-semibold">
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{t(text)}</dd>
        </div>
      ))}
    </dl>
  )
}
