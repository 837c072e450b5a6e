import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { db } from '#db/client.ts'
import { withQueues } from '#db/jobs/queues.ts'

type Asked = {
  jobs: number
  workers: number
  kills: number
  limitMs: number
  /** Seconds without a heartbeat after which a job runs again; by default those of its queue. */
  heartbeatS?: number
}
type Measured = {
  /** Jobs with their effect. */
  done: number
  /** Jobs without an effect that are no longer in any queue. */
  lost: number
  /** Effects that occurred more than once. */
  doubled: number
  /** Runs beyond the first of a job: those of a killed process are started again. */
  repeated: number
  /** From the first worker to the last effect, without the wait for jobs of killed workers. */
  perSecond: number
  seconds: number
}

const PAUSE_MS = 100
/** Longest wait until the next process is killed, so that a slow machine finishes in time. */
const KILL_EVERY_MS = 3000

/** Sends jobs, has processes run them, and repeatedly kills one of these, like a power cut. */
export async function measureJobs({ jobs, workers, kills, limitMs, heartbeatS }: Asked): Promise<Measured> {
  const owner = new pg.Client(process.env.DATABASE_OWNER_URL)
  await owner.connect()
  await owner.query(`create table bench_runs (job_id uuid, at timestamptz default clock_timestamp());
    create table bench_work (key text primary key, done boolean not null default false);
    create table bench_effects (key text, at timestamptz default clock_timestamp());
    insert into bench_work (key) select n::text from generate_series(0, ${jobs - 1}) n;
    grant all on bench_runs, bench_work, bench_effects to aulario_program`)
  const running: Promise<ChildProcess>[] = []
  try {
    await send(jobs)
    if (heartbeatS) await owner.query('update pgboss.job set heartbeat_seconds = $1', [heartbeatS])
    const began = Date.now()
    for (let index = 0; index < workers; index++) running.push(startWorker())
    await Promise.all(running)
    for (let kill = 0; kill < kills; kill++) {
      await killBusyWorker(running, owner, ((kill + 1) * jobs) / (kills + 2))
      running.push(startWorker())
    }
    await until(owner, jobs, began + limitMs)
    return await report(owner, began)
  } finally {
    for (const worker of running) (await worker).kill('SIGKILL')
    await owner.end()
  }
}

/** In batches, in one transaction. */
async function send(jobs: number): Promise<void> {
  await db()
    .transaction()
    .execute((trx) =>
      withQueues(trx, (boss, within) =>
        boss.insert(
          'delete_file',
          Array.from({ length: jobs }, (_, number) => ({ data: { key: String(number) } })),
          within,
        ),
      ),
    )
}

async function startWorker(): Promise<ChildProcess> {
  const script = path.join(import.meta.dirname, 'worker.ts')
  const worker = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(worker.stdout!, 'data')
  return worker
}

/** Kills the longest-running worker as soon as the given number of jobs is done, while it is at work. */
async function killBusyWorker(running: Promise<ChildProcess>[], owner: pg.Client, reached: number): Promise<void> {
  const deadline = Date.now() + KILL_EVERY_MS
  while ((await effects(owner)) < reached && Date.now() < deadline) await sleep(PAUSE_MS)
  const worker = await running.shift()!
  worker.kill('SIGKILL')
  await once(worker, 'exit')
}

/** Waits for all effects. Jobs of killed workers run again once their heartbeat is missed. */
async function until(owner: pg.Client, jobs: number, deadline: number): Promise<void> {
  while ((await effects(owner)) < jobs && Date.now() < deadline) {
    // The pause before a retry is not part of the measurement.
    await owner.query(`update pgboss.job set start_after = now() where state = 'retry'`)
    await sleep(PAUSE_MS)
  }
}

async function effects(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ many: number }>('select count(*)::int as many from bench_effects')
  return rows[0]!.many
}

async function report(owner: pg.Client, began: number): Promise<Measured> {
  const { rows } = await owner.query<{
    done: number
    lost: number
    doubled: number
    runs: number
    jobs: number
    at: Date[]
  }>(`
    select (select count(distinct key)::int from bench_effects) as done,
      (select count(*)::int from bench_work w where not done and not exists (select from pgboss.job j
        where j.name = 'delete_file' and j.state < 'completed' and j.data ->> 'key' = w.key)) as lost,
      (select count(*)::int - count(distinct key)::int from bench_effects) as doubled,
      (select count(*)::int from bench_runs) as runs, (select count(distinct job_id)::int from bench_runs) as jobs,
      (select percentile_disc(array[0.9]) within group (order by at) from bench_effects) as at`)
  const { done, lost, doubled, runs, jobs, at } = rows[0]!
  const busy = Math.max(1, at[0]!.getTime() - began) / 1000
  return {
    done,
    lost,
    doubled,
    repeated: runs - jobs,
    perSecond: (done * 0.9) / busy,
    seconds: (Date.now() - began) / 1000,
  }
}
