import { findOrInstallBrowser } from '../tools/browser/find-browser.ts'
import { spawnServer } from '../tools/process/spawn-server.ts'
import { ms, quantile, seconds } from './figures.ts'
import { type PageFigures, withLighthouse } from './lighthouse.ts'
import { pagesOfAJourney } from './pages-of-a-journey.ts'
import { pagesPerSecond } from './pages-per-second.ts'
import { visitorOf } from './visitor.ts'

const RUNS = 3

/** Lighthouse with a phone's means on the pages of a journey, the weight of their scripts, and how many result pages a second are served. */
export async function run(): Promise<void> {
  const browser = await findOrInstallBrowser()
  const server = await spawnServer()
  try {
    const visitor = visitorOf(server.url)
    const pages = await pagesOfAJourney(visitor)
    const speed = await pagesPerSecond(server.url, pages.results, 8)
    const told: string[] = []
    await withLighthouse(browser, visitor.cookies(), async (measure) => {
      for (const [name, path] of Object.entries(pages)) {
        const runs: PageFigures[] = []
        for (let turn = 0; turn < RUNS; turn++) runs.push(await measure(server.url + path))
        told.push(`${name} ${lineOf(runs)}`)
      }
    })
    told.push(`${Math.round(speed.pages)} result pages/s at 8 at once (${ms(speed.processorMs)} of processor each)`)
    told.push(`${Math.round(speed.memoryMb)} MB of memory after it`)
    console.log(`pages: ${told.join('; ')}`)
  } finally {
    await server.stop()
  }
}

/** The middle of the runs: other work on the machine makes single ones slow. */
function lineOf(runs: readonly PageFigures[]): string {
  const middle = (figure: keyof PageFigures) =>
    quantile(
      runs.map((run) => run[figure]),
      0.5,
    )
  return `LCP ${seconds(middle('lcpMs'))} TBT ${ms(middle('tbtMs'))} CLS ${middle('shift').toFixed(3)} JS ${middle('scriptKb').toFixed(1)} KB`
}
