import { PlainError } from '../plain-error.ts'
import { type Machine, thisMachine } from './machine.ts'

/** The one without windows first; what is older than Debian 12 has it not. */
const PACKAGES = ['chromium-headless-shell', 'chromium'] as const

/**
 * A Chromium that runs: `CHROMIUM_PATH`, Playwright's own, the usual places of the system; else installed by Playwright, else (as root) by
 * apt. Of each the headless shell, which renders the same pages by the same engine for less of a processor, goes before the browser with windows. Fails with one sentence where nothing helps: a suite without its browser tests would prove too little.
 */
export async function findOrInstallBrowser(machine: Machine = thisMachine()): Promise<string> {
  if (machine.chosen !== undefined) {
    if (await machine.runs(machine.chosen)) return machine.chosen
    throw new PlainError(`CHROMIUM_PATH names ${machine.chosen}, which does not run; point it at a Chromium or unset it`)
  }
  const found = (await firstThatRuns(machine)) ?? (await afterPlaywright(machine)) ?? (await afterApt(machine))
  if (found) return found
  throw new PlainError('no Chromium was found and none could be installed: install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH')
}

async function firstThatRuns(machine: Machine): Promise<string | null> {
  for (const path of [...machine.playwrightsOwn, ...machine.usualPaths]) {
    if (await machine.runs(path)) return path
  }
  return null
}

async function afterPlaywright(machine: Machine): Promise<string | null> {
  machine.say('No Chromium found; asking Playwright to install one …')
  return (await machine.playwrightInstall()) ? firstThatRuns(machine) : null
}

async function afterApt(machine: Machine): Promise<string | null> {
  if (!machine.isRoot) return null
  machine.say('Playwright could not; installing the Debian package …')
  if (!(await machine.command(['apt-get', 'update']))) return null
  for (const name of PACKAGES) if (await machine.command(['apt-get', 'install', '-y', name])) return firstThatRuns(machine)
  return null
}
