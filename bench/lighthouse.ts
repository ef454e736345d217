import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumFlags } from '../tools/browser/chromium-flags.ts'
import { freePorts } from '../tools/process/free-ports.ts'

export interface PageFigures {
  readonly lcpMs: number
  readonly tbtMs: number
  readonly shift: number
  /** All scripts the page loaded, gzip'd, in units of 1000 bytes. */
  readonly scriptKb: number
}

/** Opens one browser for several measurements with applied throttling, as a phone of the middle class. */
export async function withLighthouse(executablePath: string, work: (measure: (url: string) => Promise<PageFigures>) => Promise<void>): Promise<void> {
  const [port] = await freePorts(1)
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, `--remote-debugging-port=${port}`] })
  try {
    await work(async (url) => {
      const run = await lighthouse(url, { port, onlyCategories: ['performance'], throttlingMethod: 'devtools', logLevel: 'error' })
      const audits = run?.lhr.audits
      if (!audits || run?.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${run?.lhr.runtimeError?.message}`)
      const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
      return {
        lcpMs: value('largest-contentful-paint'),
        tbtMs: value('total-blocking-time'),
        shift: value('cumulative-layout-shift'),
        scriptKb: await gzippedKb(scriptsOf(audits['network-requests']?.details)),
      }
    })
  } finally {
    await browser.close()
  }
}

function scriptsOf(details: unknown): string[] {
  const { items = [] } = (details ?? {}) as { items?: readonly { url: string; resourceType?: string }[] }
  return items.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => url)
}

async function gzippedKb(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all([...new Set(urls)].map(async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length))
  return sizes.reduce((total, size) => total + size, 0) / 1000
}
