import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { Icon } from '#app/ui/icon.tsx'
import { MAX_TOASTS, TOAST_MS } from '../timing.ts'
import type { Toast } from './show-toast.ts'

/** Keeps the distance from whatever is fixed to the bottom of the window. */
const above = (distance: string) => `calc(${distance} + var(--room-below, 0px))`

let mounted = false

/** Shows a message at the bottom right, on phones at the bottom; it stays while hovered or focused. */
export function showToast({ kind, title, text }: Toast): void {
  if (!mounted) {
    mounted = true
    const place = document.body.appendChild(document.createElement('div'))
    createRoot(place).render(<Messages />)
  }
  toast.custom(() => (
    <div
      data-kind={kind}
      className="flex w-full gap-3 rounded-control bg-ink px-4 py-3 font-read text-base text-paper shadow-lift data-[kind=error]:bg-danger data-[kind=error]:text-sheet sm:w-96"
    >
      <Icon name={kind === 'error' ? 'circle-alert' : 'circle-check'} size={20} className="mt-0.5 flex-none" />
      <div>
        <p className="font-semibold">{title}</p>
        {text && <p className="text-sm">{text}</p>}
      </div>
    </div>
  ))
}

function Messages() {
  return (
    <Toaster
      position="bottom-right"
      duration={TOAST_MS}
      visibleToasts={MAX_TOASTS}
      mobileOffset={{ bottom: above('16px'), left: 16, right: 16 }}
      offset={{ bottom: above('24px'), right: 24 }}
    />
  )
}
