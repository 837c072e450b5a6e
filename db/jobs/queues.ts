import type { Transaction } from 'kysely'
import pg from 'pg'
import { type ConnectionOptions, type ConstructorOptions, fromKysely, PgBoss } from 'pg-boss'
import { log } from '#lib/log.ts'
import { beforeClose, connectionPool, programConnection } from '../client.ts'
import { listen } from '../listen.ts'
import type { Database } from '../schema.ts'

/**
 * Settings for the tables of pg-boss. They are created by our migrations: the program's role may not create any, and
 * pg-boss refuses to start on tables of a different version.
 */
const JOB_SCHEMA = { schema: 'pgboss', migrate: false } satisfies ConstructorOptions

type Connection = NonNullable<ConstructorOptions['db']>

let opened: Promise<PgBoss> | undefined
/** The instance of a process that only sends, until one that also runs jobs replaces it. */
let sender: Promise<PgBoss> | undefined

/**
 * Opens pg-boss on the connections of this process. From then on {@link withQueues} uses the same instance, which ends
 * before the connections do.
 */
export function openQueues(options: ConstructorOptions): Promise<PgBoss> {
  const replaced = sender
  sender = undefined
  const opening = open({ db: onPool, ...options })
  replaced?.then(end).catch(() => {})
  return opening
}

function open(options: ConstructorOptions): Promise<PgBoss> {
  const boss = new PgBoss({ ...JOB_SCHEMA, ...options })
  boss.on('error', (error) => log().error({ err: error }, 'the job queue failed'))
  boss.on('warning', ({ message }) => log().warn(message))
  const opening = boss.start()
  opened = opening
  const forget = () => {
    if (opened === opening) opened = undefined
    if (sender === opening) sender = undefined
  }
  boss.on('stopped', forget)
  opening.catch(forget)
  beforeClose(() => opening.then(end, () => {}))
  return opening
}

const end = (boss: PgBoss) => boss.stop({ graceful: false })
const onPool: Connection = {
  executeSql: (text, values) => connectionPool().query(text, values),
  listen: async (channel, onNotification, onReconnect) => {
    const stop = listen(channel, (payload) => (payload === undefined ? onReconnect() : onNotification(payload)))
    return { close: async () => stop() }
  },
}

/**
 * Uses the queues of this process within the caller's transaction: its changes take effect if and only if that commits.
 *
 * @param use must pass its second argument, the transaction, to every call as its options
 */
export async function withQueues<Answer>(
  trx: Transaction<Database>,
  use: (boss: PgBoss, within: Required<ConnectionOptions>) => Promise<Answer>,
): Promise<Answer> {
  return use(await (opened ?? openSender()), { db: fromKysely(trx) })
}

/** Starts on a separate connection, because the transactions that wait for it may hold the whole pool. */
function openSender(): Promise<PgBoss> {
  const client = new pg.Client(programConnection())
  const connected = client.connect()
  let db: Connection = { executeSql: (text, values) => connected.then(() => client.query(text, values)) }
  sender = open({
    db: { executeSql: (text, values) => db.executeSql(text, values) },
    supervise: false,
    schedule: false,
  })
  const release = () => {
    db = onPool
    return client.end()
  }
  sender.then(release, release).catch(() => {})
  return sender
}
