import { formatNumber } from '#app/i18n/format.ts'
import { translator } from '#app/i18n/translate.ts'
import { STAR } from '#app/ui/stars/star.ts'
import { BADGE_BOX, type BadgeStyle } from './badge-address.ts'
import type { BadgeSchool } from './find-badge-school.server.ts'
import { fitText } from './fit-text.ts'

const LIGHT = '--a:#1d5a45;--b:#fff;--l:#868d86;--i:#17211d;--s:#47534d;--f:#cf7104;--o:#d9d4c5'
const DARK = '--a:#8ed2b3;--b:#182a23;--l:#71857a;--i:#f3f1e7;--s:#c5cec8;--f:#f5b13d;--o:#3c5147'
/**
 * Colours as custom properties: `a` links, `b` ground, `l` lines, `i` ink, `s` soft ink, `f` full and `o` empty stars.
 */
export const FRAME_COLORS: Record<BadgeStyle['theme'], string> = {
  light: `:root{${LIGHT}}`,
  dark: `:root{${DARK}}`,
  auto: `:root{${LIGHT}}@media (prefers-color-scheme:dark){:root{${DARK}}}`,
}

/** Positions in CSS pixels: baselines of text, and sizes of stars and letters. */
const LAYOUTS = {
  large: { name: 34, nameSize: 17, rating: 70, ratingSize: 20, star: 22, foot: 100, footSize: 14 },
  small: { name: undefined, nameSize: 0, rating: 30, ratingSize: 16, star: 18, foot: 54, footSize: 13 },
}
const MARGIN = 16

/**
 * The badge of a school: its average in words and stars, or a note that there is none yet, and the number of reviews.
 * It loads nothing and uses whatever font the reader's system has.
 */
export function BadgePicture({ school, style }: { school: BadgeSchool; style: BadgeStyle }) {
  const { lang, theme, size } = style
  const [width, height] = BADGE_BOX[size]
  const { name, nameSize, foot, footSize } = LAYOUTS[size]
  const t = translator(lang)
  const count = school.ratingCount === 0 ? '' : t('reviews.count', { count: school.ratingCount })
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={labelOf(school, lang)}
      fontFamily="system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
    >
      <style>{FRAME_COLORS[theme]}</style>
      <rect x=".5" y=".5" width={width - 1} height={height - 1} rx="11.5" fill="var(--b)" stroke="var(--l)" />
      {name && (
        <text x={MARGIN} y={name} fontSize={nameSize} fontWeight="600" fill="var(--i)">
          {fitText(school.name, (width - 2 * MARGIN) / nameSize)}
        </text>
      )}
      <Rating school={school} style={style} />
      <g fontSize={footSize} fill="var(--s)">
        <text x={MARGIN} y={foot}>
          {count}
        </text>
        <text x={width - MARGIN} y={foot} textAnchor="end">
          Aulario
        </text>
      </g>
    </svg>
  )
}

/** Returns the content of the picture in a sentence. */
export function labelOf({ name, ratingAverage, ratingCount: count }: BadgeSchool, lang: BadgeStyle['lang']): string {
  const t = translator(lang)
  return ratingAverage === null
    ? t('badge.label.few', { name, count })
    : t('badge.label', { name, count, average: formatNumber(lang, ratingAverage, 1) })
}

function Rating({ school: { ratingAverage, ratingCount }, style }: { school: BadgeSchool; style: BadgeStyle }) {
  const { rating, ratingSize, star } = LAYOUTS[style.size]
  const t = translator(style.lang)
  if (ratingAverage === null)
    return (
      <text x={MARGIN} y={rating} fontSize={ratingSize - 2} fontWeight="600" fill="var(--i)">
        {t(ratingCount === 0 ? 'reviews.none' : 'badge.noAverage')}
      </text>
    )
  return (
    <>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} place={place} average={ratingAverage} size={star} bottom={rating} />
      ))}
      <text x={MARGIN + 5 * star + 10} y={rating} fontSize={ratingSize} fontWeight="700" fill="var(--i)">
        {formatNumber(style.lang, ratingAverage, 1)}
      </text>
    </>
  )
}

/** Five stars for an average, with their words beside them. */
export function StarRow({ average, size }: { average: number; size: number }) {
  return (
    <svg viewBox={`0 0 ${5 * size} ${size}`} width={5 * size} height={size} aria-hidden="true">
      <g transform={`translate(${-MARGIN} 0)`}>
        {[1, 2, 3, 4, 5].map((place) => (
          <Star key={place} place={place} average={average} size={size} bottom={size - 4} />
        ))}
      </g>
    </svg>
  )
}

/** One of five stars, filled in steps of a half as everywhere else. */
function Star({ place, average, size, bottom }: { place: number; average: number; size: number; bottom: number }) {
  const filled = Math.round(average * 2) / 2
  const scale = size / 24
  const at = `translate(${MARGIN + (place - 1) * size} ${bottom - size + 4}) scale(${scale})`
  return (
    <g transform={at}>
      <path d={STAR} fill="var(--o)" />
      {filled >= place && <path d={STAR} fill="var(--f)" />}
      {filled === place - 0.5 && <path d={STAR} fill="var(--f)" style={{ clipPath: 'inset(0 50% 0 0)' }} />}
    </g>
  )
}
