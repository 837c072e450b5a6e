import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { isShown, type Ways } from './ways.ts'

/** Says how long the way to a school takes, in the texts of `compare`; an empty text if nothing is known. */
export function sayWays(ways: Ways, locale: Locale): string {
  return [sayStreets(ways, locale), sayTransit(ways, locale)].filter(Boolean).join(', ')
}

function sayStreets({ foot, bicycle }: Ways, locale: Locale): string {
  const t = translator(locale)
  const walks = foot !== undefined && isShown('foot', foot)
  const rides = bicycle !== undefined && isShown('bicycle', bicycle) && bicycle !== foot
  if (walks && rides) return t('ways.both', { foot, bicycle })
  if (walks) return t('ways.foot', { minutes: foot })
  return rides ? t('ways.bicycle', { minutes: bicycle }) : ''
}

/** Says nothing where walking is as fast. */
function sayTransit({ foot, transit }: Ways, locale: Locale): string {
  const isOfUse = transit !== undefined && isShown('transit', transit) && (foot ?? transit + 1) > transit
  return isOfUse ? translator(locale)('ways.transit', { minutes: transit }) : ''
}
