import { useTranslation } from '#app/i18n/use-translation.ts'
import type { SchoolArea } from '../find-school-area.server.ts'
import { AreaList } from './area-list.tsx'
import { EditionNote } from './edition-note.tsx'

/** The area of a school, or a note that none is known. */
export function SchoolAreaView({ found }: { found: SchoolArea | null }) {
  const t = useTranslation()
  return (
    <section aria-labelledby="answer" className="sheet mt-8 max-w-3xl p-5 md:p-6">
      <h2 id="answer" className="text-xl">
        {found ? t('catchment.ofSchool', { name: found.name }) : t('catchment.ofSchool.none')}
      </h2>
      {found && (
        <>
          <div className="mt-3 grid gap-3">
            <AreaList areas={found.areas} />
          </div>
          <div className="mt-4">
            <EditionNote edition={found.edition} />
          </div>
        </>
      )}
    </section>
  )
}
