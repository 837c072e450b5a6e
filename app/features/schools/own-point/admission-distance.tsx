import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { LastDistances } from './last-distances.ts'

type Attributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  class?: string
  'data-from': string
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'admission-distance': Attributes
    }
  }
}

/**
 * In which years the visitor's own point, which pages do not know, was inside the last distance:
 * `measure-schools.client.ts` writes it in the browser, and nothing while there is no point.
 */
export const AdmissionDistance = ({ from }: { from: LastDistances }) => (
  <admission-distance data-from={JSON.stringify(from)} />
)
