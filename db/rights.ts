import type { Client } from 'pg'
import { PROGRAM_ROLE } from './roles.ts'

/** What the login that owns the tables may do, and what is there already. */
type Rights = {
  owner: string
  database: string
  /** Whether the role of the program exists, the login may create it, and may make others its members. */
  role: boolean
  createsRoles: boolean
  grants: boolean
  /** Whether the program's login is a member. */
  member: boolean
  /** Whether the login may create what the migrations create. */
  creates: boolean
  /** Whether it may replace the schema of the tables, as restoring a backup does. */
  replaces: boolean
  /** Extensions that are missing and that only a superuser may create. */
  extensions: string[]
}

/**
 * Returns the SQL that somebody with more rights has to run once before the login of a connection can migrate, and
 * before it can restore a backup.
 *
 * @param programLogin login of the program; by default that of the connection
 */
export async function missingRights(
  client: Client,
  programLogin: string | undefined,
): Promise<{ toMigrate: string[]; toRestore: string[] }> {
  const rights = await readRights(client, programLogin)
  const quote = (name: string) => client.escapeIdentifier(name)
  const owns = `alter database ${quote(rights.database)} owner to ${quote(rights.owner)};`
  const toMigrate = [
    ...roleRights(rights, quote(rights.owner), quote(programLogin ?? rights.owner)),
    ...(rights.creates ? [] : [owns]),
    ...rights.extensions.map((name) => `create extension ${name};`),
  ]
  return { toMigrate, toRestore: rights.replaces || !rights.creates ? [] : [owns] }
}

function roleRights({ role, createsRoles, grants, member }: Rights, owner: string, login: string): string[] {
  const admin = `grant ${PROGRAM_ROLE} to ${owner} with admin option;`
  if (!role) return createsRoles ? [] : [`create role ${PROGRAM_ROLE} nologin;`, admin]
  return member || grants ? [] : [owner === login ? admin : `grant ${PROGRAM_ROLE} to ${login};`]
}

/**
 * Makes sure that the login of a connection may migrate.
 *
 * @throws Error that says what to run
 */
export async function assertRights(client: Client, programLogin: string | undefined): Promise<void> {
  const { toMigrate } = await missingRights(client, programLogin)
  if (toMigrate.length > 0) throw new Error(runOnce(client, toMigrate))
}

/** Says what is to be run by whom. */
export const runOnce = (client: Client, statements: string[]): string =>
  `The login ${client.user} lacks rights. Run once, in this database, as its administrator: ${statements.join(' ')}`

/** From PostgreSQL 16 on only an admin option lets a login pass on a role; before, `createrole` was enough. */
async function readRights(client: Client, programLogin: string | undefined): Promise<Rights> {
  const { rows } = await client.query<Rights>(
    `with me as (select *, current_setting('server_version_num')::int >= 160000 as strict
       from pg_roles where rolname = current_user),
     program as (select oid from pg_roles where rolname = $1)
     select rolname as owner, current_database() as database,
       exists (select from program) as role,
       rolsuper or rolcreaterole as "createsRoles",
       rolsuper or rolcreaterole and not strict
         or exists (select from program p where pg_has_role(p.oid, 'member with admin option')) as grants,
       exists (select from program p, pg_roles l
         where l.rolname = coalesce($2, current_user) and pg_has_role(l.oid, p.oid, 'member')) as member,
       has_database_privilege(current_database(), 'create')
         and coalesce(has_schema_privilege(to_regnamespace('public'), 'create'), true) as creates,
       coalesce((select pg_has_role(nspowner, 'usage') from pg_namespace where nspname = 'public'), true)
         and has_database_privilege(current_database(), 'create') as replaces,
       array(select e.name::text from pg_available_extension_versions e
         join pg_available_extensions a on a.name = e.name and a.default_version = e.version
         where e.name in ('pg_trgm', 'unaccent') and a.installed_version is null
           and not (rolsuper or e.trusted)) as extensions
     from me`,
    [PROGRAM_ROLE, programLogin ?? null],
  )
  return rows[0]!
}
