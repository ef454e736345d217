import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { packageBin } from '../process/package-bin.ts'
import { run, runNode } from '../process/run.ts'
import { headlessShellBeside } from './headless-shell.ts'

/** What the search for a browser needs of the machine it runs on. */
export interface Machine {
  /** `CHROMIUM_PATH`, when set. */
  readonly chosen: string | undefined
  /** Where Playwright installs, what is liked best first. */
  readonly playwrightsOwn: readonly string[]
  /** Where systems and people install, what is liked best first. */
  readonly usualPaths: readonly string[]
  readonly isRoot: boolean
  /** Exists and answers `--version`: some systems ship a stub that only advertises a package. */
  runs(path: string): Promise<boolean>
  playwrightInstall(): Promise<boolean>
  command(words: readonly string[]): Promise<boolean>
  say(line: string): void
}

const USUAL_PATHS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/lib/chromium/chromium',
    '/snap/bin/chromium',
  ],
  darwin: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
}

const INSTALL_MS = 5 * 60_000

export function thisMachine(): Machine {
  return {
    chosen: process.env.CHROMIUM_PATH || undefined,
    playwrightsOwn: [...headlessShellBeside(chromium.executablePath()), chromium.executablePath()],
    usualPaths: USUAL_PATHS[process.platform] ?? [],
    isRoot: process.getuid?.() === 0,
    runs: async (path) => existsSync(path) && (process.platform === 'win32' || (await run(path, ['--version'], { timeoutMs: 20_000 })).code === 0),
    playwrightInstall: async () =>
      (await runNode(packageBin('@playwright/test', 'playwright'), ['install', '--only-shell', 'chromium'], { timeoutMs: INSTALL_MS })).code === 0,
    command: async ([program = '', ...args]) =>
      (await run(program, args, { output: 'show', env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: INSTALL_MS })).code === 0,
    say: (line) => console.log(line),
  }
}
