import fs from 'node:fs'
import path from 'node:path'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import type { RunAction } from '#app/features/import-runs/import-run.ts'
import { startTrial } from '#app/features/import-runs/mapping/order-trial.server.ts'
import { applyRunAction } from '#app/features/import-runs/start/apply-run-action.server.ts'
import type { ImportOrder } from '#app/features/import-runs/start/start-run.schema.ts'
import { db } from '#db/client.ts'
import type { AddressGuard } from '#lib/net/public-address.ts'
import { startImport } from '../ordered/carry-out-run.ts'
import { dir } from './import-files.ts'

process.env.FILES_DIR = path.join(dir, 'store')

let admin: { id: string } | undefined
/** Makes an admin who orders imports. */
export const adminId = async (): Promise<string> => {
  admin ??= await makeAccount({ role: 'admin', email: 'imports@post.example', name: 'Ada Import' })
  return admin.id
}

/** Orders a trial of files on disk, as if they had been uploaded. */
export async function order(files: string[], more: Partial<ImportOrder> = {}): Promise<string> {
  const received = files.map((file) => ({
    field: 'files',
    name: path.basename(file),
    path: file,
    bytes: fs.statSync(file).size,
  }))
  return await startTrial(await adminId(), { source: 'gb-gias', ...more }, received)
}

/** Carries out an ordered run in this process, as its own process would. */
export async function applyDecision(runId: string, guard?: AddressGuard) {
  await startImport(runId, new AbortController().signal, guard)
  return await runOf(runId)
}

/** Acts on a run and carries out the resulting order, by default that of files whose day nobody knows. */
export async function applyAction(runId: string, what: RunAction, day = 'unknown') {
  return await applyDecision(await applyRunAction(await adminId(), runId, what, day))
}

/** Carries out a trial and its import. @returns the import */
export async function imported(files: string[], more: Partial<ImportOrder> = {}) {
  const trial = await order(files, more)
  await applyDecision(trial)
  return await applyAction(trial, 'carry-out')
}

export const runOf = (id: string) =>
  db().selectFrom('import_runs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Returns all register facts of all schools, without the times of writing. */
export async function directory() {
  const rows = await db().selectFrom('schools').selectAll().orderBy('id').execute()
  return rows.map(({ updated_at, created_at, ...facts }) => facts)
}
