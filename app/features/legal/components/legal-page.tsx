import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { ShownLaw } from '../pages/legal-text.ts'
import { WithContents } from './contents.tsx'
import { LawBlock } from './legal-block.tsx'

/** A legal page: its version, its contents, and its sections, each with an address. */
export function LegalPage({ law }: { law: ShownLaw }) {
  const t = useTranslation()
  const locale = useLocale()
  const [current, ...earlier] = law.versions.map((day) => formatDay(locale, day))
  return (
    <div className="page section-space">
      <h1>{law.title}</h1>
      <p className="mt-2 text-ink-soft text-sm">{t('law.version', { day: current! })}</p>
      {law.placeholders.length > 0 && <Placeholders settings={law.placeholders} />}
      <WithContents sections={law.sections}>
        <p className="mt-6 text-lg">{law.intro}</p>
        {law.announced.map(({ effectiveOn, text }) => (
          <div
            key={`${effectiveOn} ${text}`}
            role="note"
            className="mt-4 rounded-card border border-line bg-sunken p-4"
          >
            <strong>{t('law.announced', { day: formatDay(locale, effectiveOn) })}</strong>
            <p className="wrap-anywhere mt-2 whitespace-pre-line">{text}</p>
          </div>
        ))}
        {law.sections.map(({ id, title, blocks }) => (
          <section key={id}>
            <h2 id={id} className="mt-10 scroll-mt-24">
              {title}
            </h2>
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change places
              <LawBlock key={index} block={block} />
            ))}
          </section>
        ))}
        <p className="mt-10 text-ink-soft text-sm">
          {earlier.length > 0 ? t('law.earlier', { days: earlier.join(', ') }) : t('law.first', { day: current! })}
        </p>
      </WithContents>
    </div>
  )
}

function Placeholders({ settings }: { settings: string[] }) {
  const t = useTranslation()
  return (
    <p role="note" className="mt-4 max-w-measure rounded-card border border-line bg-sunken p-4 text-sm">
      {t('law.placeholders', { settings: settings.join(', ') })}
    </p>
  )
}
