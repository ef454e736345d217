import type { Browser, BrowserContext, Page } from '@playwright/test'
import { waitForHydration } from './hydrated.ts'

/** An address of every site of ours that runs no script. */
export const PARKING = '/healthz'

/** A browser profile: cookies, stores and cached files of one person at a time. */
export interface Profile {
  readonly context: BrowserContext
  /** As a new one, but for the files that are cached: no pages, cookies, stores, permissions or routes of the test before. */
  empty(): Promise<void>
}

/** The profiles of a worker's tests, by the sites they were opened for and whether scripts run in them. */
export class Profiles {
  readonly #opened = new Map<string, Profile>()

  /** One for tests of these sites, the first of which a relative address belongs to. */
  async of(browser: Browser, sites: readonly string[], hasScripts: boolean): Promise<Profile> {
    const key = `${sites.join(' ')} ${hasScripts}`
    const profile = this.#opened.get(key) ?? (await openProfile(browser, sites))
    this.#opened.set(key, profile)
    return profile
  }

  has(context: BrowserContext): boolean {
    return [...this.#opened.values()].some((profile) => profile.context === context)
  }

  /** Closes those of a site whose server ends. */
  async leave(site: string): Promise<void> {
    for (const [key, { context }] of this.#opened) {
      if (!key.startsWith(`${site} `)) continue
      this.#opened.delete(key)
      await context.close()
    }
  }
}

/**
 * A profile for many tests, one after the other. A page of each site that stays open keeps the process in which the site's pages are rendered (`--process-per-site`)
 * with its compiled scripts and read fonts: a page in a process of its own takes twice the processor time.
 */
async function openProfile(browser: Browser, sites: readonly string[]): Promise<Profile> {
  const context = await browser.newContext()
  const parked = new Set<Page>()
  for (const site of sites) {
    const page = await context.newPage()
    await page.goto(new URL(PARKING, site).href)
    parked.add(page)
  }
  const devtools = await context.newCDPSession([...parked][0] as Page)
  const origins = new Set<string>()
  context.on('page', waitForHydration)
  context.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith('http')) origins.add(new URL(request.url()).origin)
  })
  return {
    context,
    async empty() {
      await Promise.all(context.pages().map((page) => !parked.has(page) && page.close()))
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.setOffline(false)
      await context.clearPermissions()
      await context.clearCookies()
      for (const origin of origins) await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      origins.clear()
    },
  }
}
