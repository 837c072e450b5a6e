import type { Area } from '#app/i18n/areas.ts'

/**
 * Bodies that a route accepts beyond a plain form, see `server/middleware/forms/body-rules.ts`.
 * - `avatar`: one picture of a person
 * - `evidence`: a form with a file of evidence
 * - `school-files`: pictures and videos of a school
 * - `import`: files of a register
 * - `file-list`: names, types and sizes of up to a hundred files, as one long text
 * - `raw`: a message of another program, which signs its bytes
 */
export type BodyKind = 'avatar' | 'evidence' | 'school-files' | 'import' | 'table' | 'file-list' | 'raw'

/** What a page reaches on other sites, see `app/external-origins.server.ts`. */
export type External = 'map' | 'sign-in' | 'payment' | 'players'

/**
 * The statements of a route. It gets nothing that it does not state: only the texts of the site, plain forms, no other
 * site.
 */
export type RouteStatement = {
  /** Areas of texts besides those of the site. Routes within a layout have those of the layout too. */
  texts?: Area[]
  body?: BodyKind
  external?: External
  /** Visits often begin here: the build groups the code that such pages share, see `scripts/group-modules.ts`. */
  landing?: true
}

/** A line of the site map, in the form that React Router reads; it ignores the statements. */
export type SiteRoute = RouteStatement & {
  /** Required if two routes share a file. */
  id?: string
  path?: string
  index?: boolean
  /** Path of the module from `app/`. */
  file: string
  children?: SiteRoute[]
}

type Options = RouteStatement & { id?: string }

export const route = (path: string, file: string, options: Options = {}, children?: SiteRoute[]): SiteRoute => ({
  path,
  file,
  ...options,
  ...(children && { children }),
})

export const index = (file: string, options: Options = {}): SiteRoute => ({ index: true, file, ...options })

export const layout = (file: string, options: Options, children: SiteRoute[]): SiteRoute => ({
  file,
  ...options,
  children,
})
