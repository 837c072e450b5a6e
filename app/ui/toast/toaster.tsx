import type { ReactElement, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { type ExternalToast, Toaster, toast } from 'sonner'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '../icon-names.ts'
import { MAX_TOASTS, TOAST_MS } from '../timing.ts'
import type { Toast } from './show-toast.ts'

/** Keeps its distance from anything fixed to the bottom of the window. */
const aboveLowerBar = (distance: string) => `calc(${distance} + var(--lower-bar, 0px))`

type Waiting = { title: string; text: string; button: string; onPress: () => void }

let mounted = false
const errors = new Set<string | number>()

/**
 * Shows a message at the bottom right, on phones at the bottom; it stays while hovered or focused. A success hides
 * earlier errors.
 */
export function showToast({ kind, title, text }: Toast): void {
  const isError = kind === 'error'
  if (!isError) hideErrors()
  const id = show(
    <Message icon={isError ? 'circle-alert' : 'circle-check'} kind={kind} title={title}>
      {text && <p className="text-sm">{text}</p>}
    </Message>,
  )
  if (isError) errors.add(id)
}

/** Shows a message with a button until it is hidden. @returns a function that hides it */
export function showWaiting({ title, text, button, onPress }: Waiting): () => void {
  const id = show(
    <Message icon="circle-alert" title={title}>
      <p className="text-sm">{text}</p>
      <button type="button" onClick={onPress} className="-ml-2 mt-1 min-h-8 px-2 font-semibold text-sm underline">
        {button}
      </button>
    </Message>,
    { duration: Number.POSITIVE_INFINITY, dismissible: false },
  )
  return () => toast.dismiss(id)
}

/** Hides the errors that are still shown. */
export function hideErrors(): void {
  for (const id of errors) toast.dismiss(id)
  errors.clear()
}

function show(message: ReactElement, options?: ExternalToast) {
  if (!mounted) {
    mounted = true
    const place = document.body.appendChild(document.createElement('div'))
    createRoot(place).render(<Messages />)
  }
  return toast.custom(() => message, options)
}

type MessageProps = { icon: IconName; kind?: Toast['kind']; title: string; children: ReactNode }

function Message({ icon, kind, title, children }: MessageProps) {
  return (
    <div
      data-kind={kind}
      className="flex w-full gap-3 rounded-control bg-ink px-4 py-3 font-read text-base text-paper shadow-lift data-[kind=error]:bg-danger data-[kind=error]:text-sheet sm:w-96"
    >
      <Icon name={icon} size={20} className="mt-0.5 flex-none" />
      <div>
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  )
}

function Messages() {
  return (
    <Toaster
      position="bottom-right"
      duration={TOAST_MS}
      visibleToasts={MAX_TOASTS}
      // Stacked, one would cover the text and the button of the other.
      expand
      mobileOffset={{ bottom: aboveLowerBar('16px'), left: 16, right: 16 }}
      offset={{ bottom: aboveLowerBar('24px'), right: 24 }}
    />
  )
}
