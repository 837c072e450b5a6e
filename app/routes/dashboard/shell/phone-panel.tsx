import type { ReactNode, RefObject } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LanguageLinks } from '../../shell/language/language-menu.tsx'

type Props = { ref: RefObject<HTMLDialogElement | null>; id: string; children: ReactNode }

/**
 * On phones the sidebar slides in as a modal dialog: the focus stays inside, and Escape or a tap beside it closes it.
 */
export function PhonePanel({ ref, id, children }: Props) {
  const t = useTranslation()
  return (
    <dialog
      ref={ref}
      id={id}
      closedby="any"
      aria-label={t('dashboard.sections')}
      className="m-0 h-dvh max-h-none w-[18rem] max-w-[calc(100vw-2.5rem)] overflow-y-auto bg-sheet text-ink shadow-lift backdrop:bg-[rgb(12_23_19/0.5)] md:hidden"
    >
      <form method="dialog" className="absolute top-3 right-3">
        <button type="submit" className="flex size-11 items-center justify-center rounded-control hover:bg-sunken">
          <Icon name="x" size={20} />
          <span className="sr-only">{t('shell.close')}</span>
        </button>
      </form>
      <div className="flex min-h-full flex-col">
        <div className="flex-1">{children}</div>
        <LanguageLinks
          className="flex flex-wrap gap-2 px-6 pb-6"
          itemClassName={`${button('quiet', 'small')} aria-[current]:border-board aria-[current]:text-board`}
        />
      </div>
    </dialog>
  )
}
