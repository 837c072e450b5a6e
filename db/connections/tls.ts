import { TLSSocket } from 'node:tls'
import type pg from 'pg'

/** The version of TLS on a connection, such as TLSv1.3, and whether the certificate was checked; undefined without. */
export function tlsOf(client: pg.Client | pg.PoolClient): { version: string; isChecked: boolean } | undefined {
  const { stream } = (client as unknown as { connection: { stream: unknown } }).connection
  return stream instanceof TLSSocket
    ? { version: stream.getProtocol() ?? 'TLS', isChecked: stream.authorized }
    : undefined
}
