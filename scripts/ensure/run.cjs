const { spawn } = require('node:child_process')
const fs = require('node:fs')
const path = require('node:path')

const root = path.join(__dirname, '../..')

/**
 * Runs a program, from this project unless told otherwise. Its standard output is shown only if it fails, which ends
 * the whole script.
 *
 * @returns its standard error: warnings
 */
async function run(command, args, { binFolder, cwd = root } = {}) {
  const PATH = [binFolder, path.join(root, 'node_modules', '.bin'), process.env.PATH]
    .filter(Boolean)
    .join(path.delimiter)
  // A NODE_ENV from outside would make npm leave out development packages and change how the build is bundled.
  const env = { ...process.env, PATH, NODE_ENV: '' }
  const shell = process.platform === 'win32' && !path.isAbsolute(command)
  const child = spawn(command, args, { cwd, stdio: ['inherit', 'pipe', 'pipe'], shell, env })
  let output = ''
  let warnings = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
    warnings += chunk
  })
  const failure = await new Promise((resolve) => {
    child.once('error', (error) => resolve({ status: 1, reason: `${error.message}\n` }))
    child.once('close', (status) => resolve(status === 0 ? undefined : { status: status || 1, reason: '' }))
  })
  if (!failure) return warnings
  process.stdout.write('\n')
  process.stderr.write(output + failure.reason)
  if (/ENOSPC|no space left on device/i.test(output))
    console.error('There is no space left on the disk: free some and start again.')
  process.exit(failure.status)
}

/**
 * Runs npm on a given Node. The location of npm itself is known only under `npm start`, so otherwise it is searched for
 * as the shell would: its command is a link to npm-cli.js, or on Windows a script beside it.
 */
async function npm(node, args, cwd) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.startsWith(root + path.sep))
  const found = folders.flatMap((folder) => [
    path.join(folder, 'npm'),
    path.join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ])
  const cli = [process.env.npm_execpath, ...found]
    .filter((file) => file && fs.existsSync(file))
    .map((file) => fs.realpathSync(file))
    .find((file) => path.basename(file) === 'npm-cli.js')
  const binFolder = path.dirname(node)
  return cli ? await run(node, [cli, ...args], { binFolder, cwd }) : await run('npm', args, { binFolder, cwd })
}

module.exports = { npm }
