import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags } from '../browser/chromium-flags.ts'
import { findOrInstallBrowser } from '../browser/find-browser.ts'

export interface Picture {
  readonly svg: string
  readonly width: number
  readonly height: number
  /** WebP quality, 0 to 1. */
  readonly quality: number
}

/** Runs in the page: stipple filters are slow to paint, so they are painted once, here, and never at a visitor's. */
async function paint({ svg, width, height, quality }: Picture): Promise<string> {
  const sized = svg.replace(/ width="[\d.]+" height="[\d.]+"/, ` width="${width}" height="${height}"`)
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  return canvas.toDataURL('image/webp', quality)
}

export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await findOrInstallBrowser(), args: [...chromiumFlags] })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** Paints every job on `pages` pages of their own processes and hands each WebP to `done`, in no order. */
export async function paintAll<Job>(
  browser: Browser,
  jobs: readonly Job[],
  pages: number,
  draw: (job: Job) => Picture,
  done: (job: Job, webp: Buffer) => void,
): Promise<void> {
  const waiting = [...jobs]
  const work = async () => {
    const page = await (await browser.newContext()).newPage()
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      const url = await page.evaluate(paint, draw(job))
      done(job, Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
    }
  }
  await Promise.all(Array.from({ length: Math.min(pages, jobs.length) }, work))
}
