import sprite from '../icons.svg?url&no-inline'

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
