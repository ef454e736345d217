import { readdirSync } from 'node:fs'
import { findOrInstallBrowser } from '../tools/browser/find-browser.ts'
import { spawnServer } from '../tools/process/spawn-server.ts'
import { fromRoot } from '../tools/root.ts'
import { ms, quantile, seconds } from './figures.ts'
import { type PageFigures, withLighthouse } from './lighthouse.ts'
import { pagesOfAJourney } from './pages-of-a-journey.ts'
import { pagesPerSecond, type Speed } from './pages-per-second.ts'
import { visitorOf } from './visitor.ts'

const RUNS = 3

// As browsers ask. A first visit is answered with the style sheet within the page, and on a phone with its first picture.
const FIRST_VISIT = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (Linux; Android 15; Phone) Chrome/140.0.0.0 Mobile Safari/537.36' }

/** Lighthouse with a phone's means on the pages of a journey, the weight of their scripts, and how many result pages a second are served. */
export async function run(): Promise<void> {
  const browser = await findOrInstallBrowser()
  const server = await spawnServer()
  try {
    const visitor = visitorOf(server.url)
    const pages = await pagesOfAJourney(visitor)
    const askers = { count: 8, headers: { 'accept-encoding': 'br', cookie: storedFiles() } }
    const again = await pagesPerSecond(server.url, pages.results, askers)
    const first = await pagesPerSecond(server.url, pages.results, { ...askers, headers: FIRST_VISIT })
    const lines: string[] = []
    await withLighthouse(browser, visitor.cookies(), async (measure) => {
      for (const [name, path] of Object.entries(pages)) {
        const runs: PageFigures[] = []
        for (let turn = 0; turn < RUNS; turn++) runs.push(await measure(server.url + path))
        lines.push(`${name} ${lineOf(runs)}`)
      }
    })
    lines.push(`result pages as brotli at 8 at once: ${speedOf(again)}, on first visits ${speedOf(first)}`)
    lines.push(`${Math.round(first.memoryMb)} MB of memory after it`)
    console.log(`pages: ${lines.join('; ')}`)
  } finally {
    await server.stop()
  }
}

const speedOf = ({ pages, processorMs }: Speed): string => `${Math.round(pages)}/s (${ms(processorMs)} of processor each)`

/** The cookie of a browser that has stored our files: the name of the built style sheet. */
const storedFiles = (): string => `files=${readdirSync(fromRoot('apps', 'web', 'build', 'client', 'assets')).find((name) => /^app-.*\.css$/.test(name))}`

/** The middle of the runs: other work on the machine makes single ones slow. */
function lineOf(runs: readonly PageFigures[]): string {
  const middle = (figure: keyof PageFigures) =>
    quantile(
      runs.map((run) => run[figure]),
      0.5,
    )
  return `LCP ${seconds(middle('lcpMs'))} TBT ${ms(middle('tbtMs'))} CLS ${middle('shift').toFixed(3)} JS ${middle('scriptKb').toFixed(1)} KB`
}
