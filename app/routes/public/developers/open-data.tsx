import { type Dump, dumpPath } from '#app/features/open-data/dump.ts'
import { listDumps } from '#app/features/open-data/list-dumps.server.ts'
import { formatDay, formatNumber } from '#app/i18n/format.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/open-data.ts'

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=300' })

export async function loader() {
  return { dumps: await listDumps() }
}

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  const title = `${t('openData.title')} · Aulario`
  return pageMeta({ location, matches, title, description: t('openData.metaDescription') })
}

export default function OpenData({ loaderData: { dumps } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <div className="page section-space">
      <h1>{t('openData.title')}</h1>
      <p className="mt-6 max-w-measure text-lg">{t('openData.intro')}</p>
      <p className="mt-3 max-w-measure">{t('openData.exact')}</p>
      {dumps.length === 0 && <p className="mt-6">{t('openData.empty')}</p>}
      {dumps.map((dump, at) => (
        <Month key={dump.month} dump={dump} isOpen={at === 0} />
      ))}
      {dumps[0] && <Licences dump={dumps[0]} />}
    </div>
  )
}

const ABOUT = ['manifest.json', 'schema.json', 'SHA256SUMS'] as const

function Month({ dump, isOpen }: { dump: Dump; isOpen: boolean }) {
  const t = useTranslation()
  const locale = useLocale()
  const { month, day, files } = dump
  return (
    <details open={isOpen} className="mt-8">
      <summary className="min-h-11 cursor-pointer content-center">
        <h2 className="inline">{month}</h2>
      </summary>
      <p className="mt-2">{t('openData.since', { day: formatDay(locale, day), iso: day })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, so that the keyboard must reach it */}
      <section className="mt-3 overflow-x-auto" aria-label={month} tabIndex={0}>
        <table className="w-full text-left text-sm">
          <thead className="bg-sunken">
            <tr>
              <th className="p-2">{t('openData.file')}</th>
              <th className="p-2 text-right">{t('openData.rows')}</th>
              <th className="p-2 text-right">{t('openData.size')}</th>
              <th className="p-2">SHA-256</th>
            </tr>
          </thead>
          <tbody>
            {files.map(({ name, rows, bytes, sha256 }) => (
              <tr key={name} className="border-line border-b">
                <th scope="row" className="p-2 font-normal">
                  <a href={dumpPath(month, name)} className="inline-flex min-h-9 items-center">
                    {name}
                  </a>
                </th>
                <td className="p-2 text-right tabular-nums">{formatNumber(locale, rows)}</td>
                <td className="whitespace-nowrap p-2 text-right tabular-nums">
                  {formatNumber(locale, Math.ceil(bytes / 1024))}&nbsp;kB
                </td>
                <td className="p-2 font-mono text-xs">{sha256}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-3">{t('openData.about')}</p>
      <ul className="flex flex-wrap gap-x-5">
        {ABOUT.map((name) => (
          <li key={name}>
            <a href={dumpPath(month, name)} className="inline-flex min-h-11 items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Licences({ dump: { sources, licence } }: { dump: Dump }) {
  const t = useTranslation()
  const own = { licence: licence.name, licenceUrl: licence.url, attribution: licence.attribution }
  // Several sources of one publisher require the same wording.
  const named = new Map([own, ...sources].map((each) => [`${each.attribution} ${each.licenceUrl}`, each]))
  return (
    <>
      <h2 className="mt-10 mb-3">{t('developers.licence')}</h2>
      <ul className="grid max-w-measure gap-2">
        {[...named].map(([key, { attribution, licence: name, licenceUrl }]) => (
          <li key={key}>
            {attribution} (<a href={licenceUrl}>{name}</a>)
          </li>
        ))}
      </ul>
    </>
  )
}
