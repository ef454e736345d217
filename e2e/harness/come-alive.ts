import type { Page } from '@playwright/test'

/** After opening or reloading a page, waits until its script handles presses: it is loaded a moment earlier, and a press before that is lost. */
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
