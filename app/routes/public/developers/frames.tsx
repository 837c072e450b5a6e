import { Form, useSubmit } from 'react-router'
import { findFrameSchool, findFrameTown, partsOfPath, townPathOf } from '#app/features/frames/find-subject.server.ts'
import {
  FRAME_HEIGHTS,
  FRAME_KINDS,
  FRAME_WIDTH,
  type FrameSubject,
  frameHtml,
  framePath,
  hasFrameMap,
  readFramesAddress,
} from '#app/features/frames/frame-address.ts'
import { BADGE_THEMES } from '#app/features/reviews/badge/badge-address.ts'
import { suggestSearches } from '#app/features/search/suggest/suggest-searches.server.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { Link } from '#app/i18n/link.tsx'
import { LOCALES, type Locale, localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { siteOf } from '#app/site.server.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/input.ts'
import { FilterSelect } from '#app/ui/lists/list-filter.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/frames.ts'

/** Anyone can create the code for a frame; each choice is part of the address, so it works without JavaScript. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const locale = localeOf(pathname)
  const asked = readFramesAddress(searchParams, locale)
  const [subject, found] = await Promise.all([
    findSubject(asked, locale),
    asked.text ? findByText(asked.text, locale) : undefined,
  ])
  return { asked, subject, found, origin: siteOf(request).origin }
}

async function findSubject(
  { school, place, style }: { school: string; place: string; style: { lang: Locale } },
  locale: Locale,
) {
  const found = school ? await findFrameSchool(school, locale) : undefined
  if (found) {
    const of: FrameSubject = { school: found.id }
    return { of, name: found.name, title: found.name, hasMap: hasFrameMap(found.position) }
  }
  const parts = partsOfPath(place)
  const town = parts && (await findFrameTown(parts, locale))
  if (!town) return undefined
  const of: FrameSubject = { place: town.path }
  const title = translator(style.lang)('frames.town', { place: town.name })
  return { of, name: town.name, title, hasMap: hasFrameMap(town.centre) }
}

async function findByText(text: string, locale: Locale) {
  const { places, schools } = await suggestSearches(text, locale)
  const towns = await Promise.all(
    places.map(async (place) => ({
      label: `${place.name}, ${place.region || place.country}`,
      place: await townPathOf(place),
    })),
  )
  return [
    ...towns.flatMap(({ label, place }) => (place ? [{ label, query: `place=${encodeURIComponent(place)}` }] : [])),
    ...schools.map(({ id, name, city }) => ({ label: `${name}, ${city}`, query: `school=${encodeURIComponent(id)}` })),
  ]
}

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  const title = `${t('frames.title')} · Aulario`
  const description = t('frames.metaDescription')
  return pageMeta({ location, matches, title, description, noindex: location.search !== '' })
}

export default function Frames({ loaderData: { asked, subject, found, origin } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <div className="page section-space">
      <h1>{t('frames.title')}</h1>
      <p className="mt-6 max-w-measure text-lg">{t('frames.intro')}</p>
      <Form className="mt-6 grid max-w-160 items-end gap-3 sm:grid-cols-[1fr_auto]">
        <label className="grid gap-1.5 font-semibold">
          {t('frames.search')}
          <input name="q" defaultValue={asked.text} maxLength={200} required className={`${INPUT} font-normal`} />
        </label>
        <button type="submit" className={`${button('main')} min-h-12`}>
          {t('frames.find')}
        </button>
      </Form>
      {found && (
        <section aria-labelledby="choose" className="mt-6">
          <h2 id="choose" className="text-lg">
            {t('frames.choose')}
          </h2>
          {found.length === 0 && <p className="mt-2">{t('frames.none')}</p>}
          <ul className="mt-2">
            {found.map(({ label, query }) => (
              <li key={query}>
                <Link to={`/frames?${query}`} className="inline-flex min-h-11 items-center">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {subject && <Maker asked={asked} subject={subject} origin={origin} />}
    </div>
  )
}

type Data = Route.ComponentProps['loaderData']
type MakerProps = { asked: Data['asked']; subject: NonNullable<Data['subject']>; origin: string }

function Maker({ asked: { kind, style }, subject, origin }: MakerProps) {
  const t = useTranslation()
  const path = framePath(kind, subject.of, style)
  const isShown = kind === 'card' || subject.hasMap
  return (
    <section aria-labelledby="made" className="mt-8 grid gap-6">
      <h2 id="made">{subject.name}</h2>
      <Choices kind={kind} style={style} of={subject.of} />
      {isShown ? (
        <>
          <div>
            <h3 className="mb-3 text-lg">{t('frames.preview')}</h3>
            <iframe
              // A different appearance is a different page.
              key={path}
              src={path}
              title={subject.title}
              height={FRAME_HEIGHTS[kind]}
              style={{ maxWidth: FRAME_WIDTH }}
              className="w-full border-0"
            />
          </div>
          <label className="grid max-w-160 gap-1.5 font-semibold">
            {t('frames.code')}
            <textarea
              readOnly
              rows={5}
              value={frameHtml(origin + path, subject.title, kind)}
              className={`${INPUT} break-all py-2.5 font-mono font-normal text-sm`}
            />
          </label>
          <p className="max-w-measure text-ink-soft text-sm">{t('frames.hint')}</p>
        </>
      ) : (
        <p>{t('frames.noMap')}</p>
      )}
    </section>
  )
}

function Choices({
  kind,
  style,
  of,
}: {
  kind: Data['asked']['kind']
  style: Data['asked']['style']
  of: FrameSubject
}) {
  const t = useTranslation()
  const locale = useLocale()
  const submit = useSubmit()
  const [[name, value]] = Object.entries(of) as [[string, string]]
  return (
    <Form
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true, replace: true })}
      className="grid max-w-160 items-end gap-3 sm:grid-cols-2"
    >
      <input type="hidden" name={name} value={value} />
      <FilterSelect
        name="kind"
        label={t('frames.kind')}
        value={kind}
        values={FRAME_KINDS}
        textOf={(each) => t(`frames.kind.${each}`)}
      />
      <FilterSelect
        name="lang"
        label={t('frames.language')}
        value={style.lang}
        values={LOCALES}
        textOf={(each) => languageName(locale, each)}
      />
      <FilterSelect
        name="theme"
        label={t('frames.theme')}
        value={style.theme}
        values={BADGE_THEMES}
        textOf={(each) => t(`frames.theme.${each}`)}
      />
      <button type="submit" className={`${button('quiet')} min-h-12 justify-self-start`}>
        {t('frames.show')}
      </button>
    </Form>
  )
}
