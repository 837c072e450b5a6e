import path from 'node:path'
import { describeSettings } from './describe-settings.ts'
import { fillPage } from './fill-page.ts'
import { listPermissions } from './list-permissions.ts'
import { listRegisters } from './list-registers.ts'

const docs = path.join(import.meta.dirname, '../../docs')

/** The pages with generated tables, and the functions that regenerate their text from the present one. */
export const PAGES = [
  { file: path.join(docs, 'settings.md'), generated: (page: string) => fillPage(page, describeSettings()) },
  { file: path.join(docs, 'registers.md'), generated: (page: string) => fillPage(page, listRegisters()) },
  { file: path.join(docs, 'permissions.md'), generated: (page: string) => fillPage(page, listPermissions()) },
]
