import type { Browser, BrowserContext } from '@playwright/test'
import { comeAlive } from './come-alive.ts'

/** An address of every site of ours that runs no script. */
export const PARKING = '/robots.txt'

/** A browser profile: cookies, stores and cached files of one person at a time. */
export interface Profile {
  readonly context: BrowserContext
  /** As a new one, but for the files that are cached: no pages, cookies, stores, permissions or routes of the test before. */
  empty(): Promise<void>
}

/**
 * A profile for many tests, one after the other. A page that stays open keeps the process in which the site's pages are drawn (`--process-per-site`) with its
 * compiled scripts and read fonts: a page in a process of its own takes twice the processor time.
 */
export async function openProfile(browser: Browser, siteUrl: string): Promise<Profile> {
  const context = await browser.newContext()
  const parked = await context.newPage()
  await parked.goto(new URL(PARKING, siteUrl).href)
  const devtools = await context.newCDPSession(parked)
  const origins = new Set<string>()
  context.on('page', comeAlive)
  context.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith('http')) origins.add(new URL(request.url()).origin)
  })
  return {
    context,
    async empty() {
      await Promise.all(context.pages().map((page) => page !== parked && page.close()))
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.setOffline(false)
      await context.clearPermissions()
      await context.clearCookies()
      for (const origin of origins) await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      origins.clear()
    },
  }
}
