import type { Page } from '@playwright/test'

/**
 * After opening or reloading a page, waits until it is hydrated: what is done before that is repeated later, in another order. Before going back
 * too: a script that is still starting writes into the history, which Playwright would take for the way back, and the page that is being left would be clicked.
 */
export function waitForHydration(page: Page): void {
  const { goto, goBack, reload } = page
  page.goto = async (...args) => {
    const answer = await goto.apply(page, args)
    await hydrated(page)
    return answer
  }
  page.goBack = async (...args) => {
    await hydrated(page)
    const from = page.url()
    const answer = await goBack.apply(page, args)
    await page.waitForURL(({ href }) => href !== from)
    await hydrated(page)
    return answer
  }
  page.reload = async (...args) => {
    const answer = await reload.apply(page, args)
    await hydrated(page)
    return answer
  }
}

const hydrated = (page: Page) =>
  page.waitForFunction(() => !('__reactRouterContext' in window) || Object.keys(document).some((key) => key.startsWith('__reactContainer')))
