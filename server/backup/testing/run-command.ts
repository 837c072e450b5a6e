import { spawn } from 'node:child_process'
import path from 'node:path'

/** Runs a command of the backup in a separate process. @returns its exit code and output */
export async function runCommand(args: string[], settings: Record<string, string>) {
  const cwd = path.join(import.meta.dirname, '../../..')
  const env = { ...process.env, ...settings }
  const child = spawn(process.execPath, ['server/backup/main.ts', ...args], { cwd, env })
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  child.stdout.resume()
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { code, said }
}
