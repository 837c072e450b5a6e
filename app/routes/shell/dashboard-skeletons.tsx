import { pathWithoutLocale } from '#app/i18n/locales.ts'

const BLOCK = 'rounded-card bg-sunken motion-safe:animate-pulse'

/** The outline of a section while it loads: cards for the overview, a heading and a sheet for the others. */
export function SectionSkeleton({ path }: { path: string }) {
  const isOverview = /^\/dashboard(\/overview)?$/.test(pathWithoutLocale(path))
  return (
    <div aria-hidden="true" className="grid content-start gap-6">
      <div className={`${BLOCK} h-10 max-w-80`} />
      {isOverview ? <Cards /> : <div className={`${BLOCK} h-96 max-w-160`} />}
    </div>
  )
}

function Cards() {
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-3 lg:gap-6">
        {[1, 2, 3].map((card) => (
          <div key={card} className={`${BLOCK} h-32`} />
        ))}
      </div>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className={`${BLOCK} h-72`} />
        <div className={`${BLOCK} h-72`} />
      </div>
    </>
  )
}

/** The outline of the whole dashboard while it loads from another page. */
export function DashboardSkeleton({ path }: { path: string }) {
  return (
    <div className="grid gap-6 p-4 md:grid-cols-[14rem_minmax(0,1fr)] md:p-9">
      <div aria-hidden="true" className={`${BLOCK} hidden h-128 md:block`} />
      <SectionSkeleton path={path} />
    </div>
  )
}
