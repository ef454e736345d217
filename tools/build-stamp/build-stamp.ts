import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { oneAtATime } from '../process/one-at-a-time.ts'
import { fingerprint, looksOf } from './fingerprint.ts'

export interface BuildStamp {
  /** Whether the build was made from the sources as they are. */
  isCurrent(): boolean
  /** Reads the sources; what it returns stamps the build that is made from them. */
  take(): () => void
  /** Makes the build unless it is current, and returns whether it did. Two processes that ask together make it once: the file `lock` says which is at it. */
  makeIfStale(lock: string, make: () => Promise<void>): Promise<boolean>
}

/** The file next to a build that says which contents it was made from. A second one keeps how those files looked, so that most starts need not read them. */
export function buildStamp(file: string, root: string, paths: readonly string[]): BuildStamp {
  const looksFile = `${file}-looks`

  function keepLooks(hash: string, looks: string | null): void {
    if (looks === null) return
    try {
      writeFileSync(looksFile, `${hash} ${looks}`)
    } catch {
      // Of a build that may not be written to, each start reads the sources.
    }
  }

  const stamp: BuildStamp = {
    isCurrent() {
      const stamped = read(file)
      if (stamped === null) return false
      // Before the contents: what is written while they are read has other looks than these.
      const looks = looksOf(root, paths)
      if (looks !== null && read(looksFile) === `${stamped} ${looks}`) return true
      if (fingerprint(root, paths) !== stamped) return false
      keepLooks(stamped, looks)
      return true
    },
    take() {
      const looks = looksOf(root, paths)
      const hash = fingerprint(root, paths)
      return () => {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, hash)
        keepLooks(hash, looks)
      }
    },
    async makeIfStale(lock, make) {
      if (stamp.isCurrent()) return false
      return oneAtATime(lock, async () => {
        if (stamp.isCurrent()) return false
        const markBuilt = stamp.take()
        await make()
        // Written last: a build that was cut short leaves no stamp and is made again.
        markBuilt()
        return true
      })
    },
  }
  return stamp
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
