import fs from 'node:fs'
import path from 'node:path'
import type { Registry } from 'prom-client'
import { beforeAll, expect, test } from 'vitest'
import {
  alertExpressions,
  metricsIn,
  panelExpressions,
  withoutCondition,
} from '../../scripts/check-dashboards/expressions.ts'
import { ofSupervisor } from '../supervisor/report-processes.ts'
import { ofProcess, ofSite } from './registries.ts'
import { beginMeasuring } from './report.ts'

const docs = fs.readFileSync(path.join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
const metrics = () =>
  [ofProcess, ofSite, ofSupervisor].flatMap((each: Registry) => each.getMetricsAsArray()) as unknown as {
    name: string
    type: string
  }[]

/** The names of the series: a histogram has three for each metric. */
const series = () =>
  new Set(
    metrics().flatMap(({ name, type }) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  )

beforeAll(() => beginMeasuring({ version: '1', build: 'test' }))

test('alerts and panels use only figures that the program tells', () => {
  const used = [...alertExpressions(), ...panelExpressions()].flatMap(({ of, expr }) =>
    metricsIn(expr).map((name) => [of, name]),
  )
  expect(used.length).toBeGreaterThan(50)
  const known = series()
  expect(used.filter(([, name]) => !known.has(name!))).toEqual([])
})

test('every alert is read, and says what to do', () => {
  const rules = fs.readFileSync(path.join(import.meta.dirname, '../../deploy/prometheus/alerts.yml'), 'utf8')
  const count = (what: RegExp) => rules.match(what)?.length
  expect(alertExpressions(rules)).toHaveLength(count(/- alert: /g)!)
  expect(count(/^ +summary: ".+\."$/gm)).toBe(count(/- alert: /g))
})

test('the documentation names exactly our figures', () => {
  const own = metrics().map(({ name }) => name)
  const ours = own.filter((name) => name.startsWith('aulario_')).sort()
  const documented = [...docs.matchAll(/^\| `(aulario_\w+)/gm)].map(([, name]) => name!)
  expect(documented.sort()).toEqual(ours)
})

test.each([
  ['max by (queue) (aulario_jobs{state="failed"}) > 0', 'max by (queue) (aulario_jobs{state="failed"})'],
  ['process_resident_memory_bytes{job="aulario"} > 1.5e9', 'process_resident_memory_bytes{job="aulario"}'],
  ['absent(aulario_backup_last_timestamp_seconds)', 'aulario_backup_last_timestamp_seconds'],
])('%s is checked by %s', (expr, checked) => {
  expect(withoutCondition(expr)).toBe(checked)
})
