import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { AxeBuilder } from '@axe-core/playwright'
import { expect, type Frame, type Page } from '@playwright/test'

type Options = Parameters<AxeBuilder['options']>[0]
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

/** What of a document is read: selectors; nothing named is all of it. */
interface Context {
  readonly include: readonly string[]
  readonly exclude: readonly string[]
}

/** Axe as a document has it. */
interface Axe {
  run(context: Context, options: Options): Promise<Results>
  runPartial(context: Context, options: Options): Promise<object>
  finishRun(partials: readonly (object | null)[], options: Options): Promise<Results>
  readonly utils: {
    getFrameContexts(context: Context): { frameSelector: string; frameContext: Context }[]
    shadowSelect(selector: string): Element | null
  }
}

declare const axe: Axe

interface Reading {
  /** Rules that cannot hold here. */
  readonly without?: readonly string[]
  /** These rules alone. */
  readonly only?: readonly string[]
  /** The part of the page that is read, as a selector; default: all of it. */
  readonly part?: string
  /** Frames that lead nowhere are left out. */
  readonly frames?: boolean
}

const file = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')
/** Its findings name the element by its selector: without this it stores the source of each element, a fifth of its work. */
const axeSource = `${readFileSync(file, 'utf8')};axe.configure({ noHtml: true })`

/** Axe finds nothing on the page, its frames included. Colours during a transition are not checked, so animations are finished first; what is found is looked at again, for a button may have changed meanwhile. */
export async function axeClean(page: Page, { without = [], only, part, frames = true }: Reading = {}): Promise<void> {
  const options: Options = {
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    ...(only && { runOnly: { type: 'rule', values: [...only] } }),
    // Style sheets are fetched for one rule alone, an experimental one that is off.
    preload: { assets: ['media'] },
    iframes: frames,
  }
  const context: Context = { include: part === undefined ? [] : [part], exclude: [] }
  const isAlone = !frames || page.frames().length === 1
  const read = async (): Promise<Found> => {
    await page.evaluate(atRest)
    return (isAlone ? readAlone : readWithFrames)(page, context, options)
  }
  let { violations } = await read()
  if (violations.length > 0) violations = (await read()).violations
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  )
  // What is wrong on a page does not hide the rest of the journey.
  expect.soft(findings, `axe on ${page.url()}`).toEqual([])
}

type Found = Pick<Results, 'violations'>

async function readAlone(page: Page, context: Context, options: Options): Promise<Found> {
  await bringAxe(page.mainFrame())
  return page.evaluate(async ([within, how]) => ({ violations: (await axe.run(within, how)).violations }), [context, options] as const)
}

/** Each frame is read by itself; the page puts the findings together. Axe's own builder opens a blank page for that, which takes longer than the rest. */
async function readWithFrames(page: Page, context: Context, options: Options): Promise<Found> {
  const partials = await partialsOf(page.mainFrame(), context, options)
  return page.evaluate(async ([found, how]) => ({ violations: (await axe.finishRun(found, how)).violations }), [partials, options] as const)
}

/** What axe found in a frame and in those within it, in the order in which it merges them. */
async function partialsOf(frame: Frame, context: Context, options: Options): Promise<(object | null)[]> {
  await bringAxe(frame)
  const inner = await frame.evaluate((within) => axe.utils.getFrameContexts(within), context)
  const partials: (object | null)[] = [await frame.evaluate(([within, how]) => axe.runPartial(within, how), [context, options] as const)]
  for (const { frameSelector, frameContext } of inner) {
    const element = await frame.evaluateHandle((selector) => axe.utils.shadowSelect(selector), frameSelector)
    const child = await element.asElement()?.contentFrame()
    partials.push(...(child ? await partialsOf(child, frameContext, options) : [null]))
  }
  return partials
}

/**
 * A document gets axe once, however often it is read: as a file, which the browser compiles once, where the page's own scripts may add scripts; else as text
 * that is sent to it, which takes twice as long.
 */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(addScript, await address()))) await frame.evaluate(axeSource)
}

/** Runs in the page; false where its policy allows no script that is added, or it could not be loaded. */
function addScript(src: string): boolean | Promise<boolean> {
  if ('axe' in window) return true
  // A nonce comes with 'strict-dynamic' here.
  if (!document.querySelector('script[nonce]') || !navigator.onLine) return false
  const script = Object.assign(document.createElement('script'), { src })
  document.head.append(script)
  return new Promise<boolean>((resolve) => {
    script.onload = () => resolve(true)
    script.onerror = () => resolve(false)
  }).then((isThere) => {
    script.remove()
    return isThere
  })
}

let served: Promise<string> | undefined

/** Where this process serves axe, for as long as it runs. */
function address(): Promise<string> {
  served ??= serve()
  return served
}

async function serve(): Promise<string> {
  const server = createServer((_, answer) => {
    answer
      .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=86400, immutable', 'cross-origin-resource-policy': 'cross-origin' })
      .end(axeSource)
  })
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/axe.js`
}

/** Finite animations are finished; infinite ones go on. Runs in the page. */
function atRest(): Promise<unknown> {
  const ending = document.getAnimations().filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  return Promise.allSettled(ending.map(({ finished }) => finished))
}
