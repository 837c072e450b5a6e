import { classes } from './classes.ts'
import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url&no-inline'

type Props = { name: IconName; size?: number; strokeWidth?: number; className?: string }

/**
 * A decorative icon: the text is beside it or on its control. All icons are in one picture that is loaded once, so they
 * add no JavaScript.
 *
 * @param props.size in pixels
 * @param props.strokeWidth width of its lines in a drawing 24 units wide, if not 2
 */
export function Icon({ name, size = 24, strokeWidth, className }: Props) {
  return (
    <svg
      width={size}
      height={size}
      aria-hidden="true"
      className={classes('icon', className)}
      style={strokeWidth ? { strokeWidth } : undefined}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
