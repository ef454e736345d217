import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const RUN_FOLDER = 'SOJOURN_TEST_RUN'

/** Opens the folder of a run of tests, for this process and those it starts, unless it belongs to a run that has one. Returns what removes the one it made. */
export function openRunFolder(): () => void {
  if (process.env[RUN_FOLDER]) return () => {}
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-run-'))
  process.env[RUN_FOLDER] = folder
  return () => {
    delete process.env[RUN_FOLDER]
    // A server that was killed may still be closing its files.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** A new folder with `data` for a server: in that of the run, with which it goes, or where no run is open among the temporary ones of the machine. */
export const newDataHome = (): string => join(mkdtempSync(join(process.env[RUN_FOLDER] ?? tmpdir(), 'sojourn-')), 'data')

/** Where a run of tests has what is made once for all of its programs. */
export function runFolder(): string {
  const folder = process.env[RUN_FOLDER]
  if (!folder) throw new Error('no run of tests has opened its folder')
  return folder
}
