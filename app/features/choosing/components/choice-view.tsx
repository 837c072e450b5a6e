import { comparePath, sharedListPath } from '#app/features/favourites/compare-address.ts'
import { FavouriteButton } from '#app/features/schools/components/favourite-button.tsx'
import { SchoolType } from '#app/features/schools/components/school-type.tsx'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { ExerciseBook } from '#app/ui/exercise-book.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { choosePath } from '../choose-address.ts'
import type { PresentedChoice, PresentedSchool } from '../present-choice.server.ts'
import type { Said } from '../say.server.ts'
import type { Filled } from './filled.ts'
import { Sentences } from './sentences.tsx'
import { WhyNot } from './why-not.tsx'

type Props = { choice: PresentedChoice; filled: Filled }

/** The schools that were chosen with their reasons, how they were chosen, and why another one was not. */
export function ChoiceView({ choice, filled }: Props) {
  const t = useTranslation()
  const { schools, publishers } = choice
  const ids = schools.map(({ id }) => id)
  return (
    <section aria-labelledby="choice-title" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id="choice-title">{t('choosing.found', { count: schools.length })}</h2>
        {ids.length > 1 && (
          <p className="no-print flex flex-wrap gap-2">
            <Link to={comparePath(ids)} className={button('quiet', 'small')}>
              {t('choosing.compare')}
            </Link>
            <Link to={`/dossier?schools=${ids.map(encodeURIComponent).join(',')}`} className={button('quiet', 'small')}>
              {t('choosing.dossier')}
            </Link>
            <Link to={sharedListPath(ids)} className={button('quiet', 'small')}>
              {t('choosing.sharedList')}
            </Link>
          </p>
        )}
      </div>
      {schools.length === 0 && <p className="sheet p-5">{t('choosing.none')}</p>}
      <ol className="grid gap-4">
        {schools.map((school) => (
          <li key={school.id}>
            <ChosenSchool school={school} />
          </li>
        ))}
      </ol>
      <How choice={choice} />
      <WhyNot choice={choice} filled={filled} />
      <Sources choice={choice} />
      <p className="no-print">
        <Link to={choosePath(filled.answers)}>{t('choosing.link')}</Link>
        <span className="block text-ink-soft text-sm">{t('choosing.link.hint')}</span>
      </p>
      {publishers.length > 0 && (
        <p className="text-ink-soft text-xs">
          {t('facts.source')} {publishers.map(({ attribution }) => attribution).join(' · ')}
        </p>
      )}
    </section>
  )
}

function ChosenSchool({ school }: { school: PresentedSchool }) {
  const t = useTranslation()
  const { id, name, category, letters, address, distance, reasons, but, further } = school
  return (
    <article aria-labelledby={`chosen-${id}`} className="sheet grid gap-3 p-5">
      <div className="flex gap-3 sm:gap-4">
        <ExerciseBook cover={category} initials={letters} size="small" />
        <div className="min-w-0 flex-1">
          <h3 id={`chosen-${id}`} className="wrap-anywhere text-[1.0625rem] leading-tight sm:text-[1.1875rem]">
            <Link to={`/schools/${id}`} className="text-ink no-underline hover:underline">
              {name}
            </Link>
          </h3>
          <p className="wrap-anywhere text-ink-soft text-sm">
            <SchoolType school={school} />
            {[address, distance].filter(Boolean).map((text) => ` · ${text}`)}
          </p>
        </div>
        <FavouriteButton school={school} />
      </div>
      <Block title={t('choosing.for')} said={reasons} />
      <Block title={t('choosing.but')} said={[but]} />
      {further.length > 0 && (
        <details className="group">
          <summary className="min-h-8 list-none content-center text-board text-sm">
            <span className="flex items-center gap-1">
              <Icon name="chevron-down" size={16} className="-ms-1 flex-none group-open:rotate-180" />
              {t('choosing.further')}
            </span>
          </summary>
          <Sentences said={further} />
        </details>
      )}
    </article>
  )
}

function Block({ title, said }: { title: string; said: readonly Said[] }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[7rem_1fr]">
      <h4 className="font-read font-semibold text-base text-ink-soft">{title}</h4>
      <Sentences said={said} />
    </div>
  )
}

function How({ choice: { how } }: { choice: PresentedChoice }) {
  const t = useTranslation()
  return (
    <section aria-labelledby="how-title">
      <h2 id="how-title" className="text-xl">
        {t('choosing.how')}
      </h2>
      <p className="mt-2 max-w-measure">{how.join(' ')}</p>
    </section>
  )
}

function Sources({ choice: { sources } }: { choice: PresentedChoice }) {
  const t = useTranslation()
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="sources-title">
      <h2 id="sources-title" className="text-xl">
        {t('choosing.sources')}
      </h2>
      <ol className="mt-2 list-decimal pl-7 text-ink-soft text-sm">
        {sources.map((text, at) => (
          <li key={text} id={`source-${at + 1}`} className="scroll-mt-24 target:font-semibold target:text-ink">
            {text}
          </li>
        ))}
      </ol>
    </section>
  )
}
