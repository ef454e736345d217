import { existsSync, mkdirSync, mkdtempSync, openAsBlob, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createLite } from '@sojourn/db'

/** The folder in which the workers of a run keep the image that they share. */
export const IMAGE_FOLDER = 'TEST_EMBEDDED_IMAGE'
const LOOK_EVERY_MS = 100

let own: string | undefined

/**
 * What the embedded database makes of an empty folder before anybody asks it for anything. That takes seven seconds of a processor, which most tests have no
 * part in: it is made once in a run, and read within one.
 */
export async function embeddedImage(): Promise<Blob> {
  own ??= process.env[IMAGE_FOLDER] ?? newFolder()
  const image = join(own, 'image.tar')
  const lock = join(own, 'maker')
  while (!existsSync(image)) {
    if (take(lock)) await make(image).finally(() => rmdirSync(lock))
    else await wait(LOOK_EVERY_MS)
  }
  return openAsBlob(image)
}

async function make(image: string): Promise<void> {
  // Another worker may have been quicker between a look and the lock.
  if (existsSync(image)) return
  const lite = await createLite({})
  const tar = await lite.dumpDataDir('none').finally(() => lite.close())
  writeFileSync(`${image}.part`, Buffer.from(await tar.arrayBuffer()))
  // Whole, or not there.
  renameSync(`${image}.part`, image)
}

function take(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-embedded-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
