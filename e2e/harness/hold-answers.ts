import type { Page } from '@playwright/test'

/** Holds the server's answers to navigations back until released, so that what is seen meanwhile does not depend on a clock. */
export async function holdAnswers(page: Page): Promise<() => void> {
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.data(\?|$)/, async (route) => {
    await held
    await route.fallback()
  })
  return release
}
