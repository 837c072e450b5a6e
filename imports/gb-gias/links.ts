import { textOf } from '../facts/fact.ts'
import { gatherRows } from '../facts/gather-rows.ts'
import { reject } from '../register-school.ts'
import { factTable, type Row } from '../source.ts'

const URN = /^\d{5,7}$/

type LinkRow = Row<'urn' | 'other' | 'kind'>
/** URNs of the schools before and after one. */
type Links = { predecessors: Set<string>; successors: Set<string> }

/** The schools before and after each school: the public download of the register lists them in a file of their own. */
export const links = factTable({
  name: 'links',
  columns: { urn: ['URN'], other: ['LinkURN'], kind: ['LinkType'] },
  required: ['urn', 'other', 'kind'],
  reader: () =>
    gatherRows<LinkRow, Links>({
      keyOf: ({ urn }) => (URN.test(urn) ? `gb-${urn}` : reject('bad_code', urn)),
      start: () => ({ predecessors: new Set(), successors: new Set() }),
      add: ({ predecessors, successors }, { other, kind }) => {
        if (!URN.test(other)) return undefined
        if (/predecessor/i.test(kind)) predecessors.add(other)
        if (/successor/i.test(kind)) successors.add(other)
        return undefined
      },
      facts: ({ predecessors, successors }) => [
        ...textOf('predecessors', [...predecessors].toSorted().join(', ')),
        ...textOf('successors', [...successors].toSorted().join(', ')),
      ],
    }),
})
