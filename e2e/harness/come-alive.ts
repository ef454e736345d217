import type { Page } from '@playwright/test'

/** A page that is opened or loaded anew is waited for until its script hears what is pressed: it is loaded a moment before, and whoever is faster presses in vain. */
export function comeAlive(page: Page): void {
  const { goto, reload } = page
  page.goto = async (...args) => {
    const answer = await goto.apply(page, args)
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
