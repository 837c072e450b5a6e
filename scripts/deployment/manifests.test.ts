import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { envSchema, readEnv } from '#lib/env.ts'
import { REQUIREMENTS } from '#lib/required-settings.ts'
import { health } from '#server/endpoints/health.ts'
import { STOP_MS } from '#server/supervisor/supervisor.ts'
import { commandsOf, SAMPLE_SETTINGS } from './program.ts'
import {
  type Container,
  foldersOf,
  type Pod,
  podsOf,
  type Resource,
  readResources,
  readSettings,
  readYaml,
  render,
} from './read-manifests.ts'

// Kubernetes cannot run where these tests do: they compare the manifests with its schemas and with the program.

const root = path.join(import.meta.dirname, '../..')
const OVERLAYS = foldersOf('overlays')
const COMPONENTS = foldersOf('components')
const written = ['base', ...COMPONENTS].flatMap(readResources)
/** The written resources, and each overlay as it is applied, where kubectl can render it. */
const SETS: [string, Resource[], Record<string, string>][] = OVERLAYS.flatMap((overlay) => {
  const settings = { ...readSettings('base/settings.env'), ...readSettings(`${overlay}/settings.env`) }
  const rendered = render(overlay)
  const sets: [string, Resource[], Record<string, string>][] = [[`${overlay}, as written`, written, settings]]
  const map = rendered?.find(({ kind }) => kind === 'ConfigMap')
  if (rendered) sets.push([`${overlay}, as rendered`, rendered, map!.data!])
  return sets
})
/** What operators of the cluster define, without a schema in the package. */
const DEFINED_ELSEWHERE = ['monitoring.coreos.com/v1', 'postgresql.cnpg.io/v1']
const known = (resources: Resource[]) => resources.filter(({ apiVersion }) => !DEFINED_ELSEWHERE.includes(apiVersion))
const containersOf = ({ spec }: Pod): Container[] => spec.containers

test.each(SETS)('every resource follows its schema: %s', async (_, resources) => {
  for (const resource of known(resources)) {
    const { [resource.kind]: Model } = await import(/* @vite-ignore */ `kubernetes-models/${resource.apiVersion}`)
    new Model(resource).validate()
  }
  const elsewhere = resources.filter((resource) => !known([resource]).length)
  expect(elsewhere.every(({ apiVersion }) => DEFINED_ELSEWHERE.includes(apiVersion))).toBe(true)
})

test('no field is misspelt, which schemas of Kubernetes do not tell', () => {
  const all = known([...SETS.flatMap(([, resources]) => resources)])
  const lines = all.map(
    ({ apiVersion, kind, ...rest }, at) =>
      `import type { I${kind} as I${at} } from 'kubernetes-models/${apiVersion}'\n` +
      `export const r${at}: I${at} = ${JSON.stringify({ apiVersion, kind, ...rest })}\n`,
  )
  const folder = fs.mkdtempSync(path.join(root, 'node_modules/.manifests-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  fs.writeFileSync(path.join(folder, 'all.ts'), lines.join(''))
  const flags = ['--noEmit', '--ignoreConfig', '--skipLibCheck', '--module', 'nodenext', '--strict']
  const run = () => execFileSync(path.join(root, 'node_modules/.bin/tsc'), [...flags, path.join(folder, 'all.ts')])
  expect(run).not.toThrow()
})

test.each(SETS)('probes, ports and services are those of the program: %s', async (_, resources, settings) => {
  const ports = { http: Number(settings.PORT), metrics: Number(settings.METRICS_PORT) }
  const app = health([], { version: '', build: '' })
  for (const container of podsOf(resources).flatMap(containersOf)) {
    for (const { name, containerPort } of container.ports ?? []) expect(ports).toHaveProperty(name, containerPort)
    for (const kind of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const) {
      const probe = container[kind]
      if (!probe) continue
      expect(container.ports?.map(({ name }) => name)).toContain(probe.httpGet.port)
      expect((await app.request(probe.httpGet.path)).status).not.toBe(404)
      expect(probe.timeoutSeconds).toBeLessThanOrEqual(probe.periodSeconds)
    }
  }
  const policies = resources.filter(({ kind }) => kind === 'NetworkPolicy')
  const open = policies.flatMap(({ spec }) =>
    (spec.podSelector.matchLabels['app.kubernetes.io/name'] ? spec.ingress : []).flatMap(
      ({ ports: let_in }: { ports: { port: number }[] }) => let_in.map(({ port }) => port),
    ),
  )
  expect(new Set(open)).toEqual(new Set([ports.http, ports.metrics]))
})

test.each(SETS)('a pod has the time that it needs to end: %s', (_, resources) => {
  for (const { kind, spec } of resources) {
    if (kind !== 'Deployment') continue
    const pod = spec.template.spec
    const waited = Number(pod.containers[0].lifecycle?.preStop.exec.command.at(-1) ?? 0)
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(waited + STOP_MS / 1000 + 5)
  }
})

test.each(SETS)(
  'settings are those of the program, and none that it demands is missing: %s',
  (_, resources, settings) => {
    const secrets = Object.keys(readSettings('secrets.example'))
    const production = { APP_MODE: 'production', ...settings }
    for (const { name, spec } of podsOf(resources)) {
      const own = spec.containers[0]!.env ?? []
      const given: Record<string, string> = Object.fromEntries(
        [
          ...Object.entries(production),
          ...secrets.map((secret) => [secret, '']),
          ...own.map(({ name: setting, value = '' }) => [setting, value]),
        ].map(([setting, value]) => [setting, value || SAMPLE_SETTINGS[setting!]]),
      )
      expect(Object.keys(envSchema.shape), name).toEqual(expect.arrayContaining(Object.keys(given)))
      for (const { holds, names } of REQUIREMENTS.filter((requirement) => requirement.holds(given)))
        expect(holds(given) && names.filter((needed) => !(needed in given)), name).toEqual([])
      expect(readEnv(given), name).toMatchObject({ HOST: '0.0.0.0', METRICS_HOST: '0.0.0.0', MIGRATE: false })
    }
  },
)

test.each(SETS)('visitors and jobs are apart or in one, and only two pods know the owner: %s', (_, resources) => {
  const named = (setting: string) => (pod: Pod) => pod.spec.containers[0]!.env?.some(({ name }) => name === setting)
  const pods = podsOf(resources)
  const work = pods.flatMap((pod) => pod.spec.containers[0]!.env?.filter(({ name }) => name === 'WORK') ?? [])
  expect([['web', 'jobs'], ['jobs', 'web'], ['both']]).toContainEqual(work.map(({ value }) => value))
  expect(
    pods
      .filter(named('DATABASE_OWNER_URL'))
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['backup', 'migrate'])
})

test.each(SETS)('commands are those of the image: %s', (_, resources) => {
  for (const { args } of podsOf(resources).flatMap(containersOf)) {
    if (!args) continue
    const [command = '', ...more] = args
    expect(fs.statSync(path.join(root, 'deploy', command)).mode & 0o111, command).toBe(0o111)
    if (command === 'aulario') expect(commandsOf()).toContain(more[0])
  }
})

test.each(SETS)('pods keep to the restricted standard, and write only where they may: %s', (_, resources) => {
  const [, uid = ''] = /useradd --system --uid (\d+)/.exec(fs.readFileSync(path.join(root, 'Dockerfile'), 'utf8')) ?? []
  for (const { name, spec } of podsOf(resources)) {
    expect(spec, name).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false })
    expect(spec.securityContext, name).toEqual({
      ...{ runAsNonRoot: true, runAsUser: Number(uid), runAsGroup: Number(uid), fsGroup: Number(uid) },
      seccompProfile: { type: 'RuntimeDefault' },
    })
    for (const { securityContext, volumeMounts } of spec.containers) {
      expect(securityContext, name).toEqual({
        ...{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
      })
      expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(expect.arrayContaining(['/tmp', '/aulario/data']))
      expect(spec.volumes.map((volume) => volume.name)).toEqual(
        expect.arrayContaining(volumeMounts.map((one) => one.name)),
      )
    }
  }
})

test('pods are scaled on a figure that the program has, by the rule of the adapter', async () => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const figures = (await registry.getMetricsAsJSON()).map(({ name }) => name)
  const scaler = written.find(({ kind }) => kind === 'HorizontalPodAutoscaler')
  const { rules } = readYaml('components/autoscaling/adapter-rules.yaml') as {
    rules: { seriesQuery: string; name: { as: string } }[]
  }
  const [{ seriesQuery, name }] = rules as [(typeof rules)[number]]
  const asked = scaler!.spec.metrics.flatMap(
    ({ pods }: { pods?: { metric: { name: string } } }) => pods?.metric.name ?? [],
  )
  expect(asked).toEqual([name.as])
  expect(figures).toContain(seriesQuery.replace(/\{.*/, ''))
  const monitor = written.find(({ kind }) => kind === 'PodMonitor')
  expect(monitor!.spec.podMetricsEndpoints).toMatchObject([{ port: 'metrics', path: '/metrics' }])
})

test('the host of the site is that of its settings', () => {
  for (const [name, resources, { PUBLIC_URL = '' }] of SETS.filter(([name]) => name.endsWith('rendered'))) {
    const { spec } = resources.find(({ kind }) => kind === 'Ingress')!
    const { host } = new URL(PUBLIC_URL)
    expect([spec.rules[0].host, ...spec.tls[0].hosts], name).toEqual([host, host])
  }
})
