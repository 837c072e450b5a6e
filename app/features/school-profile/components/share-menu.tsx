import type { MouseEvent } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast/show-toast.ts'

const ID = 'share'

/** Classes of a line of the menu of actions; the header of premium profiles colours its other links. */
export const MENU_LINE = `${button('plain', 'small')} min-h-11 w-full justify-start text-ink!`

/**
 * Ways to share a profile: the device's own menu where there is one, otherwise its address to copy, and a mail. Without
 * JavaScript, the address is selected by hand.
 *
 * @param props.address of the profile, with scheme and host
 */
export function ShareMenu({ name, address }: { name: string; address: string }) {
  const t = useTranslation()
  const share = (event: MouseEvent) => {
    if (!navigator.share) return
    event.preventDefault()
    // The promise rejects when the visitor closes the menu, which needs no response.
    navigator.share({ title: name, url: address }).catch(() => undefined)
  }
  const copy = async () => {
    const menu = document.getElementById(ID)
    try {
      await navigator.clipboard.writeText(address)
    } catch {
      // If the browser refuses, the address stays selected for its own menu.
      return menu?.querySelector('input')?.focus()
    }
    menu?.hidePopover()
    await toast({ kind: 'success', title: t('share.copied') })
  }
  return (
    <>
      <button type="button" popoverTarget={ID} onClick={share} className={MENU_LINE}>
        <Icon name="share-2" size={17} />
        {t('share.open')}
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
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <button type="button" onClick={copy} className={`${button('quiet', 'small')} noscript:hidden`}>
            <Icon name="copy" size={17} />
            {t('share.copy')}
          </button>
          <a
            href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`}
            className="inline-flex min-h-9 items-center gap-2 text-board!"
          >
            <Icon name="mail" size={17} />
            {t('share.mail')}
          </a>
        </div>
      </div>
    </>
  )
}
