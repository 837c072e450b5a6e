import type { Area } from '#app/i18n/areas.ts'

/**
 * Bodies that a route accepts beyond a plain form, see `server/middleware/forms/body-rules.ts`.
 * - `avatar`: one picture of a person
 * - `evidence`: a form with a file of evidence
 * - `school-files`: pictures and videos of a school
 * - `import`: files of a register
 * - `file-list`: names, types and sizes of up to a hundred files, as one long text
 * - `raw`: a message from another program, which signs its bytes
 */
export type BodyKind = 'avatar' | 'evidence' | 'school-files' | 'import' | 'table' | 'file-list' | 'raw'

/** What a page uses from other sites, see `app/external-origins.server.ts`. */
export type External = 'map' | 'sign-in' | 'payment' | 'players'

/** The declarations of a route. By default it gets only the texts of the site, plain forms and no other sites. */
export type RouteStatement = {
  /** Areas of texts besides those of the site. Routes within a layout also have the layout's areas. */
  texts?: Area[]
  body?: BodyKind
  external?: External
  /** Visits often begin here: the build groups the code that such pages share, see `scripts/group-modules.ts`. */
  landing?: true
}

/** A line of the site map, in the format that React Router reads; it ignores the declarations. */
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
