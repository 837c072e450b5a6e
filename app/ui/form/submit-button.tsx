import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { button } from '../button.ts'
import { classes } from '../classes.ts'

/** The button that sends a form. While the form is being sent it keeps its width and shows this. */
export function SubmitButton(props: {
  intent: string
  busy: string
  variant?: 'main' | 'quiet' | 'danger' | 'plain'
  className?: string
  /** The address to which the form is sent, if not the form's own. */
  formAction?: string
  /** The attribute by which a keyboard shortcut finds the button. */
  'data-shortcut'?: string
  children: ReactNode
}) {
  const { intent, busy, variant = 'main', className, formAction, children } = props
  const { formData, formAction: to } = useNavigation()
  const sending = formData?.get('intent') === intent && (!formAction || to?.endsWith(formAction) === true)
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      formAction={formAction}
      data-shortcut={props['data-shortcut']}
      // Not disabled, which would move the focus away. A second click replaces the first submission.
      aria-disabled={sending || undefined}
      className={classes(button(variant), 'aria-disabled:opacity-60', className)}
    >
      <span className="grid place-items-center">
        <span className={classes('col-start-1 row-start-1', sending && 'invisible')}>{children}</span>
        <span
          aria-hidden={!sending}
          className={classes('col-start-1 row-start-1 flex items-center gap-2', !sending && 'invisible')}
        >
          <Icon name="loader-circle" size={18} className="motion-safe:animate-spin" />
          {busy}
        </span>
      </span>
    </button>
  )
}
