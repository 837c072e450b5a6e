import type { ConstructorOptions } from 'pg-boss'

/**
 * How every use of pg-boss finds its tables. They come from our migrations: the program's role may not make any, and
 * pg-boss refuses to start on a version that is not its own.
 */
export const JOB_SCHEMA = { schema: 'pgboss', migrate: false, schedule: false } satisfies ConstructorOptions
