import { findOrInstallBrowser } from '../tools/browser/find-browser.ts'
import { spawnServer } from '../tools/process/spawn-server.ts'
import { inDays, ms, seconds } from './figures.ts'
import { withLighthouse } from './lighthouse.ts'
import { pagesPerSecond } from './pages-per-second.ts'

/** Lighthouse with a phone's means on the first pages of the journey, the weight of their scripts, and how many result pages a second are served. */
export async function run(): Promise<void> {
  const browser = await findOrInstallBrowser()
  const server = await spawnServer()
  try {
    const results = `${server.url}/search-detail?${await searchQuery(server.url)}`
    const pages = { '/': `${server.url}/`, '/search-detail': results }
    const told: string[] = []
    await withLighthouse(browser, async (measure) => {
      for (const [name, url] of Object.entries(pages)) {
        const { lcpMs, tbtMs, shift, scriptKb } = await measure(url)
        told.push(`${name} LCP ${seconds(lcpMs)} TBT ${ms(tbtMs)} CLS ${shift.toFixed(3)} JS ${scriptKb.toFixed(0)} KB`)
      }
    })
    told.push(`${Math.round(await pagesPerSecond(results, 8))} result pages/s at 8 at once`)
    console.log(`pages: ${told.join('; ')}`)
  } finally {
    await server.stop()
  }
}

async function searchQuery(url: string): Promise<URLSearchParams> {
  const headers = { 'content-type': 'application/json', origin: url }
  const answer = await fetch(`${url}/api/places/suggest`, { method: 'POST', headers, body: JSON.stringify({ text: '', types: ['city'] }) })
  const { data } = (await answer.json()) as { data: { places: [{ place_id: string }] } }
  return new URLSearchParams({ destination: data.places[0].place_id, checkin: inDays(30), checkout: inDays(32), rooms: '2' })
}
