import type { Page } from '@playwright/test'

/**
 * After opening or reloading a page, waits until its script handles clicks: what is done before that is repeated later, in another order. Before going back
 * too: a script that is still starting writes into the history, which Playwright would take for the way back, and the page that is being left would be clicked.
 */
export function comeAlive(page: Page): void {
  const { goto, goBack, reload } = page
  page.goto = async (...args) => {
    const answer = await goto.apply(page, args)
    await alive(page)
    return answer
  }
  page.goBack = async (...args) => {
    await alive(page)
    const from = page.url()
    const answer = await goBack.apply(page, args)
    await page.waitForURL(({ href }) => href !== from)
    await alive(page)
    return answer
  }
  page.reload = async (...args) => {
    const answer = await reload.apply(page, args)
    await alive(page)
    return answer
  }
}

const alive = (page: Page) =>
  page.waitForFunction(() => !('__reactRouterContext' in window) || Object.keys(document).some((key) => key.startsWith('__reactContainer')))
