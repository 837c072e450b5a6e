import { spawn } from 'node:child_process'
import path from 'node:path'

/** Runs a command of the backup in a separate process. @returns its exit code and output, unless that is the backup */
export async function runCommand(args: string[], settings: Record<string, string>, script = 'server/backup/main.ts') {
  const cwd = path.join(import.meta.dirname, '../../..')
  const env = { ...process.env, ...settings }
  const child = spawn(process.execPath, [script, ...args], { cwd, env })
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  if (args.includes('-')) child.stdout.resume()
  else child.stdout.on('data', (chunk) => (said += chunk))
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { code, said }
}
