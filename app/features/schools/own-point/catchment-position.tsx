import type { DetailedHTMLProps, HTMLAttributes, ReactNode } from 'react'
import type { Point } from '#search-engine/base/distance.ts'

type PositionAttributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { 'data-area': string }
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'catchment-position': PositionAttributes
    }
  }
}

/** The catchment areas of a school by their numbers, and a point in them. */
export type SchoolAreas = { at: Point; numbers: readonly string[] }

/**
 * Whether the visitor's own point, which pages do not know, lies in the catchment area of a school:
 * `measure-schools.client.ts` writes it in the browser, and hides the children for a point outside.
 */
export const CatchmentPosition = ({ areas, children }: { areas: SchoolAreas; children?: ReactNode }) => (
  <catchment-position data-area={JSON.stringify(areas)}>{children}</catchment-position>
)
