import { expect, test } from 'vitest'
import { findOrInstallBrowser } from './find-browser.ts'
import { headlessShellBeside } from './headless-shell.ts'
import type { Machine } from './machine.ts'

const OWN_SHELL = '/cache/playwright/shell'
const OWN = '/cache/playwright/chrome'
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell'
const SYSTEM = '/usr/bin/chromium'

/** A machine without any browser, whose installers fail; each test says what is different. */
function machine(different: Partial<Machine> & { installed?: string[] } = {}): Machine & { tried: string[] } {
  const tried: string[] = []
  const { installed = [], ...rest } = different
  const fails = (what: string) => {
    tried.push(what)
    return false
  }
  return {
    chosen: undefined,
    playwrightsOwn: [OWN_SHELL, OWN],
    usualPaths: [SYSTEM_SHELL, SYSTEM],
    isRoot: false,
    runs: async (path) => installed.includes(path),
    playwrightInstall: async () => fails('playwright'),
    command: async (words) => fails(words.join(' ')),
    say: () => {},
    tried,
    ...rest,
  }
}

test("CHROMIUM_PATH goes first, then Playwright's own, then the system's", async () => {
  const installed = ['/my/chrome', OWN, SYSTEM]
  expect(await findOrInstallBrowser(machine({ chosen: '/my/chrome', installed }))).toBe('/my/chrome')
  expect(await findOrInstallBrowser(machine({ installed }))).toBe(OWN)
  expect(await findOrInstallBrowser(machine({ installed: [SYSTEM] }))).toBe(SYSTEM)
})

test('a CHROMIUM_PATH that does not run is said, not passed over', async () => {
  await expect(findOrInstallBrowser(machine({ chosen: '/gone', installed: [SYSTEM] }))).rejects.toThrow('CHROMIUM_PATH names /gone')
})

test('of each the headless shell goes first', async () => {
  expect(await findOrInstallBrowser(machine({ installed: [OWN_SHELL, OWN, SYSTEM_SHELL, SYSTEM] }))).toBe(OWN_SHELL)
  expect(await findOrInstallBrowser(machine({ installed: [SYSTEM_SHELL, SYSTEM] }))).toBe(SYSTEM_SHELL)
})

test('Playwright installs its headless shell next to its Chromium', () => {
  const cache = '/home/me/.cache/ms-playwright'
  expect(headlessShellBeside(`${cache}/chromium-1255/chrome-linux64/chrome`)).toEqual([
    `${cache}/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell`,
  ])
  expect(headlessShellBeside(`${cache}/chromium-1255/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`)).toEqual([
    `${cache}/chromium_headless_shell-1255/chrome-headless-shell-mac-arm64/chrome-headless-shell`,
  ])
  expect(headlessShellBeside('C:\\cache\\chromium-1255\\chrome-win64\\chrome.exe')).toEqual([
    'C:\\cache\\chromium_headless_shell-1255\\chrome-headless-shell-win64\\chrome-headless-shell.exe',
  ])
  expect(headlessShellBeside('/opt/browser/chrome')).toEqual([])
})

test('Playwright installs before apt is asked', async () => {
  const installed: string[] = []
  const fresh = machine({ isRoot: true, installed, playwrightInstall: async () => installed.push(OWN) > 0 })
  expect(await findOrInstallBrowser(fresh)).toBe(OWN)
  expect(fresh.tried).toEqual([])
})

test('as root the Debian package is installed after an update, and the browser with windows where there is no shell', async () => {
  for (const [name, path] of [
    ['chromium-headless-shell', SYSTEM_SHELL],
    ['chromium', SYSTEM],
  ] as const) {
    const installed: string[] = []
    const tried: string[] = []
    const command: Machine['command'] = async (words) => {
      tried.push(words.join(' '))
      if (!words.includes('install')) return true
      return words.includes(name) && installed.push(path) > 0
    }
    expect(await findOrInstallBrowser(machine({ isRoot: true, installed, command }))).toBe(path)
    expect(tried.slice(0, 2)).toEqual(['apt-get update', 'apt-get install -y chromium-headless-shell'])
    expect(tried.at(-1)).toBe(`apt-get install -y ${name}`)
  }
})

test('without a browser and a way to one the answer is a clear failure', async () => {
  const bare = machine()
  await expect(findOrInstallBrowser(bare)).rejects.toThrow('no Chromium was found and none could be installed')
  expect(bare.tried).toEqual(['playwright'])
})
