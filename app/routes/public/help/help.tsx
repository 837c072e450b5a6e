import { Form } from 'react-router'
import { HelpList } from '#app/features/help/components/help-list.tsx'
import { listHelp } from '#app/features/help/read-help.server.ts'
import { MAX_SEARCH_LENGTH, searchHelp } from '#app/features/help/search-help.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/input.ts'
import { Icon } from '#app/ui/icon.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/help.ts'

/** `/help?q=words` searches. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const locale = localeOf(pathname)
  const words = (searchParams.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH)
  return {
    words,
    longest: MAX_SEARCH_LENGTH,
    found: words ? searchHelp(words, locale) : null,
    groups: listHelp(locale),
  }
}

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  return pageMeta({ location, matches, title: t('help.metaTitle'), description: t('help.metaDescription') })
}

export default function Help({ loaderData: { words, longest, found, groups } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <div className="page section-space">
      <h1>{t('help.title')}</h1>
      <search className="mt-6 block max-w-measure">
        <Form>
          <label htmlFor="help-words" className="mb-1.5 block font-semibold">
            {t('help.search')}
          </label>
          <div className="flex gap-2">
            {/* The key gives a different search its own form with its own words. */}
            <input
              key={words}
              id="help-words"
              name="q"
              type="search"
              defaultValue={words}
              maxLength={longest}
              className={INPUT}
            />
            <button type="submit" className={button('main')}>
              <Icon name="search" size={18} />
              {t('help.searchButton')}
            </button>
          </div>
        </Form>
      </search>
      {found && (
        <section aria-labelledby="found" className="mt-8">
          <div role="status">
            <h2 id="found" className="text-xl">
              {t('help.found', { count: found.length, words })}
            </h2>
          </div>
          {found.length > 0 ? <HelpList entries={found} /> : <p className="mt-3">{t('help.none')}</p>}
        </section>
      )}
      {groups.map(({ group, entries }) => (
        <section key={group} aria-labelledby={group} className="mt-10">
          <h2 id={group}>{t(`help.group.${group}`)}</h2>
          <HelpList entries={entries} />
        </section>
      ))}
      <p className="mt-10">
        <Link to="/about#contact">{t('help.write')}</Link>
      </p>
    </div>
  )
}
