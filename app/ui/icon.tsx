import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url&no-inline'

type Props = { name: IconName; size?: number; strokeWidth?: number; className?: string }

/**
 * A decorative icon: the words are beside it or on its control. All icons come in one picture that is fetched once, so
 * they add no JavaScript.
 *
 * @param props.size in pixels
 */
export function Icon({ name, size = 24, strokeWidth = 2, className }: Props) {
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
