import { classes } from './classes.ts'

type Variant = 'main' | 'quiet' | 'plain' | 'premium' | 'danger' | 'white' | 'outline-white'

const VARIANTS: Record<Variant, string> = {
  main: 'border-transparent bg-board text-on-board hover:bg-board-deep',
  quiet: 'border-edge bg-sheet text-ink hover:bg-sunken',
  plain: 'border-transparent text-board hover:underline',
  premium: 'border-transparent bg-premium text-on-premium hover:bg-premium-deep',
  danger: 'border-danger bg-danger-wash text-danger',
  white: 'border-transparent bg-white text-[#17211d] hover:bg-[#f1eee4]',
  'outline-white': 'border-white/60 text-white hover:bg-white/10',
}
const SIZES = { normal: 'min-h-11 py-2 text-base', small: 'min-h-9 py-1 text-sm' }
const SIDES = { normal: 'px-4.5', small: 'px-3' }
/** What stands around a button without a border moves by as much (`-ml-2.5`), so that its text is in line. */
const PLAIN_SIDES = 'px-2.5'

/** Returns the class names of a button, or of a link that looks like one. */
export function button(variant: Variant, size: keyof typeof SIZES = 'normal'): string {
  return classes('button', SIZES[size], variant === 'plain' ? PLAIN_SIDES : SIDES[size], VARIANTS[variant])
}
