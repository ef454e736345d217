import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { chromiumFlags } from '../tools/browser/chromium-flags.ts'
import { freePorts } from '../tools/process/free-ports.ts'

export interface PageFigures {
  readonly lcpMs: number
  readonly tbtMs: number
  readonly shift: number
  /** All scripts of ours that the page loaded, gzip'd, in units of 1000 bytes. */
  readonly scriptKb: number
}

/** Opens one browser for several measurements with applied throttling, as a phone of the middle class. */
export async function withLighthouse(
  executablePath: string,
  cookie: string,
  work: (measure: (url: string) => Promise<PageFigures>) => Promise<void>,
): Promise<void> {
  const [port] = await freePorts(1)
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, `--remote-debugging-port=${port}`] })
  try {
    const session = await browser.newBrowserCDPSession()
    await work(async (url) => {
      // Each page is a first visit: cookies of the page before would also conflict with ours.
      await session.send('Storage.clearCookies')
      const audits = await auditsOf(url, port as number, cookie)
      const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
      return {
        lcpMs: value('largest-contentful-paint'),
        tbtMs: value('total-blocking-time'),
        shift: value('cumulative-layout-shift'),
        scriptKb: await gzippedKb(scriptsOf(audits['network-requests']?.details, new URL(url).origin)),
      }
    })
  } finally {
    await browser.close()
  }
}

/** On a busy machine a trace may break off: asked for again, a few times. */
async function auditsOf(url: string, port: number, cookie: string, tries = 3): Promise<Result['audits']> {
  const run = await lighthouse(url, { port, onlyCategories: ['performance'], throttlingMethod: 'devtools', logLevel: 'error', extraHeaders: { cookie } })
  if (run && !run.lhr.runtimeError) return run.lhr.audits
  if (tries > 1) return auditsOf(url, port, cookie, tries - 1)
  throw new Error(`Lighthouse could not measure ${url}: ${run?.lhr.runtimeError?.message}`)
}

function scriptsOf(details: unknown, origin: string): string[] {
  const { items = [] } = (details ?? {}) as { items?: readonly { url: string; resourceType?: string }[] }
  return items.filter(({ resourceType, url }) => resourceType === 'Script' && url.startsWith(`${origin}/`)).map(({ url }) => url)
}

async function gzippedKb(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all([...new Set(urls)].map(async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 9 }).length))
  return sizes.reduce((total, size) => total + size, 0) / 1000
}
