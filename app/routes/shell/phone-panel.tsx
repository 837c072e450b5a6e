import type { ReactNode, RefObject } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LanguageLinks } from './language/language-menu.tsx'

type Props = {
  ref: RefObject<HTMLDialogElement | null>
  id: string
  label: string
  className: string
  children: ReactNode
}

/**
 * On phones a sidebar slides in as a modal dialog: the focus stays inside, and Escape or a tap outside closes it.
 *
 * @param props.className the width from which the sidebar is shown beside the page
 */
export function PhonePanel({ ref, id, label, className, children }: Props) {
  const t = useTranslation()
  return (
    <dialog
      ref={ref}
      id={id}
      closedby="any"
      aria-label={label}
      className={classes(
        'm-0 h-dvh max-h-none w-[18rem] max-w-[calc(100vw-2.5rem)] overflow-y-auto bg-sheet text-ink shadow-lift backdrop:bg-[rgb(12_23_19/0.5)]',
        className,
      )}
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

/** Returns the attributes of a button that opens a dialog without JavaScript (HTML, "invoker commands"). */
export const opensPanel = (id: string) => ({ command: 'show-modal', commandfor: id })
