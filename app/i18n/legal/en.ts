import type { legal as german } from './de.ts'

/** The texts surrounding the legal texts; they are sent with the page. */
export const legal: Record<keyof typeof german, string> = {
  'law.version': 'As of {day}',
  'law.announced': 'Changes from {day}:',
  'law.contents': 'Contents',
  'law.earlier': 'Earlier versions: {days}',
  'law.first': 'First version: {day}.',
  'law.placeholders': 'This page still contains placeholders: {settings} are not set. Do not publish it like this.',
}
