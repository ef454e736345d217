import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { paintAll, withBrowser } from './painter.ts'
import { type Kind, platesOf } from './plates.ts'

export interface AllOptions {
  readonly out: string
  /** All of them by default. */
  readonly kinds?: readonly Kind[]
  /** Only files whose path contains this. */
  readonly match?: string
  /** Paint also what is there already. */
  readonly fresh?: boolean
  readonly pages?: number
}

const KINDS: readonly Kind[] = ['drawings', 'heroes', 'posters', 'facades', 'rooms', 'charts']

/** Renders what is missing and says what it cost; removes what the engine no longer names. */
export async function renderAll({ out, kinds = KINDS, match = '', fresh = false, pages = 2 }: AllOptions): Promise<void> {
  await withBrowser(async (browser) => {
    for (const kind of kinds) {
      const plates = platesOf(kind, out)
      if (kind !== 'drawings' && kind !== 'heroes') removeUnnamed(join(out, kind), new Set(plates.map(({ path }) => path)))
      const wanted = plates.filter(({ path }) => path.includes(match) && (fresh || !existsSync(path)))
      const started = performance.now()
      const bytes = await paintAll(browser, wanted, pages)
      const seconds = (performance.now() - started) / 1000
      console.log(`${kind}: ${plates.length} files, ${wanted.length} painted, ${(bytes / 2 ** 20).toFixed(1)} MB in ${seconds.toFixed(0)} s`)
    }
  })
}

function removeUnnamed(folder: string, named: ReadonlySet<string>): void {
  if (!existsSync(folder)) return
  for (const file of readdirSync(folder)) if (!named.has(join(folder, file))) rmSync(join(folder, file))
}
