import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const VARIANTS = {
  fact: 'bg-sunken text-ink-soft',
  chosen: 'bg-board-wash text-board',
  choice: 'text-ink shadow-[inset_0_0_0_1.5px_var(--edge)]',
  'on-dark': 'bg-white/14 text-white',
}

/** Returns the class names of a chip: a fact, a selected choice, or an available one. */
export function chip(variant: keyof typeof VARIANTS): string {
  return classes('chip', VARIANTS[variant])
}

/** A fact as a chip. */
export function Chip({ variant = 'fact', children }: { variant?: keyof typeof VARIANTS; children: ReactNode }) {
  return <span className={chip(variant)}>{children}</span>
}
