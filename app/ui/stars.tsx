/** The outline of a star, 24 units wide and high. */
export const STAR = 'M12 1.8l3.1 6.5 7.1.9-5.2 4.9 1.3 7-6.3-3.4-6.3 3.4 1.3-7L1.8 9.2l7.1-.9z'

/**
 * Five stars of which `value` are filled, in steps of a half. They are only a picture: the number is beside them in
 * words, or `label` says it to screen readers.
 */
export function Stars({ value, label, size = '1.05em' }: { value: number; label: string; size?: string }) {
  const filled = Math.round(value * 2) / 2
  return (
    <span role="img" aria-label={label} className="inline-flex gap-px text-star">
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
          <path d={STAR} fill="var(--stars-off, var(--star-off))" />
          {filled >= star - 0.5 && (
            <path d={STAR} fill="currentColor" style={filled < star ? { clipPath: 'inset(0 50% 0 0)' } : undefined} />
          )}
        </svg>
      ))}
    </span>
  )
}
