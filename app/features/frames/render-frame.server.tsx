import '#app/i18n/all.server.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { listPlaces } from '#app/features/map/results/list-places.server.ts'
import { renderStaticMap } from '#app/features/map/static/static-map.server.ts'
import { isOnMap } from '#app/features/map/static/static-view.ts'
import { MAP_COLORS, type Theme } from '#app/features/map/style/colors.ts'
import { renderPlaceMap } from '#app/features/places/place-map.server.ts'
import { FRAME_COLORS, StarRow } from '#app/features/reviews/badge/badge-picture.tsx'
import { SchoolType } from '#app/features/schools/components/school-type.tsx'
import { findSources } from '#app/features/schools/sources/find-sources.server.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { CATEGORIES } from '#db/vocabulary.ts'
import type { FrameSchool, FrameTown } from './find-subject.server.ts'
import type { FrameStyle } from './frame-address.ts'

type Shown = { style: FrameStyle; origin: string }

const STYLE = `*{box-sizing:border-box}html,body{margin:0;height:100%}
body{background:var(--b);color:var(--i);font:16px/1.45 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;
overflow-wrap:anywhere}
main{display:flex;flex-direction:column;gap:.35rem;min-height:100%;padding:1rem 1.125rem;border:1px solid var(--l)}
h1{margin:0;font-size:1.2rem;line-height:1.25}p,ul{margin:0}ul{padding:0;list-style:none}
a{color:var(--a);text-underline-offset:.15em}a:focus-visible{outline:3px solid var(--a);outline-offset:2px}
.soft{color:var(--s);font-size:.9rem}.rating{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .6rem;font-weight:600}
.foot{margin-top:auto;padding-top:.4rem;display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem}
.types{display:flex;flex-wrap:wrap;gap:.1rem .9rem}
.map{height:100vh;padding:0;gap:0}.map .foot{margin:0;padding:.5rem .75rem}.map svg{width:100%;height:100%}
.map figure{margin:0;flex:1;min-height:0;display:flex}.dark{display:none!important}`
const DARK_MAP = '@media (prefers-color-scheme:dark){.light{display:none!important}.dark{display:flex!important}}'

/** A page for frames on other sites: without JavaScript, cookies or anything to load; its links open a new tab. */
function page(title: string, { lang, theme }: FrameStyle, content: ReactNode): string {
  const css = `${FRAME_COLORS[theme]}${STYLE}${theme === 'auto' ? DARK_MAP : ''}`
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content={theme === 'auto' ? 'light dark' : theme} />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the program's own styles */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>{content}</body>
    </html>,
  )}`
}

function ExternalLink({ to, shown, children }: { to: string; shown: Shown; children: ReactNode }) {
  return (
    <a href={shown.origin + localePath(shown.style.lang, to)} target="_blank" rel="noopener">
      {children}
    </a>
  )
}

const profileOf = ({ id }: FrameSchool) => `/schools/${encodeURIComponent(id)}`

/** The card of a school: what it is, where it is, and how families rate it, with an explanation of the rating. */
export async function renderSchoolCard(school: FrameSchool, shown: Shown): Promise<string> {
  const t = translator(shown.style.lang)
  const { ratingAverage: average, ratingCount: count } = school
  const source = (await findSources([school.source])).get(school.source)
  return page(
    school.name,
    shown.style,
    // The embedding page has a main landmark of its own, from which the name distinguishes this one.
    <main aria-label={school.name}>
      <h1>
        <ExternalLink to={profileOf(school)} shown={shown}>
          {school.name}
        </ExternalLink>
      </h1>
      <p>
        <SchoolType school={school} />
      </p>
      <p className="soft">{school.address}</p>
      <p className="rating">
        {average !== null && <StarRow average={average} size={20} />}
        <span>
          {average === null
            ? t(count === 0 ? 'reviews.none' : 'badge.noAverage')
            : t('frames.average', { average: formatNumber(shown.style.lang, average, 1) })}
        </span>
        {count > 0 && (
          <ExternalLink to={`${profileOf(school)}/reviews`} shown={shown}>
            {t('reviews.count', { count })}
          </ExternalLink>
        )}
      </p>
      <FrameFooter shown={shown} source={source?.attribution} />
    </main>,
  )
}

/** The card of a town: how many schools of each type it has. */
export function renderTownCard(town: FrameTown, shown: Shown): string {
  const t = translator(shown.style.lang)
  const title = t('frames.town', { place: town.name })
  return page(
    title,
    shown.style,
    <main aria-label={title}>
      <h1>
        <ExternalLink to={town.path} shown={shown}>
          {title}
        </ExternalLink>
      </h1>
      <p className="soft">{town.around}</p>
      <p className="rating">{t('results.count', { count: town.total })}</p>
      <ul className="types soft">
        {town.types.map(([category, count]) => (
          <li key={category}>
            {t(`places.types.${category}`)}: {formatNumber(shown.style.lang, count)}
          </li>
        ))}
      </ul>
      <FrameFooter shown={shown} />
    </main>,
  )
}

/** Pixels that the frame leaves for the map at its widest; in a narrower one the picture shrinks. */
const MAP_SIZE = { width: 480, height: 260 }
/** Degrees; towns farther away are outside the picture. */
const AROUND = { lng: 0.3, lat: 0.15 }

/** The small map of a school; undefined where its position is unknown or outside the base map. */
export async function renderSchoolMap(school: FrameSchool, shown: Shown): Promise<string | undefined> {
  const { position, category, name, approximate } = school
  if (!position || !isOnMap(position)) return undefined
  const { lat, lng } = position
  const t = translator(shown.style.lang)
  const title = t('contact.map', { name })
  const towns = await listPlaces([lng - AROUND.lng, lat - AROUND.lat, lng + AROUND.lng, lat + AROUND.lat], 11)
  const letter = t('map.letters')[CATEGORIES.indexOf(category)] ?? ''
  const draw = (theme: Theme) =>
    renderStaticMap({ ...MAP_SIZE, zoom: 10, lat, lng, category, letter, approximate, title, theme, towns })
  const source = (await findSources([school.source])).get(school.source)
  return mapPage(title, { to: profileOf(school), text: name, source: source?.attribution }, shown, draw)
}

/** The small map of a town with its schools; undefined where it is outside the base map. */
export async function renderTownMap(town: FrameTown, shown: Shown): Promise<string | undefined> {
  const title = translator(shown.style.lang)('frames.town', { place: town.name })
  const draw = (theme: Theme) => renderPlaceMap(town.parts, { theme, locale: shown.style.lang, size: MAP_SIZE })
  return mapPage(title, { to: town.path, text: title, source: undefined }, shown, draw)
}

type MapLink = { to: string; text: string; source: string | undefined }

async function mapPage(
  title: string,
  { to, text, source }: MapLink,
  shown: Shown,
  draw: (theme: Theme) => Promise<string | null>,
): Promise<string | undefined> {
  const { theme } = shown.style
  const themes: readonly Theme[] = theme === 'auto' ? ['light', 'dark'] : [theme]
  const pictures = await Promise.all(themes.map(draw))
  if (pictures.some((picture) => picture === null)) return undefined
  return page(
    title,
    shown.style,
    <main className="map" aria-label={title}>
      {pictures.map((picture, at) => (
        <figure
          key={themes[at]}
          // Beside a picture that is narrower than the frame, the land colour continues.
          style={{ background: MAP_COLORS[themes[at]!].home }}
          className={theme === 'auto' ? themes[at] : undefined}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a picture that the program drew
          dangerouslySetInnerHTML={{ __html: picture ?? '' }}
        />
      ))}
      <FrameFooter shown={shown} source={source}>
        <ExternalLink to={to} shown={shown}>
          {text}
        </ExternalLink>
      </FrameFooter>
    </main>,
  )
}

/** The line below every frame: where it comes from, and how ratings are made. */
function FrameFooter({ shown, source, children }: { shown: Shown; source?: string | undefined; children?: ReactNode }) {
  const t = translator(shown.style.lang)
  return (
    <p className="foot soft">
      {children}
      <ExternalLink to="/how-reviews-work" shown={shown}>
        {t('frames.explained')}
      </ExternalLink>
      <span>{['Aulario', source].filter(Boolean).join(' · ')}</span>
    </p>
  )
}
