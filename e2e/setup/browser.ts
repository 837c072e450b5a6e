import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { LaunchOptions } from '@playwright/test'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/**
 * Draws WebGL without a graphics card. The page around it is put together without WebGL: emulating a graphics card for
 * every frame would take more processor time than everything else.
 */
const SOFTWARE_GL = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-compositing',
]

/**
 * Variables that the browser itself sets as it starts. If one is missing then, the list of all of them is moved while
 * other threads of the browser read it, and now and then it crashes.
 */
const setByBrowser = () => ({
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  FC_FONTATIONS: '1',
  VK_ICD_FILENAMES: path.join(os.tmpdir(), 'vk_swiftshader_icd.json'),
})

/**
 * Returns how to start the browser from npm: on Linux x64 it comes as a package with its own system libraries, so that
 * nothing has to be installed by hand; elsewhere Playwright's own browser is used.
 */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return {}
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  const folder = path.dirname(import.meta.resolve('@sparticuz/chromium').replace('file://', ''))
  const archive = findArchive(folder)
  const folders = {
    LD_LIBRARY_PATH: path.join(await inflate(archive), 'lib'),
    FONTCONFIG_FILE: writeFontSettings(path.join(os.tmpdir(), 'fonts')),
  }
  return {
    executablePath,
    args: [...ARGUMENTS, ...SOFTWARE_GL, '--headless=shell', '--in-process-gpu'],
    env: { ...process.env, ...setByBrowser(), ...folders } as Record<string, string>,
  }
}

/**
 * Writes where the fonts of the package are, and returns the file: the package's own settings name `/tmp/fonts`, which
 * is not this run's folder. Without a font the texts of pages that bring none have no width, and cannot be clicked.
 */
function writeFontSettings(fonts: string): string {
  const file = path.join(fonts, 'here.conf')
  const settings = `<fontconfig><dir>${fonts}</dir><cachedir>${fonts}-cache</cachedir></fontconfig>\n`
  // Each worker writes it; none may read half of it.
  fs.writeFileSync(`${file}.${process.pid}`, settings)
  fs.renameSync(`${file}.${process.pid}`, file)
  return file
}

/** The package keeps its archives in `bin`, above the folder that is imported. */
function findArchive(folder: string): string {
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) {
    const file = path.join(at, 'bin', 'al2023.tar.br')
    if (fs.existsSync(file)) return file
  }
  throw new Error('The browser package is incomplete: remove node_modules and run npm install.')
}
