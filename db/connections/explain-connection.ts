/** The codes with which Node refuses a certificate because of who signed it. */
const UNKNOWN_SIGNER =
  /^(UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?|SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT)$/

/**
 * Returns an error that says which setting to change so that a connection to the database succeeds.
 *
 * @param setting name of the setting with the address
 */
export function explainConnection(error: unknown, setting: string): Error {
  const { code = '', message = '', path } = error as NodeJS.ErrnoException
  const parameter = /unsupported startup parameter(?: in options)?: (\S+)/.exec(message)?.[1]
  if (parameter) {
    const remedy =
      setting === 'DATABASE_URL'
        ? 'set DATABASE_DIRECT_URL to the address of the server itself'
        : 'it must be the address of the server itself'
    return new Error(`${setting} leads to a pooler, which refuses the parameter ${parameter}: ${remedy}.`)
  }
  if (message.startsWith('prepared statement '))
    return new Error(`${message}: ${setting} leads to a pooler; set DATABASE_DIRECT_URL to the address of the server.`)
  if (UNKNOWN_SIGNER.test(code))
    return new Error(
      `Nobody trusted has signed the certificate of the database (${code}): name the file of its authority in DATABASE_CA_FILE, or as sslrootcert in ${setting}.`,
    )
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return new Error(`${message} Write the host in ${setting} as its certificate names it.`)
  if (/does not support SSL connections/.test(message))
    return new Error(
      `The database has no TLS: switch it on there, or write sslmode=disable in ${setting} if nobody can listen in between.`,
    )
  if (/no encryption|SSL required|insecure connection/i.test(message))
    return new Error(`The database asks for TLS: set DATABASE_CA_FILE, or add sslmode=verify-full to ${setting}.`)
  if (/^(ENOENT|EACCES|EISDIR)$/.test(code) && path && !path.includes('.s.PGSQL'))
    return new Error(`${path} cannot be read (${code}): check DATABASE_CA_FILE, and sslrootcert in ${setting}.`)
  if (/^(28P01|28000)$/.test(code)) return new Error(`${message}: check user and password in ${setting}.`)
  return error instanceof Error ? error : new Error(String(error))
}
