import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findUntriedBlocks } from './find-untried-blocks.ts'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-blocks-'))
afterAll(() => fs.rmSync(root, { recursive: true }))

test('every block of commands is tried, or says why not', () => {
  fs.mkdirSync(path.join(root, 'trial'))
  fs.writeFileSync(path.join(root, 'trial/main.sh'), 'operator install\nstatements logins cat\noperator gone\n')
  fs.writeFileSync(
    path.join(root, 'page.md'),
    `# Page

<!-- trial: install -->
\`\`\`sh
install it
\`\`\`

<!-- trial: logins -->
\`\`\`sql
create role a;
\`\`\`

<!-- trial: lost -->
\`\`\`sh
lose it
\`\`\`

<!-- not tried: it needs a cluster -->
\`\`\`sh
kubectl
\`\`\`

<!-- not tried:  -->
\`\`\`sh
without a reason
\`\`\`

1. A step:
   \`\`\`sh
   in a list
   \`\`\`

\`\`\`json
{ "no": "command" }
\`\`\`
\`\`\`
a drawing
\`\`\`
`,
  )
  const neither = 'is neither tried (<!-- trial: … -->) nor has a reason (<!-- not tried: … -->)'
  expect(findUntriedBlocks(root, ['page.md'], 'trial')).toEqual([
    `page.md: "without a reason" ${neither}`,
    `page.md: "in a list" ${neither}`,
    'trial: no script runs the block lost',
    'trial: no page has the block gone',
  ])
})
