import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const VARIANTS = {
  premium: 'bg-premium-wash text-premium',
  success: 'bg-success-wash text-success',
  notice: 'bg-notice-wash text-notice-ink',
  edge: 'shadow-[inset_0_0_0_1px_var(--edge)] text-ink-soft',
  'on-dark': 'bg-white/14 text-white',
  white: 'bg-white text-[#4a1a9e]',
}

/** A short label for a state: premium, verified, being checked, sponsored. */
export function Badge({
  variant,
  icon,
  children,
}: {
  variant: keyof typeof VARIANTS
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-md px-2 py-px font-semibold text-xs leading-normal',
        VARIANTS[variant],
        // On a coloured background a badge is a line of text of its own.
        variant !== 'on-dark' && 'whitespace-nowrap',
      )}
    >
      {icon}
      {children}
    </span>
  )
}
