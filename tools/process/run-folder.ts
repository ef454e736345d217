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
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Where a run of tests has what is made once for all of its programs. */
export function runFolder(): string {
  const folder = process.env[RUN_FOLDER]
  if (!folder) throw new Error('no run of tests has opened its folder')
  return folder
}
