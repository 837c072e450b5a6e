import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const LOOKS = {
  premium: 'bg-premium-wash text-premium',
  success: 'bg-success-wash text-success',
  notice: 'bg-notice-wash text-notice-ink',
  edge: 'shadow-[inset_0_0_0_1px_var(--edge)] text-ink-soft',
  'on-dark': 'bg-white/14 text-white',
  white: 'bg-white text-[#4a1a9e]',
}

/** A short word about a state: premium, verified, being checked, sponsored. */
export function Badge({ look, icon, children }: { look: keyof typeof LOOKS; icon?: ReactNode; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-md px-2 py-px font-semibold text-xs leading-normal',
        LOOKS[look],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
