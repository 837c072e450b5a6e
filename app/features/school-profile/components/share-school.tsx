import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'

const ID = 'share'
const BUTTON = button('quiet', 'small')

/**
 * Ways to share a profile: the device's own menu where there is one, otherwise its address to copy, and a mail. It
 * works without script except for printing, which the browser's own menu does.
 *
 * @param props.address of the profile, with scheme and host
 * @param props.children further actions in the same row
 */
export function ShareSchool({ name, address, children }: { name: string; address: string; children?: ReactNode }) {
  const t = useTranslation()
  const hydrated = useHydrated()
  const share = (event: MouseEvent) => {
    if (!navigator.share) return
    event.preventDefault()
    // The promise rejects when the visitor closes the menu, which needs no answer.
    navigator.share({ title: name, url: address }).catch(() => undefined)
  }
  return (
    <div className="no-print flex flex-wrap gap-2 md:flex-col md:items-end">
      <button type="button" popoverTarget={ID} onClick={share} className={BUTTON}>
        <Icon name="share-2" size={17} />
        {t('share.open')}
      </button>
      {children}
      <button type="button" onClick={() => window.print()} className={`${BUTTON} ${hydrated ? '' : 'invisible'}`}>
        <Icon name="printer" size={17} />
        {t('share.print')}
      </button>
      <div id={ID} popover="auto" className="beside-control rounded-card bg-sheet p-4 text-ink text-sm shadow-lift">
        <label className="font-semibold">
          {t('share.address')}
          <input
            readOnly
            value={address}
            size={address.length}
            onFocus={(event) => event.currentTarget.select()}
            className="mt-1.5 block min-h-11 w-full rounded-control border-[1.5px] border-edge bg-sheet px-3 font-normal"
          />
        </label>
        <a
          href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`}
          className="mt-3 inline-flex min-h-8 items-center gap-2 text-board!"
        >
          <Icon name="mail" size={17} />
          {t('share.mail')}
        </a>
      </div>
    </div>
  )
}
