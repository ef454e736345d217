import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { chromiumFlags } from '../browser/chromium-flags.ts'
import { findOrInstallBrowser } from '../browser/find-browser.ts'

/** One picture to be: where it goes, its size, and what draws it once its turn comes. */
export interface Plate {
  readonly path: string
  readonly width: number
  readonly height: number
  /** AVIF quality, 1 to 100. From 46 on the dots of a stipple stay dots. */
  readonly quality: number
  draw(): string
}

// From 4 on an encoder spends five times as long for nothing: dots are noise to it either way.
const EFFORT = 3

/** Runs in the page: stipple filters are slow to paint, so they are painted once, here, and never at a visitor's. */
async function paint({ svg, width, height }: { svg: string; width: number; height: number }): Promise<string> {
  const sized = svg.replace(/ width="[\d.]+" height="[\d.]+"/, ` width="${width}" height="${height}"`)
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  return canvas.toDataURL('image/png')
}

export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await findOrInstallBrowser(), args: [...chromiumFlags] })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** Paints every plate on `pages` pages of their own processes, in no order, and returns the bytes of all. */
export async function paintAll(browser: Browser, plates: readonly Plate[], pages: number): Promise<number> {
  // One thread a page: more would only slow down other work on the machine.
  sharp.concurrency(1)
  const waiting = [...plates]
  let bytes = 0
  const work = async () => {
    const page = await (await browser.newContext()).newPage()
    for (let plate = waiting.shift(); plate !== undefined; plate = waiting.shift()) {
      const { path, width, height, quality } = plate
      const url = await page.evaluate(paint, { svg: plate.draw(), width, height })
      const png = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
      const avif = await sharp(png).avif({ quality, effort: EFFORT, chromaSubsampling: '4:2:0' }).toBuffer()
      bytes += save(path, avif)
    }
  }
  await Promise.all(Array.from({ length: Math.min(pages, plates.length) }, work))
  return bytes
}

/** A file is written whole or not at all: an interrupted run continues where it stopped. */
function save(path: string, avif: Buffer): number {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.part`, avif)
  renameSync(`${path}.part`, path)
  return avif.length
}
