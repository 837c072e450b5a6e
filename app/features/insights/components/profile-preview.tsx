import type { ReactNode } from 'react'
import type { SchoolProfile } from '#app/features/school-profile/find-school.server.ts'
import { FeatureTags } from '#app/features/schools/components/feature-tags.tsx'
import { SchoolType } from '#app/features/schools/components/school-type.tsx'
import { initials } from '#app/features/schools/initials.ts'
import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { ExerciseBook } from '#app/ui/exercise-book.tsx'
import { Icon } from '#app/ui/icon.tsx'

const MAX_IMAGES = 3

/** The profile in short, as visitors see it with the draft; missing parts are marked. */
export function ProfilePreview({ school, hasDraft }: { school: SchoolProfile; hasDraft: boolean }) {
  const t = useTranslation()
  return (
    <section aria-labelledby="preview" className="sheet min-w-0 p-5 md:p-6">
      <h2 id="preview" className="text-lg">
        {t('overview.preview')}
      </h2>
      {hasDraft && <p className="text-ink-soft text-sm">{t('overview.preview.draft')}</p>}
      <div className="mt-4 grid gap-4 rounded-card border border-line p-4">
        <Head school={school} />
        <Pictures images={school.images} />
        <Words school={school} />
        <FeatureTags features={school.features} />
        <Contact school={school} />
      </div>
      <Link to="/dashboard/preview" className="mt-3 inline-flex min-h-9 items-center">
        {t('overview.preview.all')}
      </Link>
    </section>
  )
}

function Head({ school }: { school: SchoolProfile }) {
  return (
    <div className="flex gap-3.5">
      <ExerciseBook cover={school.category} initials={initials(school.name)} logo={school.logo} />
      <div className="wrap-anywhere min-w-0">
        <p className="font-[620] font-head text-[1.1875rem] leading-snug">{school.name}</p>
        <p className="text-ink-soft text-sm">
          <SchoolType school={school} /> ·{' '}
          {[school.city, countryName(useLocale(), school.country)].filter(Boolean).join(', ')}
        </p>
      </div>
    </div>
  )
}

function Pictures({ images }: Pick<SchoolProfile, 'images'>) {
  const t = useTranslation()
  if (images.length === 0) return <Missing>{t('overview.preview.noImages')}</Missing>
  return (
    <div className="grid grid-cols-3 gap-2">
      {images.slice(0, MAX_IMAGES).map(({ id, url, alt }) => (
        <img key={id} src={url} alt={alt} className="aspect-4/3 w-full rounded-control object-cover" loading="lazy" />
      ))}
    </div>
  )
}

function Words({ school: { summary, longDescription } }: { school: SchoolProfile }) {
  const t = useTranslation()
  const locale = useLocale()
  const shown = summary ?? longDescription
  if (!shown) return <Missing>{t('overview.preview.noText')}</Missing>
  return (
    <p lang={shown.language === locale ? undefined : shown.language} className="line-clamp-4 whitespace-pre-line">
      {shown.text}
    </p>
  )
}

function Contact({ school: { phone, website } }: { school: SchoolProfile }) {
  if (!phone && !website) return null
  return (
    <ul className="wrap-anywhere grid gap-1 text-ink-soft text-sm">
      {phone && (
        <li className="flex items-center gap-2">
          <Icon name="phone" size={16} className="flex-none" />
          {phone}
        </li>
      )}
      {website && (
        <li className="flex items-center gap-2">
          <Icon name="globe" size={16} className="flex-none" />
          {website.replace(/^https?:\/\//, '')}
        </li>
      )}
    </ul>
  )
}

const Missing = ({ children }: { children: ReactNode }) => (
  <p className="rounded-control border border-edge border-dashed px-4 py-6 text-center text-ink-soft text-sm">
    {children}
  </p>
)
