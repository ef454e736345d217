import { expect, test } from 'vitest'
import { findOrInstallBrowser } from './find-browser.ts'
import type { Machine } from './machine.ts'

const OWN = '/cache/playwright/chrome'
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
    playwrightsOwn: OWN,
    usualPaths: [SYSTEM],
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

test('Playwright installs before apt is asked', async () => {
  const installed: string[] = []
  const fresh = machine({ isRoot: true, installed, playwrightInstall: async () => installed.push(OWN) > 0 })
  expect(await findOrInstallBrowser(fresh)).toBe(OWN)
  expect(fresh.tried).toEqual([])
})

test('as root the Debian package is installed after an update', async () => {
  const installed: string[] = []
  const tried: string[] = []
  const command: Machine['command'] = async (words) => {
    tried.push(words.join(' '))
    if (words.includes('install')) installed.push(SYSTEM)
    return true
  }
  expect(await findOrInstallBrowser(machine({ isRoot: true, installed, command }))).toBe(SYSTEM)
  expect(tried).toEqual(['apt-get update', 'apt-get install -y chromium'])
})

test('without a browser and a way to one the answer is a clear failure', async () => {
  const bare = machine()
  await expect(findOrInstallBrowser(bare)).rejects.toThrow('no Chromium was found and none could be installed')
  expect(bare.tried).toEqual(['playwright'])
})
