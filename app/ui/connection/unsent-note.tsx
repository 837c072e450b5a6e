import { createRoot } from 'react-dom/client'
import { Icon } from '#app/ui/icon.tsx'
import { button } from '../button.ts'
import { connectionText } from './connection-text.ts'

/** A form that no server received, and the button that sent it. */
export type UnsentForm = { form: HTMLFormElement; submitter: HTMLElement | null }

/**
 * Shows at the end of a form that the site does not answer, with a button that sends the form again; stays until it is
 * sent.
 *
 * @returns false when the form cannot be seen
 */
export function showUnsent({ form, submitter }: UnsentForm): boolean {
  if (!form.isConnected || form.getClientRects().length === 0) return false
  const t = connectionText()
  const place = form.appendChild(document.createElement('div'))
  // In a form whose fields are all on one line it takes the next line.
  place.className = 'basis-full'
  const root = createRoot(place)
  const hide = () => {
    removeEventListener('submit', hide, true)
    place.remove()
    root.unmount()
  }
  addEventListener('submit', hide, true)
  root.render(
    <UnsentNote
      title={t(navigator.onLine ? 'connection.away' : 'connection.title')}
      text={t('connection.unsent')}
      resend={t('connection.resend')}
      onResend={() => form.requestSubmit(buttonOf({ form, submitter }))}
    />,
  )
  return true
}

/** The button that sent the form, or the one that replaced it when the page was drawn again. */
function buttonOf({ form, submitter }: UnsentForm): HTMLElement | null {
  if (!(submitter instanceof HTMLButtonElement) || submitter.isConnected) return submitter
  const buttons = [...form.elements].filter((one) => one instanceof HTMLButtonElement)
  return buttons.find(({ name, value }) => name === submitter.name && value === submitter.value) ?? null
}

type Props = { title: string; text: string; resend: string; onResend: () => void }

const UnsentNote = ({ title, text, resend, onResend }: Props) => (
  <div
    role="alert"
    className="mt-4 flex gap-2 rounded-control border-[1.5px] border-danger bg-danger-wash px-4 py-3 text-base text-danger"
  >
    <Icon name="circle-alert" size={18} className="mt-1 flex-none" />
    <div className="min-w-0">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
      <button type="button" onClick={onResend} className={`${button('quiet')} mt-3`}>
        {resend}
      </button>
    </div>
  </div>
)
