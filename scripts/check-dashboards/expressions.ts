// The PromQL expressions in the alert rules and the dashboard of deploy/.
import fs from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')
export const RULES: string = path.join(root, 'deploy/prometheus/alerts.yml')
const DASHBOARD = path.join(root, 'deploy/grafana/aulario.json')

/** An expression, and the alert or panel that contains it. */
export type Expression = { of: string; expr: string }

type Panel = { title: string; targets?: { expr: string }[] }

/** Returns the expressions of all alerts, each of which is on one line. */
export function alertExpressions(rules = fs.readFileSync(RULES, 'utf8')): Expression[] {
  return [...rules.matchAll(/^ +- alert: (\w+)\n +expr: (.+)$/gm)].map(([, of = '', expr = '']) => ({ of, expr }))
}

/** Returns the expressions of all panels. */
export function panelExpressions(): Expression[] {
  const { panels }: { panels: Panel[] } = JSON.parse(fs.readFileSync(DASHBOARD, 'utf8'))
  return panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ of: title, expr })))
}

/**
 * Returns the names of the metrics in an expression: words with an underscore that are neither a function nor a label.
 */
export function metricsIn(expr: string): string[] {
  const bare = expr.replace(/\{[^}]*\}|"[^"]*"|\bby \([^)]*\)/g, ' ')
  return [...new Set([...bare.matchAll(/\b(aulario|process|nodejs)_\w+/g)].map(([name]) => name))]
}

/**
 * Returns the parts of an expression that must give a series even if nothing is wrong: an alert's expression without
 * its comparison, or the series whose absence it reports; and a panel's expression for all machines.
 */
export function withoutCondition(expr: string): string {
  const absent = /^absent\((.*)\)$/.exec(expr)?.[1]
  return (absent ?? expr.replace(/ (==|<|>) [\d.e]+$/, '')).replaceAll('$instance', '.*')
}
