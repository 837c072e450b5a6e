import sprite from './icons.svg?url&no-inline'

/** The outline of a star, 24 units wide and high. */
export const STAR = 'M12 1.8l3.1 6.5 7.1.9-5.2 4.9 1.3 7-6.3-3.4-6.3 3.4 1.3-7L1.8 9.2l7.1-.9z'

/**
 * Five stars of which `value` are filled, in steps of a half. They are only a picture: the number is beside them in
 * words, or `label` says it to screen readers. All steps are in the picture of the icons, by their number of halves.
 */
export function Stars({ value, label, size = '1.05em' }: { value: number; label: string; size?: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 126 24" height={size} className="stars">
      <use href={`${sprite}#stars-${Math.round(value * 2)}`} />
    </svg>
  )
}
