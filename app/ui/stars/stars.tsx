import sprite from '../icons.svg?url&no-inline'

/**
 * Five stars of which `value` are filled, in half steps. They are only a picture: the number is beside them as text, or
 * `label` gives it to screen readers. All steps are in the icons picture, by their number of halves.
 */
export function Stars({ value, label, size = '1.05em' }: { value: number; label: string; size?: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 126 24" height={size} className="stars">
      <use href={`${sprite}#stars-${Math.round(value * 2)}`} />
    </svg>
  )
}
