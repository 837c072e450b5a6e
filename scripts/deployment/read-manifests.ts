import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { parse, parseAllDocuments } from 'yaml'

/** One resource of Kubernetes, as far as the tests read it without its schema. */
export type Resource = {
  apiVersion: string
  kind: string
  metadata: { name: string; labels?: Record<string, string>; annotations?: Record<string, string> }
  // biome-ignore lint/suspicious/noExplicitAny: what it holds depends on its kind; the schemas check it
  spec?: any
  data?: Record<string, string>
}

const root = path.join(import.meta.dirname, '../..')
export const manifests = path.join(root, 'deploy/kubernetes')

/** Returns the folders of a kind: `components` or `overlays`. */
export const foldersOf = (kind: string): string[] =>
  fs.readdirSync(path.join(manifests, kind)).map((name) => `${kind}/${name}`)

const readText = (file: string) => fs.readFileSync(path.join(manifests, file), 'utf8')

/** Returns every resource that a file holds. */
export const parseResources = (text: string): Resource[] => parseAllDocuments(text).map((document) => document.toJS())

/** Returns the resources that the kustomization of a folder names, before any patch. */
export function readResources(folder: string): Resource[] {
  const { resources = [] } = parse(readText(`${folder}/kustomization.yaml`)) as { resources?: string[] }
  return resources
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => parseResources(readText(`${folder}/${file}`)))
}

/** Returns what a file without patches holds. */
export const readYaml = (file: string): unknown => parse(readText(file))

/** Returns the settings in a file of `NAME=value` lines. */
export const readSettings = (file: string): Record<string, string> =>
  Object.fromEntries(Object.entries(parseEnv(readText(file))).map(([name, value]) => [name, value ?? '']))

/** Returns an overlay as `kubectl kustomize` renders it; undefined where there is no kubectl. */
export function render(overlay: string): Resource[] | undefined {
  try {
    return parseResources(execFileSync('kubectl', ['kustomize', path.join(manifests, overlay)], { encoding: 'utf8' }))
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined
    throw error
  }
}

export type Container = {
  args?: string[]
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[]
  envFrom: ({ configMapRef: { name: string } } | { secretRef: { name: string } })[]
  ports?: { name: string; containerPort: number }[]
  volumeMounts: { name: string; mountPath: string }[]
  lifecycle?: { preStop: { exec: { command: string[] } } }
  securityContext: object
} & Partial<Record<'startupProbe' | 'readinessProbe' | 'livenessProbe', Probe>>
export type Probe = {
  httpGet: { path: string; port: string }
  periodSeconds: number
  timeoutSeconds: number
  failureThreshold: number
}

/** The pod that a workload starts. */
export type Pod = {
  name: string
  spec: {
    terminationGracePeriodSeconds?: number
    securityContext: object
    automountServiceAccountToken: boolean
    enableServiceLinks: boolean
    containers: Container[]
    volumes: { name: string }[]
  }
}

/** Returns the pods of all workloads. */
export const podsOf = (resources: Resource[]): Pod[] =>
  resources.flatMap(({ kind, metadata: { name }, spec }) => {
    if (kind === 'CronJob') return { name, spec: spec.jobTemplate.spec.template.spec }
    return kind === 'Deployment' || kind === 'Job' ? { name, spec: spec.template.spec } : []
  })
