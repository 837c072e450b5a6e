import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pageMeta } from '#app/routes/shell/page-meta.ts'
import { useSite } from '#app/routes/shell/site.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Route } from './+types/about.ts'

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=300' })

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  return pageMeta({ location, matches, title: t('about.metaTitle'), description: t('about.metaDescription') })
}

const VALUES = [
  { key: 'transparency', icon: 'eye' },
  { key: 'quality', icon: 'list-checks' },
  { key: 'innovation', icon: 'lightbulb' },
] as const

export default function About() {
  const t = useTranslation()
  return (
    <div className="page">
      <section className="pt-10 md:pt-14">
        <h1 className="ruled max-w-3xl">{t('about.title')}</h1>
        <p className="mt-5 max-w-measure text-lg">{t('about.intro')}</p>
      </section>
      <div className="mt-10 grid max-w-[calc(2*var(--measure))] gap-10 md:grid-cols-2">
        <section aria-labelledby="mission">
          <h2 id="mission">{t('about.mission')}</h2>
          <p className="mt-3 max-w-measure">{t('about.mission.text')}</p>
        </section>
        <section aria-labelledby="vision">
          <h2 id="vision">{t('about.vision')}</h2>
          <p className="mt-3 max-w-measure">{t('about.vision.text')}</p>
        </section>
      </div>
      <section className="section-space" aria-labelledby="values">
        <h2 id="values" className="mb-5">
          {t('about.values')}
        </h2>
        <ul className="grid gap-6 md:grid-cols-3">
          {VALUES.map(({ key, icon }) => (
            <li key={key} className="sheet p-6">
              <Icon name={icon} size={30} strokeWidth={1.6} className="text-board" />
              <h3 className="mt-3">{t(`about.value.${key}`)}</h3>
              <p className="mt-1 text-ink-soft">{t(`about.value.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <Contact />
    </div>
  )
}

function Contact() {
  const t = useTranslation()
  const site = useSite()
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again scrolls again
  useEffect(() => {
    if (hash === '#contact') document.getElementById('contact-title')?.focus()
  }, [hash, key])
  return (
    <section id="contact" className="section-space" aria-labelledby="contact-title">
      <h2 id="contact-title" tabIndex={-1}>
        {t('contact.title')}
      </h2>
      <p className="mt-3 max-w-measure">{t('contact.text')}</p>
      {site && (
        <p className="mt-4">
          <a href={`mailto:${site.contactEmail}`} className="inline-flex min-h-11 items-center gap-2 font-semibold">
            <Icon name="mail" size={18} />
            {site.contactEmail}
          </a>
        </p>
      )}
    </section>
  )
}
