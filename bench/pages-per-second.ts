import { Agent, get, type RequestOptions } from 'node:http'

const WARM_UP_MS = 3_000
const MEASURE_MS = 8_000

export interface Speed {
  readonly pages: number
  /** What one page costs the server: less shaken by other work on the machine than the first figure. */
  readonly processorMs: number
  /** What the process holds afterwards, the embedded database included. */
  readonly memoryMb: number
}

export interface Askers {
  /** How many ask at once, each again as soon as it has its answer. */
  readonly count: number
  /** What each sends along. */
  readonly headers: Readonly<Record<string, string>>
}

/** How many times a second one page is answered. */
export async function pagesPerSecond(origin: string, path: string, { count, headers }: Askers): Promise<Speed> {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  const asked = { url: origin + path, count, options: { agent, headers } }
  await askFor(WARM_UP_MS, asked)
  const before = await metric(origin, 'process_cpu_seconds_total')
  const started = performance.now()
  const answered = await askFor(MEASURE_MS, asked)
  const tookMs = performance.now() - started
  agent.destroy()
  const processorS = (await metric(origin, 'process_cpu_seconds_total')) - before
  const memoryMb = (await metric(origin, 'process_resident_memory_bytes')) / 2 ** 20
  return { pages: (answered / tookMs) * 1000, processorMs: (processorS * 1000) / answered, memoryMb }
}

async function metric(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])
}

interface Asked {
  readonly url: string
  readonly count: number
  readonly options: RequestOptions
}

async function askFor(durationMs: number, { url, count, options }: Asked): Promise<number> {
  const end = performance.now() + durationMs
  const counts = await Promise.all(
    Array.from({ length: count }, async () => {
      let answered = 0
      for (; performance.now() < end; answered++) await ask(url, options)
      return answered
    }),
  )
  return counts.reduce((total, answered) => total + answered, 0)
}

// The plain client of Node: the browser-like one would take a good part of the two cores for itself.
function ask(url: string, options: RequestOptions): Promise<void> {
  return new Promise((answered, failed) => {
    get(url, options, (response) => {
      if (response.statusCode !== 200) failed(new Error(`${url} answered ${response.statusCode}`))
      response.resume().once('end', answered).once('error', failed)
    }).once('error', failed)
  })
}
