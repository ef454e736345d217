import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { facade, facadeTypes, namedPlaces, posterFor } from '@sojourn/art'
import { paintAll, withBrowser } from './painter.ts'

interface Job {
  readonly name: string
  readonly width: number
  readonly height: number
  draw(): string
}

export interface AllOptions {
  readonly out: string
  /** The first so many destinations; all of them by default. */
  readonly limit?: number
  /** These destinations alone. */
  readonly keys?: readonly string[]
  /** So many façades, thrown by number, by day and by night. */
  readonly facades?: number
  readonly pages?: number
}

const QUALITY = 0.78
/** The widths pages ask for. */
const POSTER_WIDTHS = [300, 600]

function posterJobs(keys: readonly string[]): Job[] {
  return keys.flatMap((key) =>
    [false, true].flatMap((night) =>
      POSTER_WIDTHS.map((width) => ({
        name: `posters/${key}${night ? '-night' : ''}-${width}`,
        width,
        height: (width * 4) / 3,
        draw: () => posterFor({ key, type: 'city', climate: 'temperate' }, { night }),
      })),
    ),
  )
}

function facadeJobs(count: number): Job[] {
  return Array.from({ length: count }, (_, i) => i).flatMap((i) =>
    [false, true].map((night) => ({
      name: `facades/${i}${night ? '-night' : ''}-480`,
      width: 480,
      height: 480,
      draw: () => facade({ type: facadeTypes[i % facadeTypes.length] ?? 'town-house', seed: `hotel-${i}`, night }),
    })),
  )
}

/** Renders posters of the named destinations, day and night, and says what it cost. */
export async function renderAll({ out, limit = namedPlaces.length, keys = namedPlaces.slice(0, limit), facades = 0, pages = 2 }: AllOptions): Promise<void> {
  for (const folder of ['posters', 'facades']) mkdirSync(join(out, folder), { recursive: true })
  await withBrowser(async (browser) => {
    for (const [what, jobs] of [
      ['posters', posterJobs(keys)],
      ['façades', facadeJobs(facades)],
    ] as const) {
      if (!jobs.length) continue
      const started = performance.now()
      let bytes = 0
      await paintAll<Job>(
        browser,
        jobs,
        pages,
        (job) => ({ svg: job.draw(), width: job.width, height: job.height, quality: QUALITY }),
        (job, webp) => {
          bytes += webp.length
          writeFileSync(join(out, `${job.name}.webp`), webp)
        },
      )
      const seconds = (performance.now() - started) / 1000
      console.log(`${jobs.length} ${what}: ${(bytes / 2 ** 20).toFixed(1)} MB, ${(bytes / jobs.length / 1024).toFixed(0)} KB each, ${seconds.toFixed(1)} s`)
    }
  })
}
