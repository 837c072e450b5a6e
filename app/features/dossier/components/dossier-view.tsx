import { SchoolDistance, type SchoolPosition } from '#app/features/schools/own-point/school-distance.tsx'
import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Dossier } from '../dossier.ts'
import { SCHOOLS } from '../dossier-address.ts'
import { DossierFacts } from './dossier-facts.tsx'
import { DossierSheets } from './dossier-sheets.tsx'

type Props = {
  dossier: Dossier
  positions: readonly SchoolPosition[]
  map: { alt: string; width: number; height: number } | null
}

/** The dossier on its page, in the order of the paper. */
export function DossierView({ dossier, positions, map }: Props) {
  const t = useTranslation()
  return (
    <>
      <section aria-labelledby="schools" className="mt-8 grid gap-6 md:grid-cols-[1fr_20rem]">
        <div>
          <h2 id="schools" className="text-xl">
            {t('dossier.schools')}
          </h2>
          <ol className="mt-3 grid gap-4">
            {dossier.schools.map((school, at) => (
              <SchoolEntry key={school.id} school={school} number={at + 1} position={positions[at]} />
            ))}
          </ol>
        </div>
        {map && <MapPicture map={map} ids={dossier.schools.map(({ id }) => id)} />}
      </section>
      <DossierFacts dossier={dossier} />
      <DateList dossier={dossier} />
      <Questions dossier={dossier} />
      <Notes dossier={dossier} />
      <Sources dossier={dossier} />
      <DossierSheets dossier={dossier} />
    </>
  )
}

type EntryProps = { school: Dossier['schools'][number]; number: number; position: SchoolPosition | undefined }

function SchoolEntry({ school, number, position }: EntryProps) {
  const t = useTranslation()
  const { id, name, kind, address, source, closed, sample } = school
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className="grid size-7 flex-none place-items-center rounded-full bg-board font-semibold text-on-board text-sm print:border print:text-ink"
      >
        {number}
      </span>
      <div className="wrap-anywhere min-w-0">
        <h3 className="font-head font-semibold">
          <Link to={`/schools/${id}`} className="text-ink no-underline hover:underline">
            {name}
          </Link>
        </h3>
        <p className="flex flex-wrap gap-2">
          {closed && <Badge variant="notice">{t('compare.closed')}</Badge>}
          {sample && <Badge variant="edge">{t('school.sample')}</Badge>}
          <span>{kind}</span>
        </p>
        <p className="text-ink-soft">
          {address}
          {source !== null && ` · ${t('dossier.register', { number: String(source) })}`}
        </p>
        {position && (
          <p>
            <SchoolDistance school={position} />
          </p>
        )}
      </div>
    </li>
  )
}

const THEMES = [
  { theme: 'light', classNames: 'dark:hidden print:block' },
  { theme: 'dark', classNames: 'hidden dark:block print:hidden' },
] as const

function MapPicture({ map: { alt, width, height }, ids }: { map: NonNullable<Props['map']>; ids: readonly string[] }) {
  const locale = useLocale()
  const query = `${SCHOOLS}=${ids.map(encodeURIComponent).join(',')}`
  return (
    <figure className="self-start">
      {THEMES.map(({ theme, classNames }) => (
        <img
          key={theme}
          src={`/dossier/map.svg?${query}&theme=${theme}&lang=${locale}`}
          {...{ width, height }}
          alt={alt}
          className={`${classNames} h-auto w-full rounded-card`}
        />
      ))}
    </figure>
  )
}

function DateList({ dossier: { dates, schools } }: { dossier: Dossier }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <section aria-labelledby="dates" className="mt-10">
      <h2 id="dates" className="text-xl">
        {t('dossier.dates')}
      </h2>
      {dates.length === 0 && <p className="mt-2">{t('dossier.noDates')}</p>}
      <ul className="mt-3 grid gap-3">
        {dates.map((date) => (
          <li key={`${date.from} ${date.what} ${date.schools}`} className="wrap-anywhere border-line border-t pt-3">
            <p>
              <span className="font-semibold">{date.day}</span> <span lang={date.lang}>{date.what}</span>
            </p>
            <p>{date.schools.map((number) => `${number} ${schools[number - 1]?.name ?? ''}`).join(', ')}</p>
            <p className="text-ink-soft text-sm">
              <a href={date.url.startsWith('/') ? localePath(locale, date.url) : date.url} rel="noopener">
                {date.source}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Questions({ dossier: { schools } }: { dossier: Dossier }) {
  const t = useTranslation()
  return (
    <section aria-labelledby="questions" className="mt-10 print:hidden">
      <h2 id="questions" className="text-xl">
        {t('dossier.questions')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('dossier.questions.why')}</p>
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        {schools.map(({ id, name, questions }, at) => (
          <div key={id} className="sheet p-5">
            <h3 className="wrap-anywhere font-head font-semibold">
              {at + 1} {name}
            </h3>
            {questions.length === 0 ? (
              <p className="mt-2">{t('dossier.questions.none')}</p>
            ) : (
              <ul className="mt-2 list-disc pl-5">
                {questions.map((question) => (
                  <li key={question}>{t(`dossier.question.${question}`)}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
      <p className="mt-3 text-ink-soft text-sm">{t('dossier.sheets.text')}</p>
    </section>
  )
}

function Notes({ dossier: { schools } }: { dossier: Dossier }) {
  const t = useTranslation()
  const noted = schools.flatMap((school, at) => (school.note === '' ? [] : [{ ...school, number: at + 1 }]))
  if (noted.length === 0) return null
  return (
    <section aria-labelledby="notes" className="mt-10">
      <h2 id="notes" className="text-xl">
        {t('dossier.notes')}
      </h2>
      {noted.map(({ id, name, note, number }) => (
        <div key={id} className="wrap-anywhere mt-3 max-w-measure">
          <h3 className="font-head font-semibold">
            {number} {name}
          </h3>
          <p className="whitespace-pre-line">{note}</p>
        </div>
      ))}
    </section>
  )
}

function Sources({ dossier: { sources, remarks, common } }: { dossier: Dossier }) {
  const t = useTranslation()
  if (sources.length + remarks.length === 0 && !common) return null
  return (
    <section aria-labelledby="sources" className="wrap-anywhere mt-10 text-ink-soft text-sm">
      {remarks.length > 0 && (
        <>
          <h2 className="text-xl text-ink">{t('dossier.remarks')}</h2>
          <dl className="mt-2 mb-6 grid max-w-measure gap-1">
            {remarks.map(({ label, text }) => (
              <div key={label}>
                <dt className="inline font-semibold">{label}:</dt> <dd className="inline">{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h2 id="sources" className="text-ink text-xl">
        {t('dossier.sources')}
      </h2>
      {common && <p className="mt-2">{common}</p>}
      <ol className="mt-2 grid gap-1">
        {sources.map(({ text, url }, at) => (
          <li key={text}>
            [{at + 1}]{' '}
            <a href={url} rel="noopener" className="text-ink-soft">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
