import type { ReactNode } from 'react'
import { Link } from '#app/i18n/link.tsx'
import { Icon } from './icon.tsx'

/** Leads to the page above this one. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="inline-flex min-h-11 items-center gap-1">
    <Icon name="chevron-left" size={18} />
    {children}
  </Link>
)
