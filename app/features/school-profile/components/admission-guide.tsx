import { NextDates } from '#app/features/admission-dates/components/next-dates.tsx'
import { CatchmentBlock } from '#app/features/catchments/components/catchment-block.tsx'
import type { Admission } from '../admission/present-admission.ts'
import { AdmissionYears } from './admission-years.tsx'

/** How families register at schools of this kind, the next dates, and how places were given in the last years. */
export function AdmissionGuide({ admission }: { admission: Admission }) {
  const { title, guide, dates, years, catchment } = admission
  return (
    <section aria-labelledby="admission" className="my-10">
      <h2 id="admission">{title}</h2>
      {guide && <Guide guide={guide} />}
      {dates && <NextDates dates={dates} />}
      {/* Where there is a catchment area, it decides before any distance. */}
      {catchment && <CatchmentBlock catchment={catchment} />}
      {years && <AdmissionYears years={years} areas={catchment?.areas ?? null} />}
    </section>
  )
}

/** The text, with its source and date. */
function Guide({ guide }: { guide: NonNullable<Admission['guide']> }) {
  const { steps, note, place, source, url, written } = guide
  return (
    <div className="sheet mt-3 p-5 md:p-6">
      <ol className="grid max-w-measure list-decimal gap-2 ps-6 marker:text-ink-soft">
        {steps.map(({ lead, text }) => (
          <li key={lead}>
            <strong>{lead}</strong> {text}
          </li>
        ))}
      </ol>
      <p className="mt-3 max-w-measure text-ink-soft text-sm">{note}</p>
      <p className="mt-3 text-ink-soft text-xs">
        {place} ·{' '}
        <a href={url} rel="noopener" className="text-ink-soft">
          {source}
        </a>
        , {written}
      </p>
    </div>
  )
}
